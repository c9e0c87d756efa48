/** The last night: titles, the burglary, the noses, and every coin counted. */
import { useMemo } from 'preact/hooks';
import { Face as Head, Picture } from '../../../../web/kit/index.ts';
import { movedFor, roundCount, seatCount } from '../../state.ts';
import { tieIn } from '../../story.ts';
import { listIn } from '../../texts/index.ts';
import { stack } from '../art/coins.ts';
import { bakerHat, shopBoard } from '../art/figures.ts';
import { C } from '../art/inks.ts';
import { Bot, Sign, Tokens } from '../cards.tsx';
import { secondsIn, timesOf } from '../race.ts';
import { signed, standings } from '../ranks.ts';
import { Backdrop, fitOf, Panel, type Scene } from './parts.tsx';
import { counter, noseRoom, shop } from './stage-art.ts';
import { burglaryStreet, ownWindow } from './street.ts';

const CAP =
  '<path fill="#1b1210" d="M-66 -34Q-60 -92 0 -94Q60 -92 66 -34Q0 -54 -66 -34Z"/>' +
  `<path fill="${C.raspDeep}" d="M-70 -40Q0 -64 70 -40L72 -22Q0 -46 -72 -22Z"/>`;

export function FinalCount({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const { titles, burglary } = view;
  const isSelf = burglary?.victim === null && titles?.thief === titles?.absent;
  const names = namesIn(scene);
  const board = useMemo(() => ({ __html: shopBoard([t.table.closed]) }), [t]);
  if (!titles || !burglary) return null;
  const { thief } = titles;
  const absent = burglary.victim ?? titles.absent;
  const days = (roundCount(view) / seatCount(view)) * (seatCount(view) - 1);
  const cap = `<g transform="translate(${isSelf ? '604 480' : '830 506'}) rotate(-8)">${CAP}</g>`;
  return (
    <div class={`it-burg${isSelf ? ' is-self' : ''}`}>
      <Backdrop
        art={() => (isSelf ? ownWindow() : burglaryStreet(burglary.amount))}
        of={`${isSelf} ${burglary.amount}`}
      />
      <h1 class="it-ttl">{t.end.burglary}</h1>
      <Head seat={faces[thief]!} class="it-thief" />
      <Picture width={1920} height={1080} art={cap} class="it-over" />
      <Panel class="it-lbl">
        <Head seat={faces[thief]!} />
        <div>
          <b>{t.table.thief(name(thief))}</b>
          <span>
            <Sign id="eye" />
            {t.table.suspected(view.suspicious[thief]!)}
          </span>
          <small>{tieIn({ t, view, names }, 'thief')}</small>
        </div>
      </Panel>
      <Panel class="it-lbl is-two">
        <Head seat={faces[absent]!} />
        <div>
          <b>{absent === thief ? t.table.andAbsent : t.table.absent(name(absent))}</b>
          <span>
            <Sign id="shop" />
            {t.table.openDays(view.openShop[absent]!, days)}
          </span>
          {absent === titles.absent && <small>{tieIn({ t, view, names }, 'absent')}</small>}
        </div>
      </Panel>
      <svg
        class="it-brd"
        viewBox="0 0 200 146"
        role="img"
        aria-label={t.table.closed}
        dangerouslySetInnerHTML={board}
      />
      <Panel class={`it-rank${seatCount(view) > 6 ? ' is-many' : ''}`}>
        <h2>{t.phases['final-count']}</h2>
        <ol>
          {standings(view).map(({ seat, place }) => (
            <li key={seat} class={place === 1 ? 'is-win' : ''}>
              <i>{place}</i>
              <Head seat={faces[seat]!} />
              <span>
                <span class="it-rn" style={{ '--nm-fit': fitOf(name(seat), 11) }}>
                  {name(seat)}
                  {faces[seat]!.bot && <Bot t={t} />}
                </span>
                <span class="it-l2">
                  <Tokens shop={view.openShop[seat]!} suspicious={view.suspicious[seat]!} t={t} />
                </span>
              </span>
              <span class="it-ch num">{signed(movedFor(view, seat))}</span>
              <b class="it-g num">{view.gold[seat]}</b>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

const TEN = 10;
const COLUMN = 50;

/** Every coin, in stacks of ten. */
function Purse({ gold }: { gold: number }) {
  const art = useMemo(() => {
    const columns = Math.ceil(gold / TEN);
    const gap = Math.min(COLUMN, 654 / Math.max(1, columns));
    let s = '';
    for (let k = 0; k < columns; k++) {
      const here = Math.min(TEN, gold - k * TEN);
      s += stack(26 + k * gap, 74, here, { rx: 22, seed: here === TEN ? 3 : 5 });
    }
    return s;
  }, [gold]);
  return <Picture width={700} height={76} art={art} class="it-cn" />;
}

export function Finished({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const { ranking } = view;
  const hat = useMemo(() => `<g transform="translate(330 546)">${bakerHat(1.34)}</g>`, []);
  const first = ranking?.winners[0];
  return (
    <div class={`it-fin${ranking ? '' : ' is-off'}`}>
      <Backdrop art={() => shop(102) + (first === undefined ? '' : counter())} of={`${first === undefined}`} />
      <div class="it-sgn">
        <h1>{ranking ? t.phases['final-count'] : t.end.cancelled}</h1>
      </div>
      {first !== undefined && (
        <>
          <Head seat={faces[first]!} class="it-wf" />
          <Picture width={1920} height={1080} art={hat} class="it-over" />
        </>
      )}
      {ranking && (
        <p class="it-wn">
          <b>
            {ranking.winners.length > 1
              ? t.end.share(namesIn(scene)(ranking.winners))
              : t.end.wins(name(ranking.winners[0]!))}
          </b>
          <span>{t.end.why[ranking.why]}</span>
        </p>
      )}
      <ol class="it-cnt">
        {standings(view).map(({ seat, place }) => (
          <li key={seat} class={place === 1 ? 'is-win' : ''}>
            <i>{place}</i>
            <div class="tag it-ntag">
              <Head seat={faces[seat]!} />
              <span>
                <span class="nm" style={{ '--nm-fit': fitOf(name(seat), 11) }}>
                  {name(seat)}
                  {faces[seat]!.bot && <Bot t={t} />}
                </span>
                <span class="it-l2">
                  <Tokens shop={view.openShop[seat]!} suspicious={view.suspicious[seat]!} t={t} />
                </span>
              </span>
            </div>
            <Purse gold={view.gold[seat]!} />
            <b class="num">{view.gold[seat]}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const namesIn =
  ({ stage, name }: Scene) =>
  (seats: readonly number[]): string =>
    listIn(stage.language, seats.map(name));

export function NoseRace({ scene }: { scene: Scene }) {
  const { view, t, faces, name, stage } = scene;
  const race = view.nose;
  if (!race) return null;
  const isRed = race.isRunning && race.isCued;
  // Real noses wait for no cue of ours. (IM-118)
  const isReal = view.options.noseRace === 'table';
  const { ms, winner } = timesOf(race);
  const word = winner !== undefined ? `${name(winner)}!` : isRed ? t.nose.now : isReal ? t.nose.title : t.phone.wait;
  return (
    <div class={`it-nose${isRed ? ' is-red' : ''}${isReal ? ' is-real' : ''}`}>
      <Backdrop art={() => noseRoom(isRed ? 'red' : 'grey')} of={String(isRed)} />
      <h1>{word}</h1>
      <ul class={`it-pls is-${race.racing.length}`}>
        {race.racing.map((seat) => {
          const time = ms.get(seat);
          return (
            <li key={seat} class={seat === winner ? 'is-won' : ''}>
              <Head seat={faces[seat]!} />
              <b>{name(seat)}</b>
              {time !== undefined && <span class="num">{secondsIn(stage.language, time)}</span>}
              {race.isRunning && race.locked[seat] && <em>{t.table.taped}</em>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
