/** What the castle says aloud: from public things alone, the same whoever hides what. */
import type { Seat } from '../../../../kernel/game.ts';
import { missionOf } from '../../missions/index.ts';
import { isFinale } from '../../state.ts';
import { verdict } from '../../story.ts';
import { tallyOf } from '../tally.ts';
import type { Moment } from './moments.ts';
import { type TableProps, victimOf } from './props.ts';

/** Between the speaker and the end of the strip; what is longer is set smaller, for above it are the lowest chairs. */
export const SAY_LETTERS = 56;

/** Three ways of saying it, by turns. */
const variant = (lines: readonly string[], { view }: TableProps): string =>
  lines[(view.day + view.tables.length) % lines.length]!;

function afterBallot(props: TableProps): string {
  const { view, w, name, names } = props;
  const last = view.shown.at(-1)!;
  if (last.target === null) return w.vote.blank(name(last.seat));
  const tally = tallyOf(view);
  const [first, second] = tally;
  const even = tally.filter(({ votes }) => votes === first!.votes).map(({ seat }) => seat);
  const lead =
    even.length > 1 ? w.vote.even(names(even)) : w.vote.leads(name(first!.seat), first!.votes - (second?.votes ?? 0));
  return `${w.vote.names(name(last.seat), name(last.target))} ${lead}`;
}

function inMission(props: TableProps): string {
  const { view, w } = props;
  const mission = missionOf(view);
  if (view.won === null) return mission?.says(props) ?? '';
  return mission?.saysAfter?.(props) ?? w.mission.won(view.won, view.pile);
}

function whoVotes({ view, w, names }: TableProps): string {
  if (view.stage === 'fresh') return w.tie.fresh;
  if (view.stage === 'protected') return w.tie.all(names(view.tied));
  if (view.stage === 'open') return w.vote.write;
  return w.tie.who(names(view.voters), names(view.candidates));
}

function atBreakfast(props: TableProps): string {
  const { view, w, t, name, names } = props;
  if (view.step === 'arrivals') {
    const last = view.arrived.at(-1);
    if (last === undefined) return w.breakfast.begin;
    return w.breakfast.comes(name(last));
  }
  const shown = Object.keys(view.shieldsShown).map(Number) as Seat[];
  if (shown.length > 0) return w.breakfast.shield(names(shown));
  if (view.step === 'reading') return `${variant(t.narration.deathList, props)} ${names(view.deathList ?? [])}.`;
  const victim = victimOf(props);
  return victim === undefined ? w.breakfast.allSay : w.breakfast.never(name(victim));
}

function afterEndVote({ view, w, names }: TableProps): string {
  const votes = Object.entries(view.endVotes).map(([seat, choice]) => ({ seat: Number(seat), choice }));
  const against = votes.filter(({ choice }) => choice === 'banish').map(({ seat }) => seat);
  if (against.length > 0) return w.end.goOn(names(against));
  return view.reason === 'unanimous' ? w.end.agreed : w.end.silent;
}

function afterAll(props: TableProps): string {
  const { result, share, remainder } = props.view;
  if (!result) return '';
  const { outcome, winners } = result;
  if (outcome === 'aborted') return props.t.log.aborted;
  return verdict(props, { side: outcome as 'loyals' | 'traitors', winners, share, remainder });
}

export function narrationOf(props: TableProps, moment: Moment | null): string {
  const { view, t, w, name, names } = props;
  if (moment === 'identity') {
    const gone = view.tables.at(-1)!.banished;
    const role = view.roles[gone];
    // The moment is held for some seconds, in which the next may have gone, and nobody has asked who that was.
    if (role) return w.banish.shown[role](name(gone));
  }
  if (moment === 'mission') return inMission(props);
  if (moment === 'endVotes') return afterEndVote(props);
  switch (view.phase) {
    case 'arrival':
      return w.arrival.say;
    case 'ceremony':
      return view.step === 'open' ? w.ceremony.sayOpen : w.ceremony.say;
    case 'mission':
      return inMission(props);
    case 'armoury':
      return w.armoury.say(names(view.visitors), view.visitors.length);
    case 'discussion':
      return isFinale(view) && view.living.length <= 4 ? w.talk.last : variant(t.narration.table, props);
    case 'ballot':
      return whoVotes(props);
    case 'reveal':
      return view.isShown && view.shown.length > 0
        ? afterBallot(props)
        : view.onStage === null
          ? ''
          : w.vote.stands(name(view.onStage));
    case 'defence':
      return view.floor[0] === undefined ? '' : w.tie.floor(name(view.floor[0]));
    case 'minute':
      return w.tie.minute;
    case 'lot':
      return w.tie.lot;
    case 'banishment': {
      const gone = name(view.banished!);
      const role = view.identified.includes(view.banished!) ? view.roles[view.banished!] : undefined;
      if (role) return w.banish.shown[role](gone);
      return view.asked === null ? w.banish.words(gone) : view.asked ? w.banish.asked(gone) : w.banish.unasked(gone);
    }
    case 'council':
      return view.step === 'falling' ? w.night.falls : w.night.council;
    case 'letters':
      return w.night.letters;
    case 'deed':
      return w.night.deed;
    case 'breakfast':
      return atBreakfast(props);
    case 'pause':
      return w.end.pauseHelp(view.living.length);
    case 'endVote':
      return variant(t.narration.endQuestion, props);
    case 'finalReveal':
      return view.onStage === null ? w.end.reveal : w.end.turn(name(view.onStage));
    case 'finished':
      return afterAll(props);
    default:
      return '';
  }
}
