/**
 * Ordet fanger: what may be done now, from a view alone. The door is asked, so that nothing is offered that it refuses.
 */
import type { Seat } from '../../kernel/game.ts';
import { integerIn, type Offer, oneOf, textOf } from '../../kernel/offer.ts';
import { type Choice, type Command, REACTION_MAX } from './commands.ts';
import { refuse } from './door.ts';
import { contestOf, hasMaster, pilesPerSide, rivalsOf, type View } from './state.ts';

const ANSWER_MAX = 200;
const REASONS = ['wrong', 'unknown', 'repeat'] as const;
const PILES = ['left', 'right'] as const;

export function legal(view: View, who: Seat | 'master', now: number): Offer[] {
  if (view.result || view.phase === 'lobby' || view.phase === 'reveal') return [];
  const offers: Offer[] = [];
  const may = (asked: Command): boolean => refuse(view, asked, who, now) === undefined;
  const plain = (
    ...types: ('shuffle' | 'nudge' | 'concede' | 'blank' | 'confirm' | 'dispute' | 'accept' | 'ready')[]
  ) => {
    for (const type of types) if (may({ type })) offers.push({ command: { type } });
  };
  if (who === 'master') return masterOffers(view, may);

  plain('shuffle');
  const piles = PILES.filter((drawPile) =>
    may({ type: 'draw', drawPile, playPile: pilesPerSide(view) === 1 ? null : 0 }),
  );
  if (piles.length > 0) {
    const playPile = pilesPerSide(view) === 1 ? null : integerIn(0, 1);
    offers.push({ command: { type: 'draw', drawPile: oneOf(piles), playPile } });
  }
  plain('nudge', 'concede', 'blank', 'confirm', 'dispute', 'accept', 'ready');
  for (const input of ['keyboard', 'speech'] as const) {
    if (!may({ type: 'answer', text: 'x', input, reactionMs: null })) continue;
    const text = textOf(0, ANSWER_MAX);
    offers.push({ command: { type: 'answer', text, input, reactionMs: integerIn(0, REACTION_MAX) } });
    offers.push({ command: { type: 'answer', text, input, reactionMs: null } });
  }
  const microphone = [true, false].filter((open) => may({ type: 'openMicrophone', open }));
  if (microphone.length > 0) offers.push({ command: { type: 'openMicrophone', open: oneOf(microphone) } });
  if (contestOf(view)) {
    const winners = [...rivalsOf(view), null].filter((winner) => may({ type: 'claim', winner }));
    if (winners.length > 0) offers.push({ command: { type: 'claim', winner: oneOf(winners) } });
  }
  const sides = view.sides.map((_, side) => side);
  for (const side of view.phase === 'challenge' ? sides : []) {
    const reasons = REASONS.filter((reason) => may({ type: 'challenge', side, reason }));
    if (reasons.length > 0) offers.push({ command: { type: 'challenge', side, reason: oneOf(reasons) } });
  }
  const choices = (view.ballot?.choices ?? []).filter((choice) => may({ type: 'vote', choice: choice as Choice }));
  if (choices.length > 0) offers.push({ command: { type: 'vote', choice: oneOf(choices) } });
  const flips = PILES.filter((drawPile) => may({ type: 'flipNeutral', drawPile }));
  if (flips.length > 0) offers.push({ command: { type: 'flipNeutral', drawPile: oneOf(flips) } });
  const fouls = sides.filter((side) => may({ type: 'callFoul', side }));
  if (fouls.length > 0) offers.push({ command: { type: 'callFoul', side: oneOf(fouls) } });
  for (const on of view.phase === 'round-end' ? [true, false] : []) {
    const answers = view.chronicle.wall.flatMap((_, answer) => (may({ type: 'smile', answer, on }) ? [answer] : []));
    if (answers.length > 0) offers.push({ command: { type: 'smile', answer: oneOf(answers), on } });
  }
  return offers;
}

function masterOffers(view: View, may: (asked: Command) => boolean): Offer[] {
  if (!hasMaster(view)) return [];
  const offers: Offer[] = [];
  const sides = view.sides.map((_, side) => side);
  const choices = (view.ballot?.choices ?? []).filter((choice) =>
    may({ type: 'master.rule', choice: choice as Choice }),
  );
  if (choices.length > 0) offers.push({ command: { type: 'master.rule', choice: oneOf(choices) } });
  const skipped = sides.filter((side) => may({ type: 'master.skip', side }));
  if (skipped.length > 0) offers.push({ command: { type: 'master.skip', side: oneOf(skipped) } });
  if (may({ type: 'master.extend', seconds: 15 }))
    offers.push({ command: { type: 'master.extend', seconds: integerIn(-600, 600) } });
  for (const type of ['master.flip', 'master.nudge', 'master.restart'] as const)
    if (may({ type })) offers.push({ command: { type } });
  offers.push({ command: { type: 'master.coach', on: oneOf([!view.coach]) } });
  for (const from of sides) {
    const to = sides.filter((side) => may({ type: 'master.correct', from, to: side }));
    if (to.length > 0) offers.push({ command: { type: 'master.correct', from, to: oneOf(to) } });
  }
  offers.push({ command: { type: 'master.end' }, care: true });
  return offers;
}
