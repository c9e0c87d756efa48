/**
 * Twin rooms: the same script, but for one hidden thing that one seat does otherwise. Whoever was not told of it must
 * be sent the same frames, at the same times and in the same sizes and bytes, until a fact on the licence list
 * (`discloses`) differs; and at night nobody's frames may differ in time or size, whatever they say. The kernel's prover
 * (kernel/testing/secrecy.ts) says the same of the rules; this is about what really leaves a server.
 */
import { canonical } from '../../../kernel/fairness.ts';
import type { Seat, Typed } from '../../../kernel/game.ts';
import { accepts } from '../../../kernel/offer.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import { sampleOne } from '../../../kernel/testing/players.ts';
import type { Page } from '../../../page.ts';
import type { Rooms } from '../../rooms.ts';
import { type Item, itemsOf, quietPhases } from './account.ts';
import { type Frame, type RecordedLine, type Recording, recorded, rules } from './recording.ts';
import type { Deed, Script } from './script.ts';

export interface Twin {
  /** What was done otherwise. */
  readonly what: string;
  /** How many lines could not tell the rooms apart at first, and how many of them lawfully learned it later. */
  readonly compared: number;
  readonly disclosed: number;
  readonly differences: readonly string[];
}

/** What nobody else may notice when it is done, or is left. */
const HIDDEN = [
  ...['point', 'thumbUp', 'protect', 'investigate', 'avenge', 'hunch', 'nightDone', 'raiseHand', 'lowerHand'],
  ...['passCards', 'takeBack', 'claimHonour', 'movePiece', 'chooseActing'],
  ...['answer', 'blank'],
  ...['arrival.wish', 'chest.choose', 'bridge.pledge', 'armoury.leave', 'ballot.cast', 'end.vote'],
  ...['night.council', 'night.letter', 'night.deed', 'conclave.say', 'diary.write'],
];
/** Whoever was handed other cards cannot play the same ones: they play others of the same kind. */
const OF_CARDS = ['passCards', 'discardCards'];
/** What a seat may do of its own at any time in a game, and the others must not notice. */
const CARE = ['signalUnwell', 'requestBreak', 'hunch', 'openMicrophone'];

/** One thing done otherwise, drawn from the script's own seed. */
interface Change {
  readonly index: number;
  readonly who: Seat;
  readonly how: 'another' | 'silence' | 'care';
}

function changeIn({ seed, deeds }: Script, lot: Stream): Change | undefined {
  const asked = deeds.flatMap((deed, index) => (deed.type === 'asks' && !deed.isProbe ? [{ deed, index }] : []));
  const hidden = asked.filter(({ deed }) => deed.who !== 'master' && HIDDEN.includes(deed.command.type));
  if (hidden.length === 0) return undefined;
  const how = (['another', 'silence', 'care'] as const)[seed % 3]!;
  // A kind evenly, then one of its kind: hands are raised more often than anything else.
  const kind = lot.pick([...new Set(hidden.map(({ deed }) => deed.command.type))]);
  const { deed, index } = lot.pick(hidden.filter(({ deed: { command } }) => command.type === kind));
  return { index, who: deed.who as Seat, how };
}

export async function twinOf(
  script: Script,
  first: Recording,
  flawed?: (rooms: Rooms) => Rooms,
): Promise<Twin | undefined> {
  const lot = lots(`twin ${script.seed}`);
  const change = changeIn(script, lot);
  if (!change) return undefined;
  const { index, who } = change;
  const deed = script.deeds[index] as Extract<Deed, { type: 'asks' }>;
  const done: (Typed | 'silence')[] = [];
  const instead = (later: Deed, at: number, page: Page, now: number) => {
    if (at > index && later.type === 'asks') return playable(later, page, now, lot);
    if (at !== index) return 'as written' as const;
    const other = otherThan(deed.command, change, page, now, lot);
    done.push(other);
    return other;
  };
  const second = await recorded(script, { instead, ...(flawed && { flawed }) });
  const [other] = done;
  const what = `${who} does ${JSON.stringify(deed.command)} here and ${JSON.stringify(other)} there, at ${deed.at}`;
  const type = typeof other === 'object' ? other.type : undefined;
  return { what, ...compare(first, second, who, deed.at, type, [deed.command, other ?? 'silence']) };
}

function playable({ who, command }: Extract<Deed, { type: 'asks' }>, page: Page, now: number, lot: Stream) {
  if (!OF_CARDS.includes(command.type)) return 'as written' as const;
  const offers = rules.legal(page.view as never, who, now).filter((offer) => offer.command.type === command.type);
  if (offers.length === 0 || offers.some((offer) => accepts(offer, command))) return 'as written' as const;
  return sampleOne(offers, lot)!;
}

/** Another command of the same kind, one of care, or nothing. */
function otherThan(command: Typed, { who, how }: Change, page: Page, now: number, lot: Stream): Typed | 'silence' {
  if (how === 'silence') return 'silence';
  const types = how === 'care' ? CARE : [command.type];
  const offers = rules.legal(page.view as never, who, now).filter((offer) => types.includes(offer.command.type));
  for (let attempt = 0; attempt < 5 && offers.length > 0; attempt++) {
    const other = sampleOne(
      offers.map(({ command: one }) => ({ command: one })),
      lot,
    );
    if (other && JSON.stringify(other) !== JSON.stringify(command)) return other;
  }
  return 'silence';
}

function compare(
  here: Recording,
  there: Recording,
  who: Seat,
  at: number,
  type: string | undefined,
  [one, other]: readonly [Typed, Typed | 'silence'],
): Pick<Twin, 'compared' | 'disclosed' | 'differences'> {
  const viewers = here.lines.map(({ viewer }) => viewer);
  const [itemsHere, itemsThere] = [itemsOf(here.entries, viewers), itemsOf(there.entries, viewers)];
  const differences = airDifferences(here, there, at);
  let compared = 0;
  let disclosed = 0;
  for (const [i, line] of here.lines.entries()) {
    const [mine, its] = [heardOf(here, itemsHere[i]!, who, at, one), heardOf(there, itemsThere[i]!, who, at, other)];
    // Told nothing, it must be told nothing by another thing of the same kind either; told something, the very same.
    const isAlike = mine.length === 0 && type !== undefined && stored(here, who, at, one)?.command.type === type;
    if (line.viewer === who || !(isAlike || mine.join() === its.join())) continue;
    compared++;
    const verdict = judge(line, there.lines[i]!, itemsHere[i]!, itemsThere[i]!);
    if (verdict === 'disclosed') disclosed++;
    else if (verdict !== 'same') differences.push(`${line.viewer} can tell: ${verdict}`);
  }
  return { compared, disclosed, differences };
}

/** What came of what this seat did at this moment, or when it left at the next beat. */
const stored = ({ entries }: Recording, who: Seat, at: number, command: Typed | 'silence') =>
  entries.find((entry) => entry.by === who && entry.at >= at && canonical(entry.command) === canonical(command));

/** What a viewer was told by it. */
function heardOf(from: Recording, items: readonly Item[], who: Seat, at: number, command: Typed | 'silence'): string[] {
  const entry = stored(from, who, at, command);
  const index = entry ? from.entries.indexOf(entry) : -1;
  return items.flatMap(({ entry, text }) => (entry === index ? [text] : []));
}

function judge(
  here: RecordedLine,
  there: RecordedLine,
  itemsHere: readonly Item[],
  itemsThere: readonly Item[],
): 'same' | 'disclosed' | string {
  const [framesHere, framesThere] = [here.connections.flat(), there.connections.flat()];
  const longer = Math.max(framesHere.length, framesThere.length);
  let k = 0;
  while (k < longer && isSameFrame(framesHere[k], framesThere[k])) k++;
  if (k === longer) return 'same';
  const [one, other] = [framesHere[k], framesThere[k]];
  const partsAt = Math.min(one?.at ?? Number.POSITIVE_INFINITY, other?.at ?? Number.POSITIVE_INFINITY);
  const most = Math.max(itemsHere.length, itemsThere.length);
  let i = 0;
  while (i < most && itemsHere[i]?.text === itemsThere[i]?.text && itemsHere[i]?.at === itemsThere[i]?.at) i++;
  const [mine, its] = [itemsHere[i], itemsThere[i]];
  const differsAt = Math.min(mine?.at ?? Number.POSITIVE_INFINITY, its?.at ?? Number.POSITIVE_INFINITY);
  if ((mine?.discloses || its?.discloses) && differsAt <= partsAt) return 'disclosed';
  return `${frameText(one)} here, ${frameText(other)} there; the first other fact is ${mine?.text} at ${mine?.at} and ${its?.text} at ${its?.at}`;
}

const isSameFrame = (one: Frame | undefined, other: Frame | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.at === other.at &&
  one.bytes === other.bytes &&
  one.text === other.text;

const frameText = (frame: Frame | undefined): string =>
  frame ? `${JSON.stringify(frame.text.trimEnd().slice(0, 200))} at ${frame.at} in ${frame.bytes} bytes` : 'no frame';

/** The night in which something was done otherwise is the same on the air, also on the lines that were told of it. */
function airDifferences(here: Recording, there: Recording, at: number): string[] {
  const phase = quietPhases(here.entries).find(({ from, to }) => at > from && at < to);
  if (!phase) return [];
  return here.lines.flatMap((line, i) => {
    const shapes = ({ connections }: RecordedLine) =>
      connections
        .flat()
        .flatMap((frame) => (frame.at > phase.from && frame.at <= phase.to ? [`${frame.bytes} at ${frame.at}`] : []));
    const [mine, other] = [shapes(line).join(', '), shapes(there.lines[i]!).join(', ')];
    return mine === other ? [] : [`on the air: the line of ${line.viewer} has ${mine} here, ${other} there`];
  });
}
