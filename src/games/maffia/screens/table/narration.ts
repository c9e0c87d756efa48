/** What the narrator says: the caption of each moment, from public things alone. */
import type { FaceOf } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { nominees, type State, type View } from '../../state.ts';
import { type MaffiaTexts, namesIn, wakingOf } from '../../texts/index.ts';

export interface Narration {
  readonly caption: string;
  /** What the voice says, if it is not the caption; null: it keeps silent. */
  readonly spoken?: string | null;
}

/** Each line has two forms; which one follows the day, so that everybody who looks reads the same. */
const formOf =
  ({ day }: View) =>
  <T>(forms: readonly [T, T]): T =>
    forms[day % 2]!;

/** So many names are read in two lines; of more the caption says how many, and the voice says them all. */
const NAMED = 6;

/** card: the card of the briefing that lies open. spoken: what was said last in the speech of now. */
export function narrationOf(
  stage: Stage<State>,
  t: MaffiaTexts,
  faces: readonly FaceOf[],
  card: string,
  spoken?: string,
): Narration {
  const { view, language } = stage;
  const say = formOf(view);
  const name = (seat: number) => faces[seat]?.name ?? '?';
  const names = (seats: readonly number[]) => namesIn(language, seats.map(name));
  const short = (seats: readonly number[], title: string, said: string): Narration =>
    seats.length <= NAMED
      ? { caption: said }
      : { caption: `${t.day.onTheSquare(seats.length)}. ${title}.`, spoken: said };
  /** What the speaker says stands there when the narrator has given them the floor; nobody says it a second time. */
  const floor = (opens: (name: string) => string, speaker: number): Narration => {
    const said = opens(name(speaker));
    return spoken === undefined
      ? { caption: said }
      : { caption: t.statements.said(name(speaker), spoken), spoken: said };
  };
  switch (view.phase) {
    case 'briefing':
      return { caption: t.tagline, spoken: card };
    case 'deal':
      return { caption: view.cardOf === null ? t.deal.look : t.deal.called(name(view.cardOf)) };
    case 'night-zero':
      return { caption: say(view.segment === null ? t.narration.nightZero : wakingOf(t, view.phase, view.segment)) };
    case 'day-talk':
      return talk(stage, t);
    case 'extension-offer':
      return { caption: say(t.narration.extension) };
    case 'last-nominations':
      return { caption: say(t.narration.silence) };
    case 'nominee-list':
      return short(nominees(view), t.phases['nominee-list'], listed(view, say, t, names));
    case 'speech':
      return view.speaker === null ? { caption: t.day.listHelp } : floor(say(t.narration.speech), view.speaker);
    case 'vote-intro':
      return short(
        view.ballot,
        view.round === 2 ? t.vote.runoff : t.phases['vote-intro'],
        say(view.round === 2 ? t.narration.tie : t.narration.vote)(names(view.ballot)),
      );
    case 'vote-call':
      return call(view, t, say, name);
    case 'vote-result':
      return {
        caption: view.hanged === null ? say(t.narration.nobodyHanged) : say(t.narration.hanged)(name(view.hanged)),
      };
    case 'night':
      return { caption: say(view.segment === null ? t.narration.goodNight : wakingOf(t, view.phase, view.segment)) };
    case 'dawn-break':
      return { caption: t.breakTime.text };
    case 'declaration':
      return { caption: `${say(t.narration.goodMorning)} ${news(view, t, say, names)}` };
    case 'ended':
      return { caption: ended(view, t, say) };
    default:
      return { caption: '' };
  }
}

type Say = ReturnType<typeof formOf>;
type Names = (seats: readonly number[]) => string;

/** The latest that was heard at the table, and how many stand on the square. */
function talk({ view, told }: Stage<State>, t: MaffiaTexts): Narration {
  const line = told().at(-1) ?? t.log.day(view.day);
  const count = nominees(view).length;
  return { caption: count > 0 ? `${line} ${t.day.onTheSquare(count)}.` : line, spoken: line };
}

function listed(view: View, say: Say, t: MaffiaTexts, names: Names): string {
  const list = nominees(view);
  return list.length === 0 ? say(t.narration.nobodyNominated) : say(t.narration.list)(names(list));
}

/** The drums and the screen count; the voice only says the name, or it would come too late for the beat. */
function call(view: View, t: MaffiaTexts, say: Say, name: (seat: number) => string): Narration {
  const nominee = name(view.nominee ?? 0);
  // Where a person calls, no hand counts before the call.
  if (view.step === 'waiting') return { caption: `${nominee}. ${t.vote.waiting}`, spoken: null };
  if (view.step !== 'shown')
    return { caption: say(t.narration.raiseHand)(nominee), spoken: view.step === 'open' ? null : nominee };
  const hands = view.calls.at(-1)?.hands.length ?? 0;
  const spent = view.calls.reduce((sum, one) => sum + one.hands.length, 0);
  const left = t.table.votesLeft(view.living.length - spent);
  return { caption: `${hands === 0 ? t.table.noHands(nominee) : t.table.handsFor(nominee, hands)} ${left}` };
}

function news(view: View, t: MaffiaTexts, say: Say, names: Names): string {
  const { deaths, attempt } = view.nights.at(-1) ?? { deaths: [], attempt: false };
  if (deaths.length === 0) return say(attempt ? t.narration.attempt : t.narration.quietNight);
  const died = say(t.narration.died)(names(deaths), deaths.length);
  return attempt ? `${died} ${t.paper.alsoAttempt}` : died; // MF-121: both are declared
}

function ended({ result, ...view }: View, t: MaffiaTexts, say: Say): string {
  if (result?.outcome === 'village') return say(t.narration.villageWon);
  if (result?.outcome === 'mafia') return say(t.narration.mafiaWon);
  return result?.outcome === 'draw' ? say(t.narration.draw) : t.outcomes.cancelled + (view.day < 0 ? '' : '.');
}
