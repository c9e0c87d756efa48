/**
 * GW:s brott: the memory. Writes down what happened, for the truth and for every view; no rules.
 *
 * A secret field may be missing: then the state says less, never something else.
 */
import type { Perceived } from '../../kernel/audience.ts';
import { breakthroughSteps, type Piece, pencilAfter, squareOf } from './content.ts';
import type { audience, Fact } from './facts.ts';
import { isDuel, type Note, pieceOf, type State } from './state.ts';

type Seen = Perceived<Fact, typeof audience>;

export function record(state: State, fact: Seen): void {
  write(state, fact);
  if (state.options.gwAid === 'possible-squares') state.pencil = pencilAfter(state.pencil, fact, state);
}

function write(state: State, fact: Seen): void {
  switch (fact.type) {
    // What happens most comes first: a long list is read from its top.
    case 'gwStepped':
      state.gwAt = fact.to;
      state.steps--;
      state.walked++;
      state.paths.push(pathOf('gw', fact.to));
      return;
    case 'turnBegan':
      state.isSecond = isDuel(state) && state.turn === fact.seat && state.first !== null;
      state.turn = fact.seat;
      state.acting = fact.piece;
      if (!state.isSecond) state.first = fact.piece;
      state.hasReset = false;
      state.hasDestroyed = false;
      state.rolls = 0;
      state.luckNow = 0;
      state.chosen = null;
      clearFree(state);
      return enter(state, 'turn-start', fact.until);
    case 'diceRolled':
      state.rolls++;
      for (let i = 0; i < fact.dice.length; i++) state.dice[fact.dice[i]!] = fact.faces[i]!;
      state.luckNow = fact.faces.includes('gw') ? 0 : state.luckNow + fact.faces.length;
      state.luck[fact.seat] = Math.max(state.luck[fact.seat]!, state.luckNow);
      return enter(state, 'rolled', fact.until);
    case 'dieChosen':
      state.chosen = { die: fact.die, face: fact.face };
      return enter(state, 'moving', fact.until);
    case 'pieceMoved':
      state.moved = fact.to;
      state.paths.push(pathOf(fact.piece, fact.to));
      return;
    case 'moveMade':
      note(state, { type: 'moved', seat: fact.seat, face: state.chosen!.face, ...which(state.acting) });
      return move(state);

    case 'volunteersAsked':
      return enter(state, 'gw-choice', fact.until);
    case 'volunteered':
      state.willing[fact.seat] = fact.willing;
      return;
    case 'gwChosen':
      state.gw = fact.seat;
      state.order = Array.from({ length: state.seats - 1 }, (_, i) => (fact.seat + 1 + i) % state.seats);
      return;
    case 'criminalDealt':
      state.criminals[fact.seat] = fact.criminal;
      if (state.options.openCriminalCards) state.shown[fact.seat] = true;
      return;
    case 'cardsDealt':
      state.dealt[fact.seat] = fact.cards && [...fact.cards];
      state.hands[fact.seat] = fact.cards && [...fact.cards];
      state.left[fact.seat] = state.options.cardsPerCriminal * (isDuel(state) ? 2 : 1);
      return;
    case 'trumpsDealt':
      state.trumps = fact.trumps && [...fact.trumps];
      state.dealtTrumps = fact.trumps && [...fact.trumps];
      state.trumpsLeft = fact.count;
      return;
    case 'restLaidAside':
      state.aside = { criminals: [...fact.criminals], cards: [...fact.cards], trumps: [...fact.trumps] };
      return;
    case 'piecesOffered':
      return enter(state, 'setup', fact.until);
    case 'piecesTaken':
      state.pieces[fact.seat] = [...fact.pieces];
      for (const piece of fact.pieces) {
        state.places[piece] = 'jail';
        state.told[piece] = true;
      }
      return;

    case 'roundBegan':
      state.round = fact.round;
      state.turn = null;
      state.acting = null;
      state.lastFirst = state.first;
      state.first = null;
      state.isSecond = false;
      state.paths.push(`round:${fact.round}`);
      return;
    case 'actingAsked':
      state.turn = fact.seat;
      return enter(state, 'piece-choice', fact.until);
    case 'specialBegan':
      state.hasReset = true;
      state.steps = fact.steps;
      note(state, { type: 'reset', seat: fact.seat, steps: fact.steps, forced: fact.forced });
      return enter(state, 'gw-special', fact.until);
    case 'diceFreed':
      state.dice = [null, null, null, null, null];
      return;
    case 'turnResumed':
      return enter(state, 'turn-start', fact.until);
    case 'evidenceDestroyed': {
      const square = squareOf(fact.card);
      state.hasDestroyed = true;
      state.left[fact.seat]!--;
      state.handed.push({ seat: fact.seat, card: fact.card, round: state.round });
      note(state, { type: 'evidence', seat: fact.seat, card: fact.card, ...which(fact.piece) });
      state.hands[fact.seat] = state.hands[fact.seat]?.filter((card) => card !== fact.card);
      state.lastKnown = square;
      if (fact.piece) {
        state.places[fact.piece] = square;
        state.told[fact.piece] = true;
      }
      return;
    }
    case 'evidenceKept':
      state.kept.push({ seat: fact.seat, card: fact.card, round: state.round });
      return;
    case 'busted':
      return note(state, { type: 'bust', seat: fact.seat, ...which(state.acting) });
    case 'stuckDeclared':
      return note(state, { type: 'stuck', seat: fact.seat, ...which(state.acting) });

    case 'gwTurnBegan':
      state.turn = null;
      state.acting = null;
      state.gwFrom = state.gwAt;
      state.gwFace = null;
      clearFree(state);
      return enter(state, 'gw-turn', fact.until);
    case 'gwDieRolled':
      state.gwFace = fact.face;
      state.steps = fact.steps;
      state.isBreakthrough = false;
      return enter(state, 'gw-move', fact.until);
    case 'gwStopped':
      state.steps = 0;
      return;
    case 'extraBegan':
      state.steps = fact.steps;
      state.isBreakthrough = false;
      return enter(state, 'gw-extra', fact.until);
    case 'arrested':
      state.handcuffs--;
      state.arrests[fact.seat]!++;
      state.steps = 0;
      state.lastKnown = fact.square;
      note(state, { type: 'arrest', seat: fact.seat, square: fact.square, ...which(fact.piece) });
      if (fact.piece) {
        state.places[fact.piece] = 'jail';
        state.told[fact.piece] = true;
        state.paths.push(`${fact.piece}:jail`);
      }
      return;
    case 'eliminated':
    case 'seatRetired':
      note(state, { type: 'out', seat: fact.seat, cards: [...fact.cards] });
      return putOut(state, fact.seat);

    case 'trumpPlayed':
      state.trumpsLeft--;
      state.trumps = state.trumps?.filter((trump) => trump !== fact.trump);
      state.played.push(fact.trump);
      if (fact.trump === 'breakthrough') {
        state.steps = breakthroughSteps;
        state.isBreakthrough = true;
        return enter(state, 'gw-move', fact.until);
      }
      return fact.trump === 'infiltrator' ? enter(state, 'infiltrator-ready', fact.until) : undefined;
    case 'helicopterFlew':
      note(state, { type: 'flight', from: state.gwAt, to: fact.to, blockers: [...fact.blockers] });
      if (fact.blockers.length > 0) return;
      state.gwAt = fact.to;
      state.walked++;
      state.paths.push(pathOf('gw', fact.to));
      return;
    case 'snitchNamed':
      state.snitch = fact.seat;
      return enter(state, 'snitch-choice', fact.until);
    case 'snitchTold':
      state.snitch = null;
      note(state, {
        type: 'told',
        seat: fact.snitch,
        target: fact.target,
        ...which(fact.piece),
        ...(fact.place !== undefined && { place: fact.place }),
      });
      if (!fact.place || !fact.piece) return;
      state.places[fact.piece] = fact.place;
      state.told[fact.piece] = true;
      return;
    case 'breakthroughBlocked':
      note(state, { type: 'blocked', seat: fact.seat, square: fact.square });
      state.gwAt = state.gwFrom;
      state.steps = 0;
      state.walked++;
      state.lastKnown = fact.square;
      state.places[pieceOf(state, fact.seat)] = fact.square;
      state.told[pieceOf(state, fact.seat)] = true;
      state.paths.push(`gw:${state.gwFrom}`);
      return;
    case 'lookBegan':
      state.look = { hidden: [...fact.hidden], until: fact.until };
      note(state, { type: 'look', hidden: [...fact.hidden] });
      if (fact.shown) state.look.shown = fact.shown.map((one) => ({ ...one }));
      return enter(state, 'infiltrator-look', fact.until);
    case 'lookEnded':
      state.look = null; // whoever comes back later finds nothing of it (section 7, side channel 4)
      return;
    case 'criminalShown':
      state.criminals[fact.seat] = fact.criminal;
      state.shown[fact.seat] = true;
      return;

    case 'reacted':
      state.reacted[fact.seat] = { reaction: fact.reaction, round: state.round };
      return;
    case 'seatAwaited':
      state.awaited.push(fact.seat);
      return;
    case 'seatFilled':
      state.awaited = state.awaited.filter((seat) => seat !== fact.seat);
      state.until = fact.until;
      return;
    case 'clockMoved':
      state.until = fact.until;
      return;

    case 'gameEnded':
      state.result = { outcome: fact.outcome, reason: fact.reason, winners: [...fact.winners] };
      state.look = null;
      return enter(state, 'finished', null);
    case 'allOpened':
      state.opened = fact.opened as State['opened'];
      state.criminals = [...fact.opened.criminals];
      state.places = { ...fact.opened.places };
      return;
  }
}

/** Without the round and GW's way, which are the same for every kind. */
type Written<N = Note> = N extends Note ? Omit<N, 'round' | 'walked'> : never;

const note = (state: State, written: Written): void => {
  state.chronicle.push({ round: state.round, walked: state.walked, ...written } as Note);
};

/** Which piece it was, if this viewer was told. */
const which = (piece: Piece | null | undefined): { piece?: Piece } => (piece ? { piece } : {});

function enter(state: State, phase: State['phase'], until: number | null): void {
  state.phase = phase;
  state.until = until;
}

function clearFree({ dice }: State): void {
  for (let die = 0; die < dice.length; die++) if (dice[die] !== 'gw') dice[die] = null;
}

/** Whoever saw the square knows it; for all others the piece, or one of two, is somewhere now. */
function move(state: State): void {
  const { acting, moved } = state;
  if (!acting) {
    state.places = {};
    state.told = {};
  } else {
    state.places[acting] = moved ?? undefined;
    state.told[acting] = false;
  }
  state.moved = null;
}

function putOut(state: State, seat: number): void {
  state.out[seat] = 1 + state.out.filter((out) => out !== null).length;
  state.left[seat] = 0;
  state.hands[seat] = [];
  for (const piece of state.pieces[seat]!) {
    state.places[piece] = null;
    state.paths.push(`${piece}:off`);
  }
}

/** One text for each step that can be, however often and by however many it is written down. */
const pathOf = (who: string, to: string): string => {
  steps[who] ??= {};
  const texts = steps[who];
  texts[to] ??= `${who}:${to}`;
  return texts[to];
};
const steps: { [who: string]: { [to: string]: string } } = {};
