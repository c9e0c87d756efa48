/**
 * Maffia: the speeches and the vote. (6.8, 6.9)
 *
 * The nominees speak one after another while everybody else is silent. Then they are called one by one, and all hands
 * for one of them go up on the same NOW. A call is a countdown in which hands are armed in secret, an open window, and
 * the moment when all hands are shown. With a human game master each call first waits for the word.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/game.ts';
import { teamOf } from './content.ts';
import type { Fact } from './facts.ts';
import { handsAreReal, isRemote, isThere, readingMs, unlessMaster, type View } from './state.ts';

const MISSED_MS = 20_000;
export const INTRO_MS = 4_000;
export const SHOWN_MS = 3_000;
const RESULT_MS = 5_000;

/** MF-77, MF-78; before a runoff only if `runoffSpeechSeconds` asks for it (MF-80). */
export function nextSpeech(state: View, ctx: Ctx<Fact>): void {
  const seconds = state.round === 2 ? state.options.runoffSpeechSeconds : state.options.speechSeconds;
  for (;;) {
    const seat = state.ballot.find((one) => !state.heard.includes(one));
    if (seat === undefined) return declareVote(state, ctx);
    ctx.tell({ type: 'speechBegan', seat, until: state.left[seat] ? null : ctx.now + seconds * 1000 }); // A28
    if (state.speaker === seat) return watchSpeaker(state, ctx);
  }
}

/** A27: the speech of a remote player who is not there is passed after a while. In person one speaks with the mouth. */
export function watchSpeaker(state: View, { tell, now }: Ctx<Fact>): void {
  const { speaker } = state;
  if (speaker === null || !isRemote(state)) return;
  const isMissed = !isThere(state, speaker);
  if (isMissed !== (state.passAt !== null)) tell({ type: 'speakerMissed', passAt: isMissed ? now + MISSED_MS : null });
}

/** The speaker stops, the time is up, or nobody is there to speak. */
export function endSpeech(state: View, ctx: Ctx<Fact>): void {
  const { speaker, passAt } = state;
  if (speaker !== null && (state.left[speaker] || (passAt !== null && passAt <= ctx.now))) {
    ctx.tell({ type: 'speechPassed', seat: speaker });
  }
  nextSpeech(state, ctx);
}

/** MF-81. */
export function declareVote(state: View, ctx: Ctx<Fact>): void {
  if (state.ballot.length === 0) return resolveVote(state, null, ctx); // the master removed the last of them
  const until = unlessMaster(state, ctx.now + readingMs(state, INTRO_MS));
  ctx.tell({ type: 'voteDeclared', round: state.round, ballot: [...state.ballot], until });
}

/** MF-83, MF-94: in the order of the list. */
export function nextCall(state: View, ctx: Ctx<Fact>): void {
  const nominee = state.ballot.find((seat) => !state.calls.some((call) => call.nominee === seat));
  if (nominee === undefined) return count(state, ctx);
  if (state.master === 'human') ctx.tell({ type: 'callAwaited', nominee });
  else countDown(state, nominee, ctx);
}

export function countDown(state: View, nominee: Seat, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'countdownBegan', nominee, until: now + state.options.voteCountdownMs });
}

/** The step of the running call is over. */
export function callOn(state: View, ctx: Ctx<Fact>): void {
  const nominee = state.nominee!;
  switch (state.step) {
    case 'countdown':
      return ctx.tell({ type: 'handsCalled', nominee, until: ctx.now + state.options.voteWindowMs });
    case 'open':
      return showHands(state, nominee, ctx);
    case 'shown':
      return nextCall(state, ctx);
  }
}

/** MF-84, MF-89. Real hands wait for the master to count them. */
function showHands(state: View, nominee: Seat, { tell, now }: Ctx<Fact>): void {
  const seats = state.living.filter((seat) => state.hands[seat]);
  tell({ type: 'handsShown', nominee, seats, until: handsAreReal(state) ? null : now + readingMs(state, SHOWN_MS) });
}

/** 5.6: the human hands of this call take the place of those recorded before; the bots' stay. */
export function recordHands(state: View, nominee: Seat, humans: readonly Seat[], { tell, now }: Ctx<Fact>): void {
  const shown = state.calls[state.calls.length - 1]!.hands;
  const seats = state.living.filter((seat) => (state.bots[seat] ? shown.includes(seat) : humans.includes(seat)));
  tell({ type: 'handsRecorded', nominee, seats, until: now + readingMs(state, SHOWN_MS) });
}

/** MF-86: whoever judges has time to judge again. */
export function showLonger({ until }: View, { tell, now }: Ctx<Fact>): void {
  if (until !== null && until < now + SHOWN_MS) tell({ type: 'windowRestarted', until: now + SHOWN_MS });
}

/** MF-90, MF-93 to MF-97. */
function count(state: View, ctx: Ctx<Fact>): void {
  const votes = (nominee: Seat) => state.calls.find((call) => call.nominee === nominee)?.hands.length ?? 0;
  const most = Math.max(0, ...state.ballot.map(votes));
  const leaders = state.ballot.filter((nominee) => votes(nominee) === most);
  if (most === 0) return resolveVote(state, null, ctx);
  if (leaders.length === 1) return resolveVote(state, leaders[0]!, ctx);
  if (state.round === 2) return resolveVote(state, null, ctx);
  callRunoff(state, leaders, ctx);
}

function callRunoff(state: View, ballot: readonly Seat[], ctx: Ctx<Fact>): void {
  ctx.tell({ type: 'runoffCalled', ballot });
  if (state.options.runoffSpeechSeconds > 0) nextSpeech(state, ctx);
  else declareVote(state, ctx);
}

function resolveVote(state: View, hanged: Seat | null, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'voteResolved', hanged, until: now + readingMs(state, RESULT_MS) });
  if (hanged !== null) showCard(state, hanged, tell);
}

/** A46; normally the card stays closed until the end. (MF-99) */
export function showCard(state: View, seat: Seat, tell: Ctx<Fact>['tell']): void {
  const { revealOnOut } = state.options;
  if (revealOnOut === 'none') return;
  const role = known(state.roles[seat]);
  tell({ type: 'cardShown', seat, team: teamOf(role), role: revealOnOut === 'role' ? role : null });
}
