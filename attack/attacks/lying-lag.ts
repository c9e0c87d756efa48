import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Fact, Line } from '../line.ts';

const LATE_MS = 400;
/** How much later than the other the liar answers, in turn; the first two are past the tie, and past what a lie adds to it. */
const BEHIND_MS = [120, 250, 30, 60] as const;
const ANSWER_MS = 800;
/** So much earlier a face is sent to a line that looks so long. */
const LEAD_MS = 125;
/** A dead heat is within so much; a lie makes it so much wider at most. */
const TIE_MS = 100;
const GAIN_MS = 45;
const RACES_SHORT = 2;
const WORDS = ['bottle', 'garden', 'window', 'hammer', 'candle', 'ladder', 'mirror', 'pillow', 'basket', 'blanket'];
/** The liar says something else: nobody may repeat what was said. */
const OTHERS = ['saddle', 'carpet', 'button', 'kettle', 'marble', 'needle', 'ribbon', 'saucer', 'shovel', 'towel'];
const LONGEST_MS = 75_000;

interface Shown {
  readonly seat: number;
  readonly r: number;
}

const STEPS = ['roundBegan', 'turnCame', 'challengeOpened', 'neutralAsked', 'roundEnded'];

/** Does what brings the next card. */
async function moveOn(lines: readonly Line[], drawPile: 'left' | 'right'): Promise<void> {
  const last = lines[0]!.facts.findLast(({ type }) => STEPS.includes(type));
  if (last?.type === 'roundBegan') await lines[last.dealer as number]!.ask({ type: 'shuffle' });
  if (last?.type === 'turnCame') await lines[last.side as number]!.ask({ type: 'draw', drawPile, playPile: 0 });
  const both = {
    challengeOpened: { type: 'accept' },
    neutralAsked: { type: 'flipNeutral', drawPile },
    roundEnded: { type: 'ready' },
  };
  const command = both[last?.type as keyof typeof both];
  if (command) for (const line of lines) await line.ask(command);
}

export const lyingLag: Attack = {
  slug: 'lying-lag',
  promise: 'Whoever echoes late to look far away wins no race by it, and makes a dead heat at most 45 ms wider.',
  isPatient: true,
  async run(ground) {
    const { room, host } = await ground.table('ordet-fanger');
    const liar = await ground.sit(room, 'Mallory', { from: ground.address(), pongMs: LATE_MS });
    const options = { rounds: 5, raceMs: 10_000, repeats: 'allowed', removedSymbols: 'star cross grid', jokers: false };
    for (const [name, value] of Object.entries(options)) await host.ask({ type: 'room.setOption', name, value });
    const began = await host.ask({ type: 'room.start' });
    ground.must(began === null, `the game did not begin: ${began}`);
    await sleep(8000); // until the lines are measured
    const races: { honest: number; liar: number; winner: unknown }[] = [];
    const wanted = ground.isShort ? RACES_SHORT : Math.ceil(ground.seconds * 2);
    let seen = 0;
    const until = performance.now() + LONGEST_MS;
    for (let step = 0; performance.now() < until && races.length < wanted; step++) {
      const isRace = ({ type }: Fact) => ['duelStarted', 'raceOpened', 'neutralShown'].includes(type);
      const count = host.facts.filter(isRace).length;
      if (count === seen) {
        await moveOn([host, liar], step % 2 ? 'left' : 'right');
        await sleep(250);
        continue;
      }
      seen = count;
      const closes = host.facts.filter(({ type }) => type === 'raceClosed').length;
      const word = WORDS[races.length % WORDS.length]!;
      const behind = BEHIND_MS[races.length % BEHIND_MS.length]!;
      // Both take as long over the card as they see it; the liar is then as much later as it says here.
      const answers = [
        { line: host, text: word, ms: ANSWER_MS },
        { line: liar, text: OTHERS[races.length % OTHERS.length]!, ms: ANSWER_MS - LEAD_MS + behind },
      ].map(async ({ line, text, ms }) => {
        await sleep(ms);
        return line.ask({ type: 'answer', text, input: 'keyboard', reactionMs: null });
      });
      const refused = (await Promise.all(answers)).filter((why) => why !== null);

      if (refused.length > 0) continue;
      const isClosed = () => host.facts.filter(({ type }) => type === 'raceClosed').length > closes;
      await Promise.race([host.until(isClosed), sleep(5000)]);
      const closed = host.facts.findLast(({ type }) => type === 'raceClosed');
      await Promise.race([host.until(() => host.facts.at(-1)?.type !== 'raceClosed'), sleep(1000)]);
      const after = host.facts.slice(host.facts.lastIndexOf(closed!));
      const judged = after.find(({ type }) => type === 'challengeOpened' || type === 'duelWon');
      const shown = (closed?.answers ?? []) as Shown[];
      const [own, his] = [0, 1].map((seat) => shown.find((one) => one.seat === seat)?.r);
      if (own === undefined || his === undefined || !judged) continue;
      races.push({ honest: own, liar: his, winner: judged.winner });
    }
    const lately = host.facts.slice(-5).map(({ type }) => type);
    ground.must(races.length > 0, `no race was run: ${lately.join(', ')}`);
    for (const { honest, liar: his, winner } of races) {
      if (his >= honest) ground.must(winner !== 1, `the liar won with ${his} ms over ${honest}`);
      if (his > honest + TIE_MS + GAIN_MS)
        ground.must(winner === 0, `with ${his} ms over ${honest} the liar kept the other from winning`);
    }
    const told = races.map(
      ({ honest, liar: his, winner }) => `${his - honest} ms: ${winner === null ? 'tie' : winner}`,
    );
    ground.says(`${races.length} races, the liar later by ${told.join(', ')}`);
  },
};
