/** The wall of the house: a card a game, in an order that suits how many there are. */
import './home-wall.css';
import { useMemo, useState } from 'preact/hooks';
import { type GameId, type Offered, playable } from './catalogue.ts';
import { useFetched } from './chunk.ts';
import { Icon, Picture, Segments } from './kit/index.ts';
import { language } from './memory.ts';
import { frontWords } from './texts/front/index.ts';
import { t } from './texts/index.ts';

export interface Band {
  readonly min: number;
  /** Undefined: and more. */
  readonly max?: number;
}

const BANDS: { readonly [label: string]: Band } = {
  '2–3': { min: 2, max: 3 },
  '4–6': { min: 4, max: 6 },
  '7–12': { min: 7, max: 12 },
  '13+': { min: 13 },
};
/** As far as anybody counts when there is no upper end. */
const MOST = 22;

export interface Sorted {
  readonly fits: readonly Offered[];
  /** For more people: bots take the empty chairs. */
  readonly withBots: readonly Offered[];
  /** For fewer at a time. */
  readonly fewer: readonly Offered[];
}

/** A game fits if it is for at least half of the numbers meant. Nothing is left out. */
export function sortFor(games: readonly Offered[], { min, max = MOST }: Band): Sorted {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const isFit = ({ seats: [least, most] }: Offered) =>
    2 * numbers.filter((number) => number >= least && number <= most).length >= numbers.length;
  const rest = games.filter((game) => !isFit(game));
  return {
    fits: games.filter(isFit),
    withBots: rest.filter(({ seats: [least] }) => least > min),
    fewer: rest.filter(({ seats: [least] }) => least <= min),
  };
}

export function Wall({ onChoose }: { onChoose: (id: GameId) => void }) {
  const [chosen, setChosen] = useState('');
  const words = frontWords();
  const band = BANDS[chosen];
  const sorted = band && sortFor(playable, band);
  const groups = sorted
    ? [
        { title: words.fits(band.min, band.max), games: sorted.fits },
        { title: words.withBots, games: sorted.withBots },
        { title: words.fewer, games: sorted.fewer },
      ].filter(({ games }) => games.length > 0)
    : [{ title: '', games: playable }];
  return (
    <section class="wall" aria-label={words.games}>
      <header>
        <h2>{words.games}</h2>
        <div class="many">
          <span aria-hidden="true">{words.many}</span>
          <Segments
            label={words.many}
            value={chosen}
            onChange={setChosen}
            options={[{ value: '', label: words.any }, ...Object.keys(BANDS).map((label) => ({ value: label, label }))]}
          />
        </div>
      </header>
      {groups.map(({ title, games }) => (
        <div key={title} class={`game-cards of-${games.length}`}>
          {title && <p class="fit">{title}</p>}
          {games.map((game) => (
            <Card key={game.id} game={game} onPress={() => onChoose(game.id)} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** One thing to press, and "Play" is its visible handle. The pictures come after the ways in: until then there is plain ground. */
function Card({ game: { id, seats, minutes }, onPress }: { game: Offered; onPress: () => void }) {
  const art = useFetched(() => import('./posters.ts'));
  const words = frontWords();
  const { name } = t().posters[id];
  const { line, mood } = words.about[id];
  const drawn = useMemo(() => art?.posters[id](language.value, true), [art, language.value, id]);
  return (
    <button type="button" class={`card ${id}`} data-game={id} onClick={onPress}>
      <span class="art">{drawn && <Picture {...drawn} fit={id === 'forraeder' ? 'slice-bottom' : 'slice'} />}</span>
      <span class="plate">
        <b>{name}</b>
        <span class="line">{line}</span>
        <span class="mood">{mood}</span>
        <span class="card-facts">
          <span>
            <Icon id="people" />
            {words.players(...seats)}
          </span>
          <span>
            <Icon id="hourglass" />
            {words.minutes(...minutes)}
          </span>
        </span>
        <span class="btn go">
          <Icon id="play" />
          {words.play}
        </span>
      </span>
    </button>
  );
}
