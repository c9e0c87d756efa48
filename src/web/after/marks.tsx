/** A small sign for each game, cut like the others. */
import './after.css';
import type { GameId } from '../catalogue.ts';

const MARKS: { readonly [id in GameId]: readonly (readonly [d: string, isHole?: true])[] } = {
  maffia: [['M3 12L12 3L21 12H19V22H5V12Z'], ['M10 14h4v8h-4Z', true]],
  forraeder: [['M4 22V8L7 2L10 8V12H14V6L17 1L20 6V22Z'], ['M10 16Q12 13 14 16V22H10Z', true]],
  illumuffinati: [['M5 12Q2 5 9 5Q12 0 16 5Q22 5 19 12ZM6 13.5H18L16 22H8Z']],
  'ordet-fanger': [['M12 3L22 21H2ZM12 9L7.5 18H16.5Z']],
  'gws-brott': [
    [
      'M12 1Q19 2 19 9Q18 14 12 23Q6 14 5 9Q5 2 12 1ZM12 5.5Q8.5 5.7 8.5 9Q8.7 12.4 12 12.5Q15.4 12.3 15.5 9Q15.3 5.7 12 5.5Z',
    ],
  ],
};

export function gameMark(game: string) {
  const mark = MARKS[game as GameId] ?? [];
  return (
    <svg class="game-mark" viewBox="0 0 24 24" aria-hidden="true">
      {mark.map(([d, isHole]) => (
        <path key={d} d={d} fill={isHole ? 'var(--accent)' : 'currentColor'} fill-rule="evenodd" />
      ))}
    </svg>
  );
}
