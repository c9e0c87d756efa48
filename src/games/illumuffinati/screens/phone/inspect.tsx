/** The dog eats the lowest card of every bag in the room; the next one turns up. */
import { useMemo } from 'preact/hooks';
import { Face as Head, Icon } from '../../../../web/kit/index.ts';
import { MS } from '../../content.ts';
import { dogBack, dogFront } from '../art/dog.ts';
import { Backs, Card, FlatCoin } from '../cards.tsx';
import { FIRST_MS } from '../clock.ts';
import { Home } from './home.tsx';
import { Before } from './others.tsx';
import { Belongings, Name, Screen, Tools } from './parts.tsx';
import { type Play, useEarly } from './play.ts';

/** What each one in the room has lost: the card that lay open before the one that does now. */
export const eatenOf = ({ view }: Pick<Play, 'view'>, seat: number) =>
  view.shown[seat]!.at(view.open[seat] === null ? -1 : -2);

/** First what stays of the bribes, if anybody was asked; then the dog. */
export function Inspect(play: Play) {
  const isEarly = useEarly(play, FIRST_MS.kept, MS.inspect);
  if (play.view.offered && isEarly) return <Kept {...play} />;
  return play.view.home.includes(play.me) ? <Home {...play} /> : <Dog {...play} />;
}

/** All answers turned together: what lay before is struck out. (IM-46) */
function Kept(play: Play) {
  const { t, view, faces } = play;
  const asked = view.room.filter((seat) => view.offered![seat]! > 0);
  return (
    <Screen play={play} sign="door" phase={t.phases.takeback} class="im-kept" thumb={<Tools play={play} />}>
      <h1>{t.phone.stays}</h1>
      <ul class="im-room">
        {asked.map((seat) => (
          <li key={seat} class="im-oth">
            <Head seat={faces[seat]!} size="2.6rem" />
            <span class="im-nmx">
              <Name play={play} seat={seat} />
              <Belongings play={play} seat={seat} />
            </span>
            <span class="im-bb num">
              <Before play={play} seat={seat} />
              {view.bribes[seat]}
              <FlatCoin />
            </span>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Dog(play: Play) {
  const { t, view, me, faces } = play;
  const [back, front] = useMemo(() => [{ __html: dogBack() }, { __html: dogFront() }], []);
  const { jewelGold } = view.options;
  const isLast = view.room.length === 1;
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
