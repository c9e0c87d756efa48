/** Right, on top: what is being waited for, and the time that is left for it. */
import type { ComponentChildren } from 'preact';
import { ringCuts } from '../../../../web/art/marks.ts';
import { Button, Icon, Lanterns, offerOf, TimerRing } from '../../../../web/kit/index.ts';
import { type Role, roles } from '../../content.ts';
import { handsAreReal, isCalled, nominees, resolveNight } from '../../state.ts';
import { mayStillNote } from './asked.ts';
import { behindNight } from './behind.ts';
import { awake, type Desk, hasChosen, nextSpeaker, unspentVotes, wholeMs } from './desk.ts';
import { newsLines } from './script.tsx';

interface Pending {
  readonly title: string;
  readonly help?: ComponentChildren;
  /** Instead of the clock. */
  readonly figure?: string;
  readonly act?: ComponentChildren;
}

/** A whole ring with a word in it: nothing runs, it waits for the master. */
function Figure({ children }: { children: string }) {
  return (
    <span class="ring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path class="lit" d={ringCuts().join('')} />
      </svg>
      <b class="num">{children}</b>
    </span>
  );
}

function tonight(desk: Desk): Pending {
  const { view, c, t, names, onSheet } = desk;
  const { tonight: words } = c.pending;
  const up = awake(view);
  const waiting = up.filter((seat) => !hasChosen(view, seat));
  const act = mayStillNote({ kind: 'gesture' }, desk.may, view) && (
    <Button kind="quiet" onPress={() => onSheet({ kind: 'gesture' })}>
      {words.gesture}
    </Button>
  );
  if (isCalled(view) && up.length === 0) return { title: words.nobodyLeft, help: words.nobodyLeftHelp, act };
  if (waiting.length === 0) return { title: words.allChosen, help: words.allChosenHelp, act };
  const awaited = [...new Set(waiting.map((seat) => view.roles[seat] as Role))];
  return {
    title: t.master.waiting(names(waiting)),
    help: words.notChosen(awaited.map((role) => t.roles[role].name).join(', ')),
    act,
  };
}

function called(desk: Desk): Pending {
  const { view, c, name, names } = desk;
  const { pending } = c;
  const at = view.ballot.indexOf(view.nominee!) + 1;
  const left = unspentVotes(view);
  if (view.step === 'waiting') {
    return {
      title: pending.call,
      help: [view.ballot.length > 1 && pending.callOrder(names(view.ballot)), pending.unspent(left)]
        .filter(Boolean)
        .join(' '),
      figure: `${at} / ${view.ballot.length}`,
    };
  }
  if (view.step !== 'shown') return { title: pending.sealed, help: pending.sealedHelp };
  const nominee = name(view.nominee!);
  const hands = view.calls.at(-1)!.hands.length;
  if (handsAreReal(view) && view.until === null)
    return { title: pending.count(nominee), help: pending.countHelp, figure: `${at} / ${view.ballot.length}` };
  return { title: pending.hands(hands, nominee), help: pending.strike(left) };
}

function dawn(desk: Desk): Pending {
  const { view, t } = desk;
  const night = view.nights.at(-1)!;
  const { paper } = t;
  const title =
    night.deaths.length > 0
      ? paper.deaths(desk.names(night.deaths), night.deaths.length)
      : night.attempt
        ? paper.attempt
        : paper.quiet;
  return { title, help: behindNight(desk, night).join(' '), figure: '–' };
}

function tally({ view, c, name }: Desk): string {
  const counts = view.calls.map(({ nominee, hands }) => c.pending.tally(name(nominee), hands.length));
  const kept = view.bots.filter(
    (_, seat) =>
      (view.living.includes(seat) || view.hanged === seat) && !view.calls.some(({ hands }) => hands.includes(seat)),
  ).length;
  return [counts.join(', '), c.pending.kept(kept)].filter(Boolean).join('. ').replace('..', '.');
}

function pendingOf(desk: Desk): Pending {
  const { view, c, t, name, names, stage, onSheet } = desk;
  const { pending } = c;
  const all = view.bots.length; // bots answer too
  if (desk.isPaused) {
    const { pausedBy } = stage.room;
    return { title: pending.paused, ...(pausedBy !== null && { help: pending.asked(name(pausedBy)) }), figure: 'II' };
  }
  switch (view.phase) {
    case 'briefing':
      return {
        title: t.briefing.ready(view.acknowledged.count, all),
        help: <Lanterns lit={view.acknowledged.count} of={all} label="" />,
        figure: `${view.acknowledged.count} / ${all}`,
        act: (
          <Button kind="quiet" onPress={() => stage.ask({ type: 'master.advance' })}>
            {c.go.deal}
          </Button>
        ),
      };
    case 'deal':
      return view.cardOf === null
        ? { title: t.deal.seen(view.acknowledged.count, all), help: dealt(desk) }
        : { title: t.master.waiting(name(view.cardOf)), help: dealt(desk) };
    case 'night-zero':
      return { title: pending.see, help: pending.seeHelp };
    case 'day-talk':
      return {
        title: pending.inSquare(nominees(view).length),
        help: pending.ready(view.ready.count, view.living.length),
        act: offerOf(desk.may, 'master.advance') && (
          <Button kind="quiet" onPress={() => onSheet({ kind: 'shorten' })}>
            {pending.shorten}
          </Button>
        ),
      };
    case 'extension-offer':
      return { title: t.day.moreTime, help: t.day.moreTimeHelp };
    case 'last-nominations':
      return {
        title: t.day.silence,
        help: pending.inSquare(nominees(view).length),
        act: (
          <Button kind="quiet" onPress={() => stage.ask({ type: 'master.advance' })}>
            {c.go.closeList}
          </Button>
        ),
      };
    case 'nominee-list': {
      const list = nominees(view);
      return { title: pending.list(list.length), help: list.length > 0 ? names(list) : '', figure: `${list.length}` };
    }
    case 'speech': {
      const next = nextSpeaker(view);
      return {
        title: t.speech.speaks(name(view.speaker!)),
        ...(next !== undefined && { help: t.speech.next(name(next)) }),
      };
    }
    case 'vote-intro':
      return {
        title: pending.notPressed,
        help: pending.callOrder(names(view.ballot)),
        figure: `${view.ballot.length}`,
      };
    case 'vote-call':
      return called(desk);
    case 'vote-result':
      return {
        title: view.hanged === null ? t.vote.nobodyHanged : t.vote.hanged(name(view.hanged)),
        help: tally(desk),
      };
    case 'night':
      return tonight(desk);
    case 'dawn-break': {
      const { deaths, attempt } = resolveNight(view);
      return {
        title: pending.back(view.acknowledged.count, all),
        help: `${pending.coming}: ${newsLines(desk, deaths, attempt, view.day).join(' ')}`,
      };
    }
    case 'declaration':
      return dawn(desk);
    case 'ended':
      return { title: t.end.cards, help: t.debrief.care, figure: '–' };
    case 'lobby':
      return { title: '' };
  }
}

/** "3 mafia, 1 doctor, 8 villagers". */
const dealt = ({ view, t }: Desk): string =>
  roles
    .filter((role) => view.roleSet[role] > 0)
    .map((role) => t.roles[role].count(view.roleSet[role]))
    .join(', ');

export function PendingLine({ desk }: { desk: Desk }) {
  const { view, stage } = desk;
  const { title, help, figure, act } = pendingOf(desk);
  return (
    <div class="pending">
      {figure === undefined ? (
        <TimerRing until={view.until} now={stage.now} ms={wholeMs(view)} size="6.5rem" paused={desk.isPaused} />
      ) : figure === '–' ? (
        <span class="ring is-sign">
          <Icon id={view.phase === 'ended' ? 'star' : 'sun'} />
        </span>
      ) : (
        <Figure>{figure}</Figure>
      )}
      <div role="status">
        <h2>{title}</h2>
        {help && (typeof help === 'string' ? <p>{help}</p> : help)}
      </div>
      {act}
    </div>
  );
}
