/** A duel, a round, the game is over; what is drawn then is fetched. */
import { isTyped, sideOf } from '../../state.ts';
import { printed } from '../parts.tsx';
import { fetchedParts } from './fetched.tsx';
import type { Play, Scene } from './play.ts';

export const late = fetchedParts(() => import('./late.tsx'));

export function duelEndScene(play: Play): Scene {
  const { view, w, mine, language, side, seconds } = play;
  const step = view.chronicle.steps.at(-1);
  const examples = view.examples?.[language] ?? [];
  const isWon = step?.winner === mine;
  const words = (label: string) =>
    examples.length > 0 ? (
      <div class="of-examples">
        <p class="label">{label}</p>
        <p>{examples.join(', ')}</p>
      </div>
    ) : undefined;
  const common = { key: `end ${view.chronicle.steps.length}`, clock: '' };
  if (!step) return { ...common, phase: w.duel.title, title: w.duel.title, stage: null };
  if (step.winner === null) {
    return {
      ...common,
      class: 'of-end',
      phase: w.end.stale,
      stage: <late.Part part="Stale" play={play} />,
      thumb: words(w.end.could),
    };
  }
  if (isWon) {
    const sign = printed(view, step.card, language).symbol;
    const told = view.chronicle.wall.findLast(({ won }) => won);
    const isTold =
      told !== undefined && isTyped(view) && sideOf(view, told.seat) === mine && view.chronicle.last.length > 0;
    return {
      ...common,
      clock: isTold ? `${seconds(told.r)} s` : '',
      class: `of-end is-won s-${sign}`,
      phase: w.end.youWon,
      bleed: true,
      stage: <late.Part part="Winner" play={play} />,
      thumb: words(w.end.youAlso),
    };
  }
  return {
    ...common,
    class: 'of-end',
    phase: w.end.took(side(step.winner)),
    stage: <late.Part part="Loser" play={play} />,
    thumb: words(w.end.also),
  };
}

export function roundEndScene(play: Play): Scene {
  const { view, w } = play;
  return {
    key: `round ${view.round}`,
    class: 'of-round',
    phase: w.roundEnd.title(view.round),
    clock: view.until,
    stage: <late.Part part="MyCards" play={play} />,
    thumb: <late.Part part="Ready" play={play} />,
  };
}

export function overScene(play: Play): Scene {
  const { w, view } = play;
  return {
    key: 'over',
    class: 'of-over',
    phase: view.result?.reason === 'piles-empty' ? w.over.scores : w.over.ended,
    clock: '',
    stage: <late.Part part="Over" play={play} />,
  };
}
