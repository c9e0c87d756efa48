/** The dog eats the lowest card of every bag in the room; the next one turns up. */
import { useMemo } from 'preact/hooks';
import { Face as Head, Icon } from '../../../../web/kit/index.ts';
import { dogBack, dogFront } from '../art/dog.ts';
import { Backs, Card } from '../cards.tsx';
import { Home } from './home.tsx';
import { Name, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';

/** What each one in the room has lost: the card that lay open before the one that does now. */
export const eatenOf = ({ view }: Pick<Play, 'view'>, seat: number) =>
  view.shown[seat]!.at(view.open[seat] === null ? -1 : -2);

export function Inspect(play: Play) {
  const { t, view, me, faces } = play;
  const [back, front] = useMemo(() => [{ __html: dogBack() }, { __html: dogFront() }], []);
  const { jewelGold } = view.options;
  const isLast = view.room.length === 1;
  if (view.home.includes(me)) return <Home {...play} />;
  const bite = view.room.includes(me) ? me : view.room[0]!;
  const eaten = eatenOf(play, bite);
  return (
    <Screen play={play} sign="muffin" bleed class="im-inspect" thumb={<Tools play={play} />}>
      <div class="scene im-dog">
        <svg viewBox="0 0 460 440" aria-hidden="true" dangerouslySetInnerHTML={back} />
        {eaten !== undefined && (
          <span class="im-eaten">
            <Card face={eaten} t={t} jewelGold={jewelGold} />
          </span>
        )}
        <svg viewBox="0 0 460 440" aria-hidden="true" class="im-over" dangerouslySetInnerHTML={front} />
      </div>
      <section class="im-q">
        <h1>{isLast ? t.inspect.last : t.phone.dogEats}</h1>
      </section>
      <ul class="im-chg">
        {view.room.map((seat) => {
          const old = eatenOf(play, seat);
          const open = view.open[seat];
          return (
            <li key={seat}>
              <Head seat={faces[seat]!} size="2.4rem" />
              <Name play={play} seat={seat} />
              {old !== undefined && <Card face={old} t={t} jewelGold={jewelGold} mini class="im-bitten" />}
              <Icon id="right" />
              {open !== null && open !== undefined && <Card face={open} t={t} jewelGold={jewelGold} mini />}
              <Backs n={view.counts[seat]! - (open === null ? 0 : 1)} />
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}
