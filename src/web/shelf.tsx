/** The games that can be played, as small pictures to choose from: for a new table, and for the next game of an evening. */
import './shelf.css';
import { useMemo } from 'preact/hooks';
import { type GameId, playable } from './catalogue.ts';
import { useFetched } from './chunk.ts';
import { Picture } from './kit/index.ts';
import { language } from './memory.ts';
import { t } from './texts/index.ts';

export interface ShelfProps {
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (id: GameId) => unknown;
  /** How many would play: a game that is for more, or for fewer, says so. */
  readonly people?: number;
  readonly disabled?: boolean;
  /** It stands beside the shelf. */
  readonly without?: GameId | undefined;
}

export function Shelf({ label, chosen, onChoose, people, disabled = false, without }: ShelfProps) {
  const art = useFetched(() => import('./posters.ts'));
  const words = t();
  const shown = playable.filter(({ id }) => id !== without);
  const drawn = useMemo(
    () => art && shown.map(({ id }) => art.posters[id](language.value, true)),
    [art, language.value, without],
  );
  return (
    <fieldset class="shelf" aria-label={label} disabled={disabled}>
      {shown.map(({ id, seats: [min, max] }, i) => {
        const isFit = people === undefined || (people >= min && people <= max);
        return (
          <button
            key={id}
            type="button"
            class={`${id === chosen ? 'is-on' : ''}${isFit ? '' : ' is-unfit'}`}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span class="shelf-art">{drawn && <Picture {...drawn[i]!} fit="slice" />}</span>
            <b>{words.posters[id].name}</b>
            <small>{isFit ? `${min}–${max}` : words.lobby.onlyFor(min, max)}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
