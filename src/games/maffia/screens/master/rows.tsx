/** Every seat with its card, what it does now, and what the master may note down for it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Button, Face, Icon } from '../../../../web/kit/index.ts';
import { nominationBy, nominees, type View } from '../../state.ts';
import { mayStillNote } from './asked.ts';
import { checkTonight, type Desk, hasChosen } from './desk.ts';

interface Cell {
  readonly text: ComponentChildren;
  readonly tone?: 'quiet' | 'done' | 'wait' | 'hot';
  readonly icon?: 'check' | 'hourglass' | 'point' | 'eye' | 'voice';
}

interface RowAct {
  readonly label: string;
  readonly act: () => unknown;
}

type Column = 'tonight' | 'nominates' | 'vote' | 'card' | 'knows' | 'pronouns';

const COLUMNS: { readonly [phase: string]: Column } = {
  briefing: 'pronouns',
  deal: 'card',
  'night-zero': 'knows',
  'day-talk': 'nominates',
  'extension-offer': 'nominates',
  'last-nominations': 'nominates',
  'nominee-list': 'nominates',
  speech: 'nominates',
  'vote-intro': 'vote',
  'vote-call': 'vote',
  'vote-result': 'vote',
  night: 'tonight',
  'dawn-break': 'tonight',
  declaration: 'tonight',
  ended: 'card',
};

function outText({ view, t, c }: Desk, seat: Seat): string {
  const { how, day } = view.out[seat]!;
  if (how === 'removed') return `${t.panel.outTag}, ${c.cell.left}`;
  const when = how === 'shot' ? t.panel.night(day) : t.panel.day(day);
  return `${t.panel.outTag}, ${t.words[how].toLowerCase()} ${when.toLowerCase()}`;
}

function tonightCell(desk: Desk, seat: Seat): Cell {
  const { view, c, name, t } = desk;
  const role = view.roles[seat];
  const { cell } = c;
  if (role === 'villager' || role === 'freemason' || role === undefined) return { text: cell.sleeps, tone: 'quiet' };
  const check = checkTonight(view, seat);
  if (check) return { text: cell.checks(name(check.target), t.teams[check.team]), tone: 'done', icon: 'check' };
  const isUp = view.phase === 'night' && (view.segment === null || view.segment === role);
  if (!hasChosen(view, seat))
    return isUp
      ? { text: cell.notYet, tone: 'wait', icon: 'hourglass' }
      : { text: view.phase === 'night' ? cell.sleeps : cell.nobody, tone: 'quiet' };
  const target = view.choices[seat];
  if (target === null || target === undefined) return { text: cell.nobody, tone: 'done', icon: 'check' };
  const says = { mafia: cell.points, doctor: cell.protects, sheriff: cell.aims, avenger: cell.aims }[role];
  return { text: says(name(target)), tone: 'done', icon: 'check' };
}

function voteCell({ view, c, name }: Desk, seat: Seat): Cell {
  const call = view.calls.find(({ hands }) => hands.includes(seat));
  if (view.step === 'shown' && view.struck.includes(seat)) return { text: c.cell.struck, tone: 'wait' };
  if (!call) return { text: view.phase === 'vote-result' ? c.cell.kept : c.cell.unspent, tone: 'quiet' };
  const isShown = view.step === 'shown' && call.nominee === view.nominee;
  return { text: name(call.nominee), icon: 'check', ...(isShown && { tone: 'hot' as const }) };
}

function nominatesCell({ view, c, name }: Desk, seat: Seat): Cell {
  if (view.phase === 'speech' && view.ballot.includes(seat)) {
    if (view.speaker === seat) return { text: c.cell.speaks, tone: 'hot', icon: 'voice' };
    return view.heard.includes(seat) ? { text: c.cell.spoke, icon: 'check' } : { text: c.cell.waits, tone: 'quiet' };
  }
  const own = nominationBy(view, seat);
  if (!own) return { text: c.cell.nobody, tone: 'quiet' };
  const isLatest = view.phase === 'day-talk' && view.nominations.at(-1) === own;
  return { text: name(own.target), icon: 'point', ...(isLatest && { tone: 'hot' as const }) };
}

function cardCell({ view, c, t, name }: Desk, seat: Seat): Cell {
  if (view.phase === 'ended') {
    const checks = view.checks[seat] ?? [];
    if (checks.length === 0) return { text: '', tone: 'quiet' };
    return { text: checks.map(({ target, team }) => `${name(target)}: ${t.teams[team].toLowerCase()}`).join(', ') };
  }
  if (view.cardOf === seat) return { text: c.cell.looks, tone: 'wait', icon: 'eye' };
  return { text: '', tone: 'quiet' };
}

function knowsCell({ view, t, names }: Desk, seat: Seat): Cell {
  const role = view.roles[seat];
  const mates = view.bots.flatMap((_, other) =>
    other !== seat && view.roles[other] === role && (role === 'mafia' || role === 'freemason') ? [other] : [],
  );
  if (mates.length === 0) return { text: t.night.nobody.toLowerCase(), tone: 'quiet' };
  return view.segment === role
    ? { text: names(mates), tone: 'wait', icon: 'eye' }
    : { text: names(mates), ...(view.segment === null && { icon: 'eye' as const }) };
}

const MAKERS: { readonly [column in Column]: (desk: Desk, seat: Seat) => Cell } = {
  tonight: tonightCell,
  nominates: nominatesCell,
  vote: voteCell,
  card: cardCell,
  knows: knowsCell,
  pronouns: ({ faces }, seat) => ({ text: faces[seat]!.pronouns, tone: 'quiet' }),
};

function cellOf(desk: Desk, column: Column, seat: Seat): Cell {
  const { view, c } = desk;
  if (view.out[seat]) {
    const isNew = view.phase === 'declaration' && view.nights.at(-1)?.deaths.includes(seat);
    return { text: outText(desk, seat), tone: isNew ? 'hot' : 'quiet' };
  }
  const cell = MAKERS[column](desk, seat);
  // The end shows all cards, and no dawn comes any more: who was not well is not part of it. (MF-24)
  if (view.phase === 'ended' || (!view.unwell[seat] && !view.left[seat])) return cell;
  return { text: c.cell.unwell, tone: 'wait' };
}

/** All offers of the master that are about this seat, as words beside it. */
function actsOf({ stage, may, view, c, onSheet, isPaused }: Desk, seat: Seat): RowAct[] {
  const of = (type: string, field: string) =>
    !isPaused &&
    may.some(({ command }) => {
      const value = command[field];
      if (command.type !== type) return false;
      return typeof value === 'object' && value !== null
        ? 'values' in value && (value.values as readonly unknown[]).includes(seat)
        : value === seat;
    });
  const acts: RowAct[] = [];
  if (of('master.strikeVote', 'seat'))
    acts.push({ label: c.act.strike, act: () => stage.ask({ type: 'master.strikeVote', seat }) });
  if (of('master.restoreVote', 'seat'))
    acts.push({ label: c.act.restore, act: () => stage.ask({ type: 'master.restoreVote', seat }) });
  if (mayStillNote({ kind: 'gesture', seat }, may, view))
    acts.push({ label: c.act.record, act: () => onSheet({ kind: 'gesture', seat }) });
  if (of('master.recordWithdrawal', 'nominator'))
    acts.push({ label: c.act.withdraw, act: () => stage.ask({ type: 'master.recordWithdrawal', nominator: seat }) });
  else if (of('master.recordNomination', 'nominator'))
    acts.push({ label: c.act.record, act: () => onSheet({ kind: 'nominate', nominator: seat }) });
  if (view.phase === 'extension-offer' && of('master.recordExtension', 'seat'))
    acts.push({ label: c.act.wish, act: () => stage.ask({ type: 'master.recordExtension', seat }) });
  return acts;
}

/** The place in the row of nominees, where there is one. */
function placesOf(view: View): readonly Seat[] {
  const phase = view.phase;
  if (COLUMNS[phase] === 'vote' || phase === 'speech') return view.ballot;
  return COLUMNS[phase] === 'nominates' ? nominees(view) : [];
}

function Row({
  desk,
  seat,
  column,
  places,
}: {
  desk: Desk;
  seat: Seat;
  column: Column;
  places: readonly Seat[] | null;
}) {
  const { view, t, c, faces } = desk;
  const face = faces[seat]!;
  const cell = cellOf(desk, column, seat);
  const role = view.roles[seat];
  const acts = actsOf(desk, seat);
  const place = places ? places.indexOf(seat) + 1 : 0;
  const isCalled = view.nominee === seat || (view.phase === 'vote-result' && view.hanged === seat);
  const tone = isCalled ? 'is-called' : cell.tone === 'wait' || cell.tone === 'hot' ? `is-${cell.tone}` : '';
  const roleName = role && <span class={role === 'mafia' ? 'is-mafia' : ''}>{t.roles[role].name}</span>;
  return (
    <tr class={`${tone}${view.out[seat] ? ' is-out' : ''}${face.connected || face.bot ? '' : ' is-away'}`}>
      <th scope="row">
        <span class="who">
          <Face seat={face} size="2.2rem" />
          <span>
            {face.name}
            {face.bot && <Icon id="robot" class="bot" label={t.panel.robot} />}
            {!face.bot && !face.connected && <small class="asleep">{c.cell.away}</small>}
            {roleName && <small class="role-below">{roleName}</small>}
          </span>
        </span>
      </th>
      <td class="role">{roleName}</td>
      <td class={`cell tone-${cell.tone ?? 'plain'}`}>
        <span class="v">
          {cell.icon && <Icon id={cell.icon} />}
          {cell.text}
        </span>
      </td>
      {places && <td class="place">{place > 0 && <span class="o">{place}</span>}</td>}
      <td class="end">
        {acts.map(({ label, act }) => (
          <Button key={label} kind="bare" class="mini" label={`${label}: ${face.name}`} onPress={act}>
            {label}
          </Button>
        ))}
      </td>
    </tr>
  );
}

export function SeatTable({ desk }: { desk: Desk }) {
  const { view, c } = desk;
  const column = COLUMNS[view.phase] ?? 'card';
  const body = useRef<HTMLTableSectionElement>(null);
  // In a long list the one whom it is about may lie below the edge.
  useEffect(
    () => body.current?.querySelector('.is-called, .is-hot, .is-wait')?.scrollIntoView({ block: 'nearest' }),
    [view.phase, view.nominee, view.speaker, view.segment],
  );
  const hasPlaces = column === 'nominates' || column === 'vote';
  const places = hasPlaces ? placesOf(view) : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled, also by keyboard
    <table class="cards" tabIndex={0}>
      <thead>
        <tr>
          <th scope="col">{c.columns.seat}</th>
          <th scope="col" class="role">
            {c.columns.role}
          </th>
          <th scope="col">{c.columns[column]}</th>
          {places && <th scope="col">{c.columns.stands}</th>}
          <th scope="col">
            <span class="vh">{c.columns.act}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {view.bots.map((_, seat) => (
          <Row key={seat} desk={desk} seat={seat} column={column} places={places} />
        ))}
      </tbody>
    </table>
  );
}
