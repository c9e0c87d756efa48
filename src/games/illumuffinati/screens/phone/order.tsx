/** The order of the Bakers, how many cards each holds, who has passed: public, and the same for all. */
import { Face as Head, Icon } from '../../../../web/kit/index.ts';
import { bakersOf, isLastBaker, passerOf } from '../../state.ts';
import { Backs } from '../cards.tsx';
import { Belongings, Name } from './parts.tsx';
import type { Play } from './play.ts';

export function Order({ play }: { play: Play }) {
  const { t, view, faces } = play;
  const passer = passerOf(view);
  const done = (seat: number) => (isLastBaker(view, seat) ? t.phone.laid : t.phone.given);
  const now = (seat: number) => (isLastBaker(view, seat) ? t.phone.lays : t.phone.chooses);
  return (
    <ol class="im-order">
      {bakersOf(view).map((seat, k) => (
        <li key={seat} class={seat === passer ? 'is-now' : ''}>
          <i>{k + 1}</i>
          <Head seat={faces[seat]!} size="2.4rem" />
          <span class="im-nmx">
            <Name play={play} seat={seat} />
            <Belongings play={play} seat={seat} />
          </span>
          <Backs n={view.counts[seat]!} class="im-bks" />
          <span class="im-st">
            {view.phase === 'hide' && k < view.passes && (
              <>
                <Icon id="check" />
                {done(seat)}
              </>
            )}
            {seat === passer && now(seat)}
          </span>
        </li>
      ))}
    </ol>
  );
}
