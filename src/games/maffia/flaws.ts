/**
 * Maffia: deliberate leaks. Each must be found, by the prover or (where it hides behind a fact that may lawfully give
 * something away) by the twin evenings of secrecy.slow.test.ts: a proof that finds none of them proves nothing.
 */
import type { AudienceRule } from '../../kernel/audience.ts';
import type { Ctx, DeepReadonly, Game, Seat, Viewer } from '../../kernel/game.ts';
import { type Offer, oneOf } from '../../kernel/offer.ts';
import type { Stream } from '../../kernel/random.ts';
import { type Flaw, withAudience } from '../../kernel/testing/flaws.ts';
import type { Command, Fact, Options, State } from './index.ts';

type Maffia = Game<Options, State, Command, Fact>;
type View = DeepReadonly<State>;
export interface MaffiaFlaw extends Flaw<Options, State, Command, Fact> {
  /** It shows only where somebody may have left without a word: see `withLeavers`. */
  readonly needsLeavers?: true;
}

/** Short days and nights, so that many of them come in few commands. */
const brisk = { firstDaySeconds: 60, daySeconds: 60, speechSeconds: 15, nightSeconds: 30, breakSeconds: 60 };
const table = (seats: number, options: Partial<Options> = {}) => ({
  seats,
  options: {
    ...brisk,
    earlyDayEnd: true,
    nightStyle: 'parallel',
    nightEarlyEnd: false,
    revealOnOut: 'none',
    ...options,
  },
});

const livingMafia = (state: View): Seat[] => state.living.filter((seat) => state.roles[seat] === 'mafia');
const doctorsOf = (state: View): Seat[] => state.living.filter((seat) => state.roles[seat] === 'doctor');
const isLivingRole = (state: View, role: string): boolean => state.living.some((seat) => state.roles[seat] === role);
const pointing = (state: View): Seat[] => livingMafia(state).filter((seat) => typeof state.choices[seat] === 'number');

/** The clock of a game with this much less time, as the truth may have it. */
const hurried =
  (lessMs: (state: View) => number) =>
  ({ deadline }: Maffia): Partial<Maffia> => ({
    deadline(state) {
      const due = deadline(state);
      return due && { ...due, at: due.at - lessMs(state) };
    },
  });

/** Every fact on its way out is passed through `change`, which may tell others before it or keep it back. */
const telling =
  (change: (fact: Fact, state: View, tell: Ctx<Fact>['tell']) => void) =>
  ({ decide }: Maffia): Partial<Maffia> => ({
    decide: (state, command, by, ctx) =>
      decide(state, command, by, { ...ctx, tell: (fact) => change(fact, state, ctx.tell) }),
  });

/** A memory that makes nothing of some facts: it was not written for their holes. */
const forgetful = (
  { record }: Maffia,
  isNothing: (fact: { [field: string]: unknown }) => boolean,
): Partial<Maffia> => ({
  record: (state, fact) => void (isNothing(fact) || record(state, fact)),
});

const alsoTo =
  <F>(rule: AudienceRule<F, State>, more: (fact: F, state: View) => readonly Viewer[]): AudienceRule<F, State> =>
  (fact, state) => [...(typeof rule === 'function' ? rule(fact, state) : []), ...more(fact, state)];

/** Another truth in which somebody has left without a word. Its twin worlds need a server that has no news of lines. */
export const withLeavers = ({ twin }: Maffia): Partial<Maffia> => ({
  twin(truth: State, viewer: Viewer, lot: Stream) {
    const others = truth.living.filter((seat) => seat !== viewer && !truth.bots[seat] && !truth.left[seat]);
    if (truth.day === 0 || truth.result || viewer === 'master' || others.length === 0) return undefined;
    const other = lot.int(2) ? twin!(truth, viewer, lot) : truth;
    other!.left[lot.pick(others)] = true;
    return other;
  },
});

/** Found by the prover. */
export const flaws: readonly MaffiaFlaw[] = [
  {
    name: 'timing: the night is shorter when the doctor is out',
    kinds: ['time', 'order'],
    ...table(9),
    patch: hurried((state) => (state.phase === 'night' && !isLivingRole(state, 'doctor') ? 5_000 : 0)),
  },
  {
    name: 'timing: a role that is out is called for a shorter time',
    kinds: ['time'],
    ...table(10, { nightStyle: 'called', calledSegmentSeconds: 8 }),
    patch: hurried((state) =>
      state.phase === 'night' && state.segment && !isLivingRole(state, state.segment) ? 4_000 : 0,
    ),
  },
  {
    name: 'timing: the night ends early when the mafia has agreed',
    kinds: ['time'],
    ...table(8),
    patch: hurried((state) =>
      state.phase === 'night' && pointing(state).length === livingMafia(state).length ? 3_000 : 0,
    ),
  },
  {
    name: 'timing: the result of a vote is shown longer when the game is over',
    kinds: ['content', 'time'],
    ...table(7),
    patch: telling((fact, state, tell) => {
      if (fact.type !== 'voteResolved') return tell(fact);
      const left = livingMafia(state).filter((seat) => seat !== fact.hanged);
      tell({ ...fact, until: fact.until + (left.length < livingMafia(state).length ? 1_000 : 0) });
    }),
  },
  {
    name: 'size: the frames of the night grow with the fingers that point',
    kinds: ['size'],
    ...table(8),
    patch: ({ quiet }) => ({
      quiet(state) {
        const beat = quiet!(state);
        return beat && { ...beat, bytes: beat.bytes + 64 * pointing(state).length };
      },
    }),
  },
  {
    name: 'timing: the frames of the night keep their beat only while somebody points',
    kinds: ['time', 'number', 'size', 'content'],
    ...table(8),
    patch: ({ quiet }) => ({
      quiet: (state) => (state.phase === 'night' && pointing(state).length === 0 ? undefined : quiet!(state)),
    }),
  },
  {
    name: 'refusal: nobody may have a hunch about a member of the mafia',
    kinds: ['refusal'],
    ...table(9),
    patch: ({ refuse }) => ({
      refuse: (view, command, by, now) =>
        command.type === 'hunch' && command.target !== null && view.roles[command.target] === 'mafia'
          ? 'unknown-target'
          : refuse(view, command, by, now),
    }),
  },
  {
    name: 'refusal: whoever is not well can no longer be nominated',
    kinds: ['refusal', 'content', 'number', 'time'],
    ...table(9),
    patch: ({ refuse }) => ({
      refuse: (view, command, by, now) =>
        command.type === 'nominate' && view.unwell[command.target] ? 'target-out' : refuse(view, command, by, now),
    }),
  },
  {
    name: 'audience: the table sees the mafia point',
    kinds: ['content', 'number', 'time'],
    ...table(8),
    patch: (game) =>
      withAudience(game, {
        pointed: { ...game.audience.pointed, to: alsoTo(game.audience.pointed.to, () => ['table']) },
      }),
  },
  {
    name: 'audience: the sheriff is told of the doctor’s patient',
    kinds: ['content', 'number', 'time'],
    ...table(10),
    patch: (game) =>
      withAudience(game, {
        patientChosen: {
          ...game.audience.patientChosen,
          to: alsoTo(game.audience.patientChosen.to, (_, state) =>
            state.living.filter((seat) => state.roles[seat] === 'sheriff'),
          ),
        },
      }),
  },
  {
    name: 'audience: those with a circle are read out in night zero, though not whom they saw',
    kinds: ['content', 'number', 'order', 'time'],
    ...table(11, { infoRole: 'freemasons' }),
    patch: (game) => ({
      ...withAudience(game, {
        circleSeen: { to: 'everyone', secret: { role: self, mates: self } }, // and on no licence list
      }),
      ...telling((fact, _state, tell) => {
        if (fact.type !== 'circleSeen' || fact.mates.length > 0) tell(fact);
      })(game),
      ...forgetful(game, (fact) => fact.type === 'circleSeen' && fact.mates === undefined),
    }),
  },
  {
    name: 'audience: hands are seen going up before the window closes, though not whose',
    kinds: ['content', 'number', 'order', 'time'],
    ...table(8),
    patch: (game) => ({
      ...withAudience(game, { handRaised: { to: 'everyone', secret: { seat: self, nominee: self } } }),
      ...forgetful(game, (fact) => fact.type === 'handRaised' && fact.seat === undefined),
    }),
  },
  {
    name: 'audience: the mafia is told who is not well',
    kinds: ['content', 'number', 'time'],
    ...table(8),
    patch: (game) =>
      withAudience(game, {
        nightSettled: {
          ...game.audience.nightSettled,
          discloses: (_fact: unknown, state: View) => state.options.nightEarlyEnd,
          to: alsoTo(game.audience.nightSettled.to, (fact, state) =>
            state.unwell[fact.seat] ? livingMafia(state) : [],
          ),
        },
      }),
  },
  {
    name: 'count: how many are ready includes those who have left',
    kinds: ['content'],
    needsLeavers: true,
    ...table(9),
    patch: (game) => ({
      ...telling((fact, state, tell) => {
        const ready = state.ready.count + Object.keys(state.left).length;
        tell(fact.type === 'readinessSet' ? ({ ...fact, ready, wasReady: fact.ready } as never) : fact);
      })(game),
      record(state, fact) {
        game.record(state, fact.type === 'readinessSet' ? { ...fact, ready: fact.wasReady } : fact);
      },
    }),
  },
  {
    name: 'count: whoever has left is shown without a line when the phase changes',
    kinds: ['content', 'number', 'order', 'time'],
    needsLeavers: true,
    ...table(9),
    patch: (game) => ({
      decide(state, command, by, ctx) {
        for (const seat of command.type === 'timeUp' ? state.living : []) {
          if (state.left[seat] && state.connected[seat])
            ctx.tell({ type: 'connectionChanged', seat, connected: false });
        }
        game.decide(state, command, by, ctx);
      },
    }),
  },
  {
    name: 'offer: whoever has a hunch cannot tap the doctor’s patients, of last night and of this one',
    kinds: ['offer'],
    ...table(9),
    patch({ decide, legal }) {
      let truth: View | undefined; // no honest game keeps the truth where a view can find it
      return {
        decide(state, command, by, ctx) {
          truth = state;
          decide(state, command, by, ctx);
        },
        legal: (view, who, now) =>
          legal(view, who, now).map((offer): Offer => {
            const { type, target } = offer.command as { type: string; target?: { values: readonly (Seat | null)[] } };
            if (type !== 'hunch' || !target) return offer;
            const patients = truth ? [truth.blocked, ...doctorsOf(truth).map((doctor) => truth!.choices[doctor])] : [];
            return { command: { type, target: oneOf(target.values.filter((seat) => !patients.includes(seat))) } };
          }),
      };
    },
  },
];

const self = (fact: { seat: Seat }): Viewer[] => [fact.seat];

/** These hide behind the declaration, which lawfully tells who is out: only nights that end alike show them. */
export const dawnFlaws: readonly Pick<MaffiaFlaw, 'name' | 'patch'>[] = [
  {
    name: 'order: whoever was shot is declared before whoever was not well',
    patch: telling((fact, state, tell) => {
      if (fact.type !== 'nightDeclared') return tell(fact);
      const rank = (seat: Seat) => (state.unwell[seat] || state.left[seat] ? 1 : 0);
      tell({ ...fact, deaths: fact.deaths.toSorted((a, b) => rank(a) - rank(b)) });
    }),
  },
  {
    name: 'number: the card of somebody who was not well is shown in the declaration',
    patch: telling((fact, state, tell) => {
      const ill = fact.type === 'nightDeclared' ? fact.deaths.filter((seat) => state.unwell[seat]) : [];
      tell(fact);
      for (const seat of ill) tell({ type: 'cardShown', seat, team: 'village', role: null });
    }),
  },
  {
    name: 'order: a line that went is shown before the declaration',
    patch: telling((fact, state, tell) => {
      for (const seat of fact.type === 'nightDeclared' ? fact.deaths : []) {
        if (state.left[seat]) tell({ type: 'connectionChanged', seat, connected: false });
      }
      tell(fact);
    }),
  },
  {
    name: 'timing: a declaration without a shot is shorter',
    patch: telling((fact, state, tell) => {
      const isShot = (state.closed?.shots.length ?? 0) > 0;
      tell(fact.type === 'nightDeclared' && !isShot && fact.until !== null ? { ...fact, until: fact.until - 1 } : fact);
    }),
  },
  {
    name: 'content: the end lists only those who were shot',
    patch: telling((fact, state, tell) => {
      if (fact.type !== 'nightsOpened') return tell(fact);
      const wasShot = (day: number, seat: Seat) =>
        state.nights.find((night) => night.day === day)!.shots!.includes(seat);
      tell({
        ...fact,
        nights: fact.nights.map((night) => ({ ...night, shot: night.shot.filter((seat) => wasShot(night.day, seat)) })),
      });
    }),
  },
  {
    name: 'content: the best nose counts the hunches of those who were shot alone',
    patch: telling((fact, state, tell) => {
      if (fact.type !== 'awardsGiven') return tell(fact);
      const noses = fact.awards.noses.filter(({ seat }) => !state.unwell[seat] && !state.left[seat]);
      tell({ ...fact, awards: { ...fact.awards, noses } });
    }),
  },
];
