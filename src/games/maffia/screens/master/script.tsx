/** What the master reads aloud now, in the table's language, and a word for the master alone below it. */
import type { ComponentChildren } from 'preact';
import { Script, useTimeLeft } from '../../../../web/kit/index.ts';
import { estimateMinutes, extensionsFor, type LengthChoice } from '../../content.ts';
import { handsAreReal, nominees } from '../../state.ts';
import { type BriefingCard, briefingCards, wakingOf } from '../../texts/index.ts';
import { type Desk, inTurn, nextNominee, nextSpeaker, segmentSeconds, type Voice } from './desk.ts';
import { heardLast } from './heard.ts';

interface Words {
  readonly lines: readonly ComponentChildren[];
  readonly after?: string;
  readonly note?: string;
  /** Beside "Say this now": which card of how many. */
  readonly lead?: string;
}

export function briefOf({ stage, view }: Pick<Desk, 'stage' | 'view'>): BriefingCard[] {
  const seats = view.bots.length;
  const { options, organisationRule, roleSet } = view;
  const length: LengthChoice = {
    ...options,
    organisationRule,
    extensionCount: extensionsFor(seats, options.extensionCount),
  };
  return briefingCards(stage.room.language, view.wording, {
    minutes: estimateMinutes(seats, length),
    roleSet,
    organisationRule,
    extensions: view.extensionsLeft,
  });
}

/** The last words of the vote's call are beats: each is lit when it is its turn. */
function Beats({ desk, isLive }: { desk: Desk; isLive: boolean }) {
  const { view, stage, aloud } = desk;
  const left = useTimeLeft(isLive ? view.until : null, stage.now, 100);
  const third = view.options.voteCountdownMs / 3;
  const at = view.step === 'open' ? 3 : isLive ? 2 - Math.min(2, Math.ceil(left / third) - 1) : -1;
  const [raise, your, hand, now] = aloud.t.vote.beats;
  const beat = (word: string, index: number) => (
    <span class={at === index ? 'beat is-on' : at > index ? 'beat is-past' : 'beat'}>{word}</span>
  );
  return (
    <>
      <p class="beats">
        {beat(raise, 0)} {beat(your, 1)} {beat(hand, 2)}
      </p>
      <p class={`now${at === 3 ? ' is-on' : ''}`}>{now}</p>
    </>
  );
}

function call(desk: Desk): Words {
  const { view, aloud, name, c } = desk;
  const nominee = name(view.nominee!);
  if (view.step === 'shown') {
    const shown = view.calls.at(-1)!;
    const next = nextNominee(view);
    if (handsAreReal(view) && view.until === null)
      return { lines: [aloud.c.say.countHands(nominee)], note: c.note.realHands };
    return {
      lines: [aloud.c.say.hands(shown.hands.length, nominee)],
      after: next === undefined ? aloud.c.say.last : aloud.c.say.next(aloud.t.narration.raiseHand[0](name(next))),
      note: desk.t.master.judge,
    };
  }
  // "Those who vote for Egon: raise – your – hand – NOW!": what stands before the beats.
  const [before] = aloud.t.narration.raiseHand[0](nominee).split(':');
  return {
    lines: [`${before}:`, <Beats key="beats" desk={desk} isLive={view.step !== 'waiting' && !desk.isPaused} />],
    note: handsAreReal(view) ? c.note.realHands : c.note.call,
  };
}

function night({ view, aloud, c }: Desk): Words {
  const { narration } = aloud.t;
  const { segment, day, phase, options } = view;
  if (segment === null) {
    const isZero = phase === 'night-zero';
    return {
      lines: [isZero ? narration.nightZero[0] : inTurn(narration.goodNight, day)],
      after: isZero ? aloud.t.nightZero.hint : aloud.t.night.eyes,
      note: isZero ? c.note.nightZero : c.note.parallel(options.nightSeconds),
    };
  }
  const isZero = phase === 'night-zero';
  const wake = inTurn(wakingOf(aloud.t, phase, segment), day);
  const seconds = isZero ? 10 : segmentSeconds(options, segment);
  return {
    lines: [...(segment === 'mafia' ? [isZero ? narration.nightZero[0] : inTurn(narration.goodNight, day)] : []), wake],
    after: aloud.c.say.countTen(inTurn(narration.sleep[segment], day)),
    note: c.note.segment(seconds),
  };
}

/** The declaration, from what the public knows. */
export function newsLines({ t, names }: Voice, deaths: readonly number[], attempt: boolean, day: number): string[] {
  const { narration } = t;
  const lines: string[] = [];
  if (deaths.length > 0) lines.push(inTurn(narration.died, day)(names(deaths), deaths.length));
  if (attempt) lines.push(inTurn(narration.attempt, day));
  if (lines.length === 0) lines.push(inTurn(narration.quietNight, day));
  return lines;
}

function talk(desk: Desk): Words {
  const { view, aloud, c } = desk;
  const { options, day, extensionUsed, extensionsLeft } = view;
  const mayExtend = extensionsLeft > 0 && !extensionUsed;
  const atZero = aloud.c.say.atZero(mayExtend ? aloud.t.narration.extension[0] : aloud.t.narration.silence[0]);
  const seconds = extensionUsed ? options.extensionSeconds : day === 1 ? options.firstDaySeconds : options.daySeconds;
  return {
    lines: [heardLast(desk) ?? aloud.c.say.talk(day, aloud.span(seconds))],
    after: `${aloud.c.say.otherwise} ${atZero}`,
    note: c.note.extensions(mayExtend ? extensionsLeft : 0),
  };
}

function ending({ view, aloud, c }: Desk): Words {
  const { narration, outcomes, debrief, reasons } = aloud.t;
  const outcome = view.result?.outcome as keyof typeof outcomes | undefined;
  const reason = view.result?.reason as keyof typeof reasons | undefined;
  return {
    lines: [
      outcome ? `${outcomes[outcome]}.` : debrief.title,
      ...(reason ? [<small key="why">{reasons[reason]}</small>] : []),
    ],
    after: `${narration.debrief[0]} ${debrief.care}`,
    note: c.note.ended,
  };
}

function wordsNow(desk: Desk): Words {
  const { view, aloud, name, c } = desk;
  const { narration } = aloud.t;
  const { say } = aloud.c;
  if (desk.isPaused) return { lines: [say.pause], after: say.whenBack, note: c.note.paused };
  switch (view.phase) {
    case 'briefing': {
      const cards = briefOf(desk);
      const card = cards[desk.card]!;
      return {
        lead: desk.t.briefing.card(desk.card + 1, cards.length),
        lines: [<b key="title">{card.title}</b>, <small key="text">{card.text}</small>],
        note: c.note.briefing,
      };
    }
    case 'deal':
      return view.cardOf === null
        ? { lines: [aloud.t.deal.look], after: aloud.t.deal.hold, note: c.note.deal }
        : { lines: [aloud.t.deal.called(name(view.cardOf))], after: aloud.t.deal.hold, note: c.note.deal };
    case 'night-zero':
    case 'night':
      return night(desk);
    case 'day-talk':
      return talk(desk);
    case 'extension-offer':
      return {
        lines: [narration.extension[0]],
        after: say.next(narration.silence[0]),
        note: c.note.extensions(view.extensionsLeft),
      };
    case 'last-nominations':
      return {
        lines: [narration.silence[0]],
        after: say.anyAct,
        note: c.note.silence(Math.round(view.options.lastNominationWindowMs / 1000)),
      };
    case 'nominee-list': {
      const list = nominees(view);
      return list.length === 0
        ? { lines: [narration.nobodyNominated[0]], note: c.note.list }
        : { lines: [narration.list[0](aloud.names(list))], after: aloud.t.day.listHelp, note: c.note.list };
    }
    case 'speech': {
      const next = nextSpeaker(view);
      return {
        lines: [narration.speech[0](name(view.speaker!))],
        after: next === undefined ? say.others : `${say.others} ${say.next(narration.speech[0](name(next)))}`,
        note: c.note.speech,
      };
    }
    case 'vote-intro':
      return {
        lines: [(view.round === 2 ? narration.tie : narration.vote)[0](aloud.names(view.ballot))],
        ...(view.round === 2 && { after: aloud.t.vote.tieAgain }),
        note: c.note.intro,
      };
    case 'vote-call':
      return call(desk);
    case 'vote-result':
      return {
        lines: [view.hanged === null ? narration.nobodyHanged[0] : narration.hanged[0](name(view.hanged))],
        after: aloud.t.vote.nightSoon,
        note: view.options.revealOnOut === 'none' ? c.note.result : '',
      };
    case 'dawn-break':
      return { lines: [say.backSoon], note: c.note.dawnBreak };
    case 'declaration': {
      const last = view.nights.at(-1)!;
      return {
        lines: [inTurn(narration.goodMorning, last.day), ...newsLines(aloud, last.deaths, last.attempt, last.day)],
        note: c.note.dawn,
      };
    }
    case 'ended':
      return ending(desk);
    case 'lobby':
      return { lines: [aloud.t.lobby.gatheredIn] };
  }
}

/** Letters of one line: about eight names. More is set smaller, so that it is read without scrolling. */
const LONG = 100;

export function Say({ desk }: { desk: Desk }) {
  const { lines, after, note, lead } = wordsNow(desk);
  const { sayNow } = desk.t.master;
  const isLong = lines.some((line) => typeof line === 'string' && line.length > LONG);
  return (
    <div class={isLong ? 'say is-long' : 'say'} lang={desk.stage.room.language}>
      <Script
        lead={
          <span lang={desk.stage.language}>
            {sayNow}
            {lead && `. ${lead}`}
          </span>
        }
        {...(note && { note: <span lang={desk.stage.language}>{note}</span> })}
      >
        {lines.map((line, index) => (typeof line === 'string' ? <p key={index}>{line}</p> : line))}
        {after && <p class="then">{after}</p>}
      </Script>
    </div>
  );
}
