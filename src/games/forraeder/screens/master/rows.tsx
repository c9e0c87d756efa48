/** Everybody at the table: role, shield, and what they do now. In two halves, so that 22 fit. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { Face, Icon } from '../../../../web/kit/index.ts';
import { missionOf } from '../../missions/index.ts';
import type { State } from '../../state.ts';
import { callable, type Desk, isMarking, nextVoter } from './desk.ts';

const Done = ({ children }: { children: ComponentChildren }) => (
  <span class="fm-dot">
    <Icon id="check" />
    {children}
  </span>
);
const Locked = ({ children }: { children: ComponentChildren }) => (
  <span class="fm-dot is-locked">
    <Icon id="lock" />
    {children}
  </span>
);

function doneOr(desk: Desk, isDone: boolean, word: string): ComponentChildren {
  return isDone ? <Done>{word}</Done> : desk.c.waiting;
}

function atReveal({ view, c, name }: Desk, seat: Seat): ComponentChildren {
  const shown = view.shown.find((ballot) => ballot.seat === seat);
  if (shown) return <Done>{shown.target === null ? '–' : c.names(name(shown.target))}</Done>;
  // The lock alone: beside it stands who is next, or the way to call them.
  return view.voters.includes(seat) ? (
    <Locked>
      <span class="vh">{c.sealed}</span>
    </Locked>
  ) : (
    ''
  );
}

function nowOf(desk: Desk, seat: Seat): ComponentChildren {
  const { view, c, t } = desk;
  const fate = view.out[seat];
  if (fate) return c.out[fate.how](fate.day);
  switch (view.phase) {
    case 'arrival':
      return view.wishes[seat] ? <Done>{t.wishes[view.wishes[seat]]}</Done> : c.waiting;
    case 'ceremony':
      return view.wishes[seat] ? t.wishes[view.wishes[seat]] : t.wishes.willing;
    case 'mission':
      return inMission(desk, seat);
    case 'armoury':
      if (!view.visitors.includes(seat)) return '';
      return view.gone.includes(seat) ? <Done>{c.left}</Done> : c.inside;
    case 'discussion':
      return view.ready.includes(seat) ? <Done>{c.ready}</Done> : '';
    case 'ballot':
      if (!view.voters.includes(seat)) return '';
      return view.cast.includes(seat) ? <Locked>{c.sealed}</Locked> : c.writing;
    case 'reveal':
      return atReveal(desk, seat);
    case 'breakfast':
      return doneOr(desk, view.step !== 'arrivals' || view.arrived.includes(seat), c.sat);
    case 'endVote':
      return doneOr(desk, view.endVoted.includes(seat), c.thrown);
    default:
      return '';
  }
}

function inMission({ view, c }: Desk, seat: Seat): ComponentChildren {
  const mission = missionOf(view);
  if (mission?.isMasters) return '';
  const { isDone, number } = mission?.progress?.(view, seat) ?? { isDone: view.answered.includes(seat) };
  return (
    <>
      {isDone ? <Done>{c.answered}</Done> : c.waiting}
      {number !== undefined && ` ${number}`}
    </>
  );
}

const HoodSign = () => (
  <svg class="fm-hd" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M12 1Q6 2 5 10Q4.6 14 1 16V23H23V16Q19.4 14 19 10Q18 2 12 1ZM12 5Q15.4 7 15.2 11Q15 15 12 17Q9 15 8.8 11Q8.6 7 12 5Z"
    />
  </svg>
);

function Row({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { view, c, t, faces, name, stage, marked, onMark } = desk;
  const role = view.roles[seat];
  const isOut = view.out[seat] !== null;
  const isAway = !faces[seat]!.connected && !faces[seat]!.bot;
  const isTurning = view.phase === 'reveal' && view.onStage === seat && !view.isShown;
  const isNext = view.phase === 'reveal' && view.onStage === null && nextVoter(desk) === seat;
  const canCall = view.phase === 'reveal' && callable(desk).includes(seat);
  return (
    <tr class={`${isOut ? 'is-out' : isTurning || isNext ? 'is-next' : ''}${isAway ? ' is-away' : ''}`}>
      <th scope="row">
        <span class="fm-who">
          <Face seat={faces[seat]!} />
          <span>
            {name(seat)}
            {faces[seat]!.bot && <Icon id="robot" class="bot" />}
            {isAway && <small class="fm-away">{t.phone.away}</small>}
          </span>
        </span>
      </th>
      <td>
        {role === 'traitor' ? (
          <span class="fm-traitor">
            <HoodSign />
            {t.roles.traitor.name}
          </span>
        ) : role ? (
          t.roles[role].name
        ) : (
          ''
        )}
        {view.shields[seat] && <Icon id="shield" class="fm-shield" label={c.shield} />}
      </td>
      <td>{nowOf(desk, seat)}</td>
      <td class="fm-end">
        {isTurning || isNext ? (
          <b>{isTurning ? c.turns : c.next}</b>
        ) : canCall ? (
          <button
            type="button"
            class="btn btn-bare"
            aria-label={c.callName(name(seat))}
            onClick={() => void stage.ask({ type: 'gm.nextVoter', seat })}
          >
            {c.call}
          </button>
        ) : (
          isMarking(desk) &&
          !isOut && (
            <button
              type="button"
              class={`btn btn-quiet fm-mark${marked.includes(seat) ? ' is-on' : ''}`}
              aria-pressed={marked.includes(seat)}
              aria-label={name(seat)}
              onClick={() => onMark(seat)}
            >
              <Icon id={marked.includes(seat) ? 'check' : 'plus'} />
            </button>
          )
        )}
      </td>
    </tr>
  );
}

const HALF = 11;

export function Seats({ desk }: { desk: Desk }) {
  const { view, c } = desk;
  const { order }: Pick<State, 'order'> = view;
  const halves =
    order.length > HALF
      ? [order.slice(0, Math.ceil(order.length / 2)), order.slice(Math.ceil(order.length / 2))]
      : [order];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled, also by keyboard
    <div class={`fm-halves${halves.length > 1 ? ' is-two' : ''}`} tabIndex={0}>
      {halves.map((seats, k) => (
        <table key={k}>
          <thead>
            <tr>
              <th>{c.seat}</th>
              <th>{c.role}</th>
              <th>{c.now}</th>
              <th>
                <span class="vh">{c.call}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <Row key={seat} desk={desk} seat={seat} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
