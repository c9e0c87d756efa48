/** The address of this house as others type it; where this machine is in several networks, whoever sits at it chooses. */
import './way.css';
import type { Language } from '../kernel/game.ts';
import { hostName, hostOf, house, WAY_KEPT } from './memory.ts';
import { useEveningWords } from './texts/evening/index.ts';

addEventListener('storage', ({ key, newValue }) => {
  if (key === WAY_KEPT && newValue) house.origin = newValue;
});

export function Way({ language }: { language: Language }) {
  const ways = house.ways.value;
  if (ways.length < 2) return <b>{hostName()}</b>;
  return <Ways language={language} ways={ways} />;
}

function Ways({ language, ways }: { language: Language; ways: readonly string[] }) {
  const words = useEveningWords(language)?.way;
  return (
    <select
      class="way"
      aria-label={words?.label}
      title={words?.help}
      value={house.origin}
      onChange={(event) => {
        house.origin = event.currentTarget.value;
      }}
    >
      {ways.map((way) => (
        <option key={way} value={way} selected={way === house.origin}>
          {hostOf(way)}
        </option>
      ))}
    </select>
  );
}

/** What to do if the address that is shown leads no phone here. */
export function WayHelp({ language }: { language: Language }) {
  const words = useEveningWords(language)?.way;
  return house.ways.value.length > 1 && words ? <p class="small">{words.help}</p> : null;
}
