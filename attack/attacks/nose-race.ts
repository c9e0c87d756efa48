import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Ground } from '../attack.ts';
import type { Command, Fact, Line } from '../line.ts';

const LATE_MS = 400;
/** A lie makes a dead heat of so much, once. */
const GAIN_MS = 45;
const TOUCH_MS = 300;
/** How much later the liar touches, at one table each; null: at once, before the cue and then as soon as it may. */
const BEHIND_SHORT = [25, 110] as const;
const BEHIND_MS = [25, 110, 70, null] as const;
const [HOST, LIAR] = [0, 1];
const OPTIONS = { startGold: 50, burglaryGold: 0, acceptLockSeconds: 0, tips: false };
/** Who keeps both jewels in each round: always one of the two who are to be poor. */
const KEEPERS = [2, 3, 3, 2];
const JEWEL = 'JJ';

const inPairs = (packed: unknown): string[] => String(packed).match(/../g) ?? [];
const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + Math.ceil(Number(card) / 5), 0);

/** Somebody's cards, as their own line was told. */
function handOf({ facts }: Line, seat: number): string[] {
  const hand: string[] = [];
  const add = (cards: readonly string[]) => hand.push(...cards);
  const remove = (cards: readonly string[]) => {
    for (const card of cards) hand.splice(hand.indexOf(card), 1);
  };
  for (const fact of facts.slice(facts.findLastIndex(({ type }) => type === 'roundBegan'))) {
    if (fact.type === 'handDealt' && fact.seat === seat) add(inPairs(fact.cards));
    if (fact.type === 'jewelsTaken' && fact.seat === seat) add([JEWEL, JEWEL]);
    if (fact.type === 'cardsPassed' && fact.to === seat) add(inPairs(fact.cards));
    if (fact.type === 'cardsPassed' && fact.from === seat) remove(inPairs(fact.cards));
  }
  return hand.sort();
}

/** What is in everybody's purse. */
function goldOf({ facts }: Line): number[] {
  const gold = Array<number>(4).fill(OPTIONS.startGold);
  for (const fact of facts) {
    const paid = fact.type === 'goldPaid' ? (fact.amounts as number[]) : [];
    for (const [seat, amount] of paid.entries()) gold[seat]! += amount;
    if (fact.type === 'bakerHome') gold[fact.seat as number]! -= fact.taken as number;
    if (fact.type === 'pileSettled') {
      const round = facts.slice(0, facts.indexOf(fact)).findLast(({ type }) => type === 'roundBegan')!;
      gold[round.inspector as number]! += fact.inspector as number;
    }
  }
  return gold;
}

/** Each of the first two Inspectors is given all that one other has; in the last round the richer one evens it out. */
function bribesOf(lines: readonly Line[], inspector: number): number[] {
  const gold = goldOf(lines[HOST]!);
  if (inspector <= LIAR) return [0, 0, gold[2]!, gold[3]!];
  if (inspector === 2) return [0, 0, 0, 0];
  const [first, second] = [HOST, LIAR].map((seat) => handOf(lines[seat]!, seat));
  // Who goes second has lost the lowest card by then.
  const more = gold[HOST]! + worth(first!) - gold[LIAR]! - worth(second!.slice(1));
  return [Math.max(0, more), Math.max(0, -more), 0, 0];
}

/** Four who lie together play a whole game so that two of them end with the same of everything. */
async function playToATie(lines: readonly Line[]): Promise<void> {
  const does = async (seat: number, command: Command) => {
    const refused = await lines[seat]!.ask(command);
    if (refused !== null) throw new Error(`${JSON.stringify(command)} of ${seat}: ${refused}`);
  };
  const all = (command: Command, seats = [0, 1, 2, 3]) => Promise.all(seats.map((seat) => does(seat, command)));
  const seen = new Set<Fact>();
  const comes = async (type: string, isIt: (fact: Fact) => boolean = () => true) => {
    const fact = await lines[HOST]!.fact(type, (one) => !seen.has(one) && isIt(one));
    if (!fact) throw new Error(`the host’s line closed before ${type}`);
    seen.add(fact);
    return fact;
  };
  const phase = (name: string) => comes('phaseBegan', (fact) => fact.phase === name);

  for (const seat of [0, 1, 2, 3]) {
    const when = seat === HOST ? 'today' : 'never';
    await does(seat, { type: 'claimHonour', crime: when, hat: when });
  }
  for (const [inspector, keeper] of KEEPERS.entries()) {
    const bakers = [1, 2, 3].map((i) => (inspector + i) % 4);
    await phase('bake');
    await all({ type: 'ready' }, bakers);
    for (const [i, seat] of bakers.entries()) {
      await lines[seat]!.until(() => handOf(lines[seat]!, seat).length === 5);
      const hand = handOf(lines[seat]!, seat);
      const isOn = hand.includes(JEWEL) && seat !== keeper;
      const cards = isOn ? ['J', 'J'] : hand.slice(0, 2).map(Number);
      await does(seat, { type: i === 2 ? 'discardCards' : 'passCards', cards });
    }
    // The keeper is the last one in the room, with a jewel: what others gave is then the Inspector's.
    const leaves = bakers.filter((seat) => seat !== keeper).sort((a, b) => a - b);
    const bribes = bribesOf(lines, inspector);
    for (const seat of leaves) {
      await phase('negotiate');
      const bribe = bribes[seat]!;
      if (bribe > 0) await does(seat, { type: 'setBribe', total: bribe });
      await does(inspector, { type: 'sendHome', seat, takeBribe: bribe > 0, seenBribe: bribe });
    }
    await phase('accusation');
    await does(keeper, { type: 'flipLast' });
    await all({ type: 'ready' });
  }
  await phase('final-count');
  await all({ type: 'ready' });
}

interface Race {
  readonly behind: number | null;
  readonly times: readonly { readonly seat: number; readonly ms: number }[][];
  readonly falseStarts: number;
  readonly winners: readonly number[];
}

/** The host touches some time after the cue as their phone sees it, the liar so much later, and says that it was quicker. */
async function race(lines: readonly Line[], behind: number | null): Promise<Race> {
  const [host, liar] = [lines[HOST]!, lines[LIAR]!];
  const touch = (line: Line, reactionMs: number) => line.ask({ type: 'touchNose', reactionMs });
  const isOver = () => host.facts.some(({ type }) => type === 'gameRanked');
  const began = ({ facts }: Line) => facts.filter(({ type }) => type === 'noseAttemptBegan').length;
  const cued = ({ facts }: Line) => facts.filter(({ type }) => type === 'noseCued').length;
  const runs = async (line: Line, run: (attempt: number) => Promise<unknown>) => {
    for (let i = 1; ; i++) {
      await line.until(() => began(line) >= i || isOver());
      if (isOver() || line.isGone) return;
      await run(i);
      await Promise.race([line.until(() => began(line) > i || isOver()), host.until(isOver)]);
    }
  };
  await Promise.all([
    runs(host, async (i) => {
      await host.until(() => cued(host) >= i || isOver());
      await sleep(TOUCH_MS);
      await touch(host, TOUCH_MS);
    }),
    runs(liar, async (i) => {
      if (behind === null) await touch(liar, 100);
      await liar.until(() => cued(liar) >= i || isOver());
      if (behind === null) await liar.until(() => isOver() || liar.facts.some(({ type }) => type === 'noseUnlocked'));
      else await sleep(TOUCH_MS + behind);
      await touch(liar, 80);
    }),
  ]);
  const closed = host.facts.filter(({ type }) => type === 'noseClosed');
  return {
    behind,
    times: closed.map(({ times }) => times as Race['times'][number]),
    falseStarts: host.facts.filter(({ type }) => type === 'falseStarted').length,
    winners: (host.facts.findLast(({ type }) => type === 'gameRanked')?.winners ?? []) as number[],
  };
}

async function tied(ground: Ground): Promise<Line[]> {
  const { room, host } = await ground.table('illumuffinati');
  const liar = await ground.sit(room, 'Mallory', { from: ground.address(), pongMs: LATE_MS });
  const lines = [host, liar];
  for (const name of ['Trudy', 'Eve']) lines.push(await ground.sit(room, name, { from: ground.address() }));
  for (const [name, value] of Object.entries(OPTIONS)) await host.ask({ type: 'room.setOption', name, value });
  const began = await host.ask({ type: 'room.start' });
  if (began !== null) throw new Error(`the game did not begin: ${began}`);
  await playToATie(lines);
  return lines;
}

export const noseRace: Attack = {
  slug: 'nose-race',
  promise:
    'Whoever echoes late and lies about their own time wins no nose race in which they were later: at most it is run once more, and counts as it was.',
  isPatient: true,
  async run(ground) {
    const races = await Promise.all(
      (ground.isShort ? BEHIND_SHORT : BEHIND_MS).map(async (behind) => {
        const lines = await tied(ground);
        const one = await race(lines, behind);
        const early = lines[HOST]!.facts.some(({ type, seat }) => type === 'noseTouched' && seat === LIAR);
        ground.must(!early, 'the host was told of the liar’s touch');
        return one;
      }),
    );
    for (const { behind, times, falseStarts, winners } of races) {
      const later = times.map((one) => msOf(one, LIAR) - msOf(one, HOST));
      const told = `${later.map((ms) => `${ms} ms`).join(', then ')} later`;
      ground.says(`${behind === null ? 'before the cue' : told}: ${winners.join(' and ') || 'nobody'} won`);
      ground.must(times.length >= 1 && times.length <= 2, `it was run ${times.length} times`);
      ground.must(falseStarts === (behind === null ? times.length : 0), `${falseStarts} false starts`);
      if (later[0]! > GAIN_MS) ground.must(times.length === 1, `with ${told} it was run again`);
      if (later.every((ms) => ms > 0)) ground.must(`${winners}` === `${HOST}`, `${winners} won with ${told}`);
    }
  },
};

/** Whoever had not touched when it closed is later than all. */
const msOf = (times: Race['times'][number], seat: number): number =>
  times.find((one) => one.seat === seat)?.ms ?? Number.POSITIVE_INFINITY;
