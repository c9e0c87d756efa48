/** The Armoury, the question whether to end, the last cards and the silver. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { cutPoly, disc, gouges, n1, path, seeded } from '../../../../web/art/lino.ts';
import { Face, Picture } from '../../../../web/kit/index.ts';
import type { OpenedNight } from '../../state.ts';
import { flameEnd, flameOn } from '../art/cards.ts';
import { pile } from '../art/guest.ts';
import { greatHall } from '../art/hall.ts';
import { door } from '../art/seals.ts';
import { pouch, torch } from '../art/things.ts';
import { Guest, Head } from './guest.tsx';
import type { TableProps } from './props.ts';
import { BigClock } from './ring.tsx';

/** Doors open without showing the inside, and nobody sees whose. (TR-88) */
export function Armoury(props: TableProps) {
  const { view, t, w, faces, name } = props;
  const opened = view.doors.map((owner) => owner !== null).join();
  const scene = useMemo(() => {
    const hall = greatHall({
      floorY: 800,
      light: {
        x: 960,
        y: 520,
        k: 0.6,
        steps: [
          [860, '#34192a'],
          [620, '#421d2e'],
          [400, '#552233'],
        ],
      },
      clear: [[40, 20, 900, 220]],
    });
    const gap = Math.min(330, 1500 / view.doors.length);
    const doors = view.doors.map((owner, k) => {
      const x = 960 + (k - (view.doors.length - 1) / 2) * gap - 135;
      return `<g transform="translate(${n1(x)} 448) scale(1.8)">${door(k + 1, owner !== null)}</g>`;
    });
    return hall + torch(180, 420, 1.4) + torch(1740, 420, 1.4) + doors.join('');
  }, [opened]);
  const inside = view.visitors.filter((seat) => !view.gone.includes(seat));
  return (
    <div class="ft-layer is-armoury">
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      <Head title={t.words.armoury} sub={w.armoury.title(view.doors.length)} />
      <ul class="ft-visitors">
        {view.visitors.map((seat) => (
          <li key={seat} class={inside.includes(seat) ? '' : 'is-left'}>
            <Face seat={faces[seat]!} />
            {name(seat)}
          </li>
        ))}
      </ul>
      <p class="ft-inside" role="status">
        {w.armoury.inside(inside.length)}
      </p>
      <BigClock {...props} />
    </div>
  );
}

/** The pouches burn together: green with one tongue ends, red with two goes on. */
export function EndVote(props: TableProps) {
  const { view, t, w, faces } = props;
  const isBurning = view.phase !== 'endVote' || view.until === null;
  const voters = isBurning ? Object.keys(view.endVotes).map(Number) : view.living;
  const shown: readonly Seat[] = view.order.filter(
    (seat) => voters.includes(seat) || (isBurning && view.living.includes(seat)),
  );
  const gap = Math.min(330, 1560 / Math.max(1, shown.length));
  const x = (k: number) => 960 + (k - (shown.length - 1) / 2) * gap;
  const state = shown
    .map((seat) => `${seat}${isBurning ? (view.endVotes[seat] ?? '-') : view.endVoted.includes(seat)}`)
    .join();
  const scene = useMemo(() => {
    const hall = greatHall({
      floorY: 640,
      light: {
        x: 960,
        y: 420,
        k: 0.46,
        steps: [
          [980, '#34192a'],
          [760, '#421d2e'],
          [520, '#552233'],
        ],
      },
      clear: [[400, 20, 1120, 240]],
      niches: [
        [130, 640, 130, 300],
        [1790, 640, 130, 300],
      ],
    });
    const shelf =
      path(
        cutPoly(
          [
            [120, 560],
            [1800, 556],
            [1776, 640],
            [144, 644],
          ],
          seeded(5),
          2,
          60,
        ),
        '#20141f',
      ) +
      path(
        cutPoly(
          [
            [104, 536],
            [1816, 532],
            [1812, 568],
            [108, 572],
          ],
          seeded(6),
          2,
          60,
        ),
        '#574a55',
      ) +
      path(
        gouges(
          Array.from(
            { length: 15 },
            (_, k) => [130 + k * 112, 548 + (k % 3) * 4, 200 + k * 112, 549 + (k % 3) * 4, 2.4] as const,
          ),
        ),
        '#7b6b78',
      );
    const bags = shown.map((seat, k) => {
      const choice = view.endVotes[seat];
      if (!isBurning)
        return view.endVoted.includes(seat)
          ? `<g transform="translate(${n1(x(k) - 66)} 440) scale(1.1)">${pouch('#6d1225', '#3a0914', '#c9a14a')}</g>`
          : '';
      const isEnd = choice === 'end';
      const bag = pouch(isEnd ? '#1d2f26' : '#3a1119', isEnd ? '#3f7350' : '#7c1428', '#c9a14a');
      const fire =
        choice === undefined
          ? ''
          : `${path(disc(0, -96, 128, 112), '#6b2a39')}<g transform="translate(0 -56) scale(1.74)">${isEnd ? flameEnd() : flameOn()}</g>`;
      return `<g transform="translate(${n1(x(k))} 540)">${fire}<g transform="translate(-66 -82) scale(1.1 .72)">${bag}</g></g>`;
    });
    return hall + shelf + bags.join('');
  }, [state]);
  return (
    <div class="ft-layer is-endvote">
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      <Head title={w.end.finale} sub={w.left(view.living.length)} />
      <div class="ft-ask" role="status">
        <h1>{w.end.question}</h1>
        <p>{isBurning ? w.end.onlyIf(shown.length) : w.end.thrown(view.endVoted.length, view.living.length)}</p>
      </div>
      {shown.map((seat, k) => {
        const choice = isBurning ? view.endVotes[seat] : undefined;
        return (
          <Guest
            key={seat}
            face={faces[seat]!}
            x={x(k)}
            y={760}
            chair={false}
            class={choice === 'banish' ? 'is-banish' : choice === 'end' ? 'is-end' : ''}
            small={choice ? w.end[choice] : '…'}
          />
        );
      })}
      <p class="ft-count">
        <b class="num">{view.pile}</b>
        {w.bars(view.pile)}
      </p>
      <p class="vh">{t.status.pile(view.pile)}</p>
    </div>
  );
}

/* ---------- the end ---------- */

const RED = {
  wall: '#3a1020',
  cut: '#521729',
  deep: '#1d0810',
  floor: '#220d16',
  floorCut: '#451c2a',
  edge: '#6d3342',
};

const HoodSign = () => (
  <svg class="ft-hd" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M12 1Q6 2 5 10Q4.6 14 1 16V23H23V16Q19.4 14 19 10Q18 2 12 1ZM12 5Q15.4 7 15.2 11Q15 15 12 17Q9 15 8.8 11Q8.6 7 12 5Z"
    />
  </svg>
);

export function Final(props: TableProps) {
  const { view, t, w, faces, name } = props;
  const isOver = view.phase === 'finished';
  const result = view.result;
  const isDone = result?.outcome === 'traitors' || result?.outcome === 'loyals';
  const last = view.order.filter((seat) => view.living.includes(seat));
  const gap = Math.min(380, 1360 / Math.max(1, last.length));
  const x = (k: number) => 740 + (k - (last.length - 1) / 2) * gap;
  const scene = useMemo(() => {
    const hall = greatHall({
      floorY: 590,
      ...RED,
      light: {
        x: 740,
        y: 420,
        k: 0.5,
        steps: [
          [900, '#4a1426'],
          [640, '#5e182c'],
          [420, '#781d33'],
        ],
      },
      clear: [[40, 20, 900, 200]],
    });
    const silver = isOver
      ? last.map((seat, k) =>
          result?.winners.includes(seat)
            ? `<g transform="translate(${n1(x(k))} 776)">${pile(view.share, gap > 300 ? 8 : 5, gap > 300 ? 44 : 34, gap > 300 ? 58 : 46)}</g>`
            : '',
        )
      : [`<g transform="translate(740 776)">${pile(view.pile, 12, 48, 62)}</g>`];
    return hall + torch(120, 400, 1.2) + torch(1400, 400, 1.2) + silver.join('');
  }, [isOver, view.share]);
  const title = !isOver ? t.phases.finalReveal : isDone ? t.end[result!.outcome as 'loyals'] : t.end.aborted;
  const reason =
    isOver && isDone
      ? `${t.end.reasons[result!.reason as 'unanimous']} ${view.remainder > 0 ? w.end.stays(view.remainder) : ''}`
      : '';
  return (
    <div class={`ft-layer is-final${isOver ? ' is-over' : ''}`}>
      <Picture width={1920} height={1080} art={scene} class="ft-scene" />
      <div class="ft-win-head" role="status">
        <h1>{title}</h1>
        <p>{reason}</p>
      </div>
      {last.map((seat, k) => {
        const role = view.identified.includes(seat) || isOver ? view.roles[seat] : undefined;
        const change = view.changes.find((one) => one.seat === seat);
        return (
          <div key={seat}>
            <Guest
              face={faces[seat]!}
              x={x(k)}
              y={360}
              chair={false}
              class={view.onStage === seat && !isOver ? 'is-spot' : ''}
            />
            {role && (
              <p class={`ft-truth is-${role}`} style={{ left: `${n1(x(k))}px` }}>
                <b>{t.roles[role].name}</b>
                {role === 'traitor' && change && isOver ? t.end.how[change.how] : ''}
              </p>
            )}
            {isOver && result?.winners.includes(seat) && (
              <p class="ft-share" style={{ left: `${n1(x(k))}px` }}>
                <b class="num">{view.share}</b> {w.bars(view.share)}
              </p>
            )}
          </div>
        );
      })}
      {isOver && view.honours && <Honours {...props} />}
      {isOver && view.openedNights && <Secrets {...props} />}
      {!isOver && view.onStage !== null && (
        <p class="ft-count">
          <b class="num">{view.pile}</b>
          {w.bars(view.pile)}
          <span class="vh">, {name(view.onStage)}</span>
        </p>
      )}
    </div>
  );
}

const HONOURS = ['sharpestEye', 'bestMask', 'truestFear', 'quartermaster'] as const;

function Honours({ view, t, w, faces, names }: TableProps) {
  return (
    <aside class="ft-panel ft-honours">
      <h2>{w.end.honours}</h2>
      <ul>
        {HONOURS.map((honour) => {
          const [first] = view.honours![honour];
          return first === undefined ? null : (
            <li key={honour}>
              <Face seat={faces[first]!} />
              <span>
                {t.end.honours[honour]}
                <small>{names(view.honours![honour])}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

interface Told {
  readonly seat: Seat | null;
  readonly word: string;
  readonly isTreason: boolean;
}

/** What became of a night, in a word for each face: whoever was blackmailed, and whom the two murdered then. (TR-117) */
function nightOf({ w }: TableProps, { plan, target, victim, dies }: OpenedNight): readonly Told[] {
  const won = plan === 'tempt' ? w.end.tempted : plan === 'blackmail' ? w.end.pressed : null;
  const letter = won === null ? [] : [{ seat: target, word: won, isTreason: true }];
  if (plan === 'tempt') return letter;
  if (victim !== null) return [...letter, { seat: victim, word: dies ? w.end.slain : w.end.saved, isTreason: false }];
  return [
    ...letter,
    { seat: null, word: letter.length > 0 || plan === 'nominate' ? w.end.list : w.end.none, isTreason: false },
  ];
}

function Secrets(props: TableProps) {
  const { view, w, faces } = props;
  const nights = view.openedNights!;
  const days = Array.from({ length: view.day }, (_, k) => k + 1);
  return (
    <section class="ft-line">
      <h2>
        {w.end.secrets}
        <small>{w.end.secretsHelp}</small>
      </h2>
      {days.map((day) => {
        const gone = view.tables.filter((table) => table.day === day).map(({ banished }) => banished);
        const night = nights.find((one) => one.night === day);
        const told = night ? nightOf(props, night) : [];
        return (
          <div key={day} class="ft-nt">
            <b>{day === view.day && !night ? w.end.finaleDay(day) : day}</b>
            <span>
              {gone.map((seat) => (
                <i key={seat} class={view.roles[seat] === 'traitor' ? 'is-traitor' : ''}>
                  <Face seat={faces[seat]!} named />
                  <small>
                    {view.roles[seat] === 'traitor' && <HoodSign />}
                    {w.end.out}
                  </small>
                </i>
              ))}
              {told.map(({ seat, word, isTreason }) => (
                <i key={word} class={isTreason ? 'is-traitor' : ''}>
                  {seat === null ? <em /> : <Face seat={faces[seat]!} named />}
                  <small>
                    {isTreason && <HoodSign />}
                    {word}
                  </small>
                </i>
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}
