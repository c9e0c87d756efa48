/**
 * Maffia: what a seat or the master may do now, from its own view alone.
 *
 * Every offer is made of candidates that the door lets through, so the two cannot disagree.
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import { type Field, integerIn, type Offer, oneOf, someOf } from '../../kernel/offer.ts';
import type { Command, MasterCommand, PlayerCommand } from './commands.ts';
import { clockRange, MASTER_PHASES, refuseRecordedHand } from './console.ts';
import { BRIEFING_CARDS, roles, teams } from './content.ts';
import { refuse } from './door.ts';
import { PHASES } from './seats.ts';
import { type Phase, seatCount, type View } from './state.ts';

type Who = Seat | 'master';
type Type = Command['type'];

/** How a command's fields are filled: nothing, one seat, or one seat or nobody. The rest have their own makers. */
const FIELDS: { readonly [T in Type]?: { readonly name: string; readonly orNobody?: true } | 'none' } = {
  ackBriefing: 'none',
  ackRole: 'none',
  ackNightZero: 'none',
  nominate: { name: 'target' },
  withdrawNomination: { name: 'target' },
  useExtension: 'none',
  endSpeech: 'none',
  raiseHand: { name: 'nominee' },
  lowerHand: { name: 'nominee' },
  point: { name: 'target', orNobody: true },
  thumbUp: { name: 'mate' },
  protect: { name: 'target', orNobody: true },
  investigate: { name: 'target' },
  avenge: { name: 'target', orNobody: true },
  hunch: { name: 'target', orNobody: true },
  nightDone: 'none',
  readyAfterBreak: 'none',
  signalUnwell: 'none',
  cancelUnwell: 'none',
  requestBreak: 'none',
  softenWording: 'none',
  'master.advance': 'none',
  'master.callVote': 'none',
  'master.strikeVote': { name: 'seat' },
  'master.restoreVote': { name: 'seat' },
  'master.recordWithdrawal': { name: 'nominator' },
  'master.recordExtension': { name: 'seat' },
  'master.restartWindow': 'none',
  'master.nextSegment': 'none',
  'master.declareUnwell': { name: 'seat' },
  'master.removeSeat': { name: 'seat' },
};

const OF_CARE: ReadonlySet<Type> = new Set<Type>([
  'signalUnwell',
  'cancelUnwell',
  'requestBreak',
  'softenWording',
  'master.declareUnwell',
  'master.removeSeat',
]);

/** The types that have their place in each phase, so that nobody tries the others. */
const typesIn = (phases: { readonly [type: string]: readonly Phase[] | 'always' }) => {
  const lists = new Map<Phase, Type[]>();
  return (phase: Phase): readonly Type[] => {
    let types = lists.get(phase);
    if (!types) {
      types = (Object.keys(phases) as Type[]).filter(
        (type) => phases[type] === 'always' || phases[type]!.includes(phase),
      );
      lists.set(phase, types);
    }
    return types;
  };
};
const playerTypes = typesIn(PHASES);
const masterTypes = typesIn(MASTER_PHASES);

export function legal(view: View, who: Who, now: number): Offer[] {
  const offers: Offer[] = [];
  for (const type of who === 'master' ? masterTypes(view.phase) : playerTypes(view.phase)) {
    const fields = FIELDS[type];
    if (fields === undefined) offers.push(...special(view, type as PlayerCommand['type'], who, now));
    else {
      const command = fields === 'none' ? bare(view, type, who, now) : targeted(view, type, fields, who, now);
      if (command) offers.push(OF_CARE.has(type) ? { command, care: true } : { command });
    }
  }
  return offers;
}

/** Refusals that come before the target is looked at: what is refused for one is refused for all. */
const WHOEVER_IT_IS: ReadonlySet<Refusal> = new Set([
  'game-over',
  'master-only',
  'not-seated',
  'you-are-out',
  'wrong-phase',
  'wrong-mode',
  'not-your-role',
  'not-awake',
]);

const isAllowed = (view: View, command: unknown, who: Who, now: number): boolean =>
  refuse(view, command as Command, who, now) === undefined;

const bare = (view: View, type: Type, who: Who, now: number): Offer['command'] | undefined =>
  isAllowed(view, { type }, who, now) ? { type } : undefined;

function targeted(
  view: View,
  type: Type,
  { name, orNobody }: { readonly name: string; readonly orNobody?: true },
  who: Who,
  now: number,
): Offer['command'] | undefined {
  const candidate: { [field: string]: unknown } = { type };
  const targets: (Seat | null)[] = [];
  for (let seat = 0; seat < seatCount(view); seat++) {
    candidate[name] = seat;
    const refusal = refuse(view, candidate as unknown as Command, who, now);
    if (refusal === undefined) targets.push(seat);
    else if (WHOEVER_IT_IS.has(refusal)) return undefined;
  }
  candidate[name] = null;
  if (orNobody && isAllowed(view, candidate, who, now)) targets.push(null);
  return targets.length > 0 ? { type, [name]: oneOf(targets) } : undefined;
}

const seatsWhere = (view: View, holds: (seat: Seat) => boolean): Seat[] =>
  view.bots.flatMap((_, seat) => (holds(seat) ? [seat] : []));

function special(view: View, type: PlayerCommand['type'] | MasterCommand['type'], who: Who, now: number): Offer[] {
  const allows = (command: unknown) => isAllowed(view, command, who, now);
  switch (type) {
    case 'readyToVote':
      return [true, false].flatMap((ready) => (allows({ type, ready }) ? [{ command: { type, ready } }] : []));
    case 'statement':
      return statements(view, allows);
    case 'master.turnCard': {
      const others = CARDS.filter((card) => allows({ type, card }));
      return others.length > 0 ? [{ command: { type, card: oneOf(others) } }] : [];
    }
    case 'master.recordHands': {
      const nominee = view.nominee;
      if (nominee === null || !allows({ type, nominee, seats: [] })) return [];
      const seats = seatsWhere(view, (seat) => refuseRecordedHand(view, nominee, seat) === undefined);
      return [{ command: { type, nominee, seats: someOf(seats, 0, seats.length) } }];
    }
    case 'master.recordNomination':
      return seatsWhere(view, () => true).flatMap((nominator) => {
        const targets = seatsWhere(view, (target) => allows({ type, nominator, target }));
        return targets.length > 0 ? [{ command: { type, nominator, target: oneOf(targets) } }] : [];
      });
    case 'master.adjustClock': {
      const { from, to } = clockRange(view, now);
      return to >= from && allows({ type, deltaSeconds: from })
        ? [{ command: { type, deltaSeconds: integerIn(from, to) } }]
        : [];
    }
    case 'master.recordNight':
      return seatsWhere(view, () => true).flatMap((seat) => recordedNights(view, seat, allows));
    default:
      return [];
  }
}

const CARDS = Array.from({ length: BRIEFING_CARDS }, (_, at) => at + 1);

function statements(view: View, allows: (command: unknown) => boolean): Offer[] {
  const type = 'statement';
  if (!allows({ type, says: { kind: 'claim-role', role: 'villager' } })) return [];
  const about = (kind: string): Seat[] =>
    seatsWhere(view, (target) =>
      allows({ type, says: kind === 'claim-result' ? { kind, target, team: 'mafia' } : { kind, target } }),
    );
  const says: { readonly [field: string]: Field }[] = [
    { kind: 'suspect', target: oneOf(about('suspect')) },
    { kind: 'trust', target: oneOf(about('trust')) },
    { kind: 'claim-role', role: oneOf(roles) },
    { kind: 'claim-result', target: oneOf(about('claim-result')), team: oneOf(teams) },
  ];
  return says.map((one) => ({ command: { type, says: one } }));
}

const NIGHT_TYPES = ['point', 'thumbUp', 'protect', 'investigate', 'avenge', 'nightDone'] as const;

function recordedNights(view: View, seat: Seat, allows: (command: unknown) => boolean): Offer[] {
  const type = 'master.recordNight';
  return NIGHT_TYPES.flatMap((night) => {
    const fields = FIELDS[night]!;
    if (fields === 'none') {
      return allows({ type, seat, command: { type: night } })
        ? [{ command: { type, seat, command: { type: night } } }]
        : [];
    }
    const may = (target: Seat | null) => allows({ type, seat, command: { type: night, [fields.name]: target } });
    const targets: (Seat | null)[] = seatsWhere(view, may);
    if (fields.orNobody && may(null)) targets.push(null);
    return targets.length > 0
      ? [{ command: { type, seat, command: { type: night, [fields.name]: oneOf(targets) } } }]
      : [];
  });
}
