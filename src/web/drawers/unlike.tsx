/** Where a saved file is not as its own room has it: step by step, with both beside each other. */
import './drawers.css';
import type { OpenEntry } from '../../kernel/fairness.ts';
import type { Language } from '../../kernel/game.ts';
import { gameOf, type Saved } from '../after/saved.ts';
import { loaded, lobbyOf } from '../games.ts';
import { localeOf } from '../lobby.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';
import { type Difference, tellDifferences } from './differences.ts';

export const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
/** Whoever has changed one name at the beginning has changed it in few steps; a thousand help nobody. */
const MOST = 20;

interface UnlikeProps {
  readonly saved: Saved;
  readonly room: readonly OpenEntry[];
  readonly differences: readonly Difference[];
  readonly words: DrawerWords['seal'];
  readonly language: Language;
}

export function Unlike({ saved, room, differences, words, language }: UnlikeProps) {
  if (differences.length === 0) return <p>{words.unlikeHelp}</p>;
  const relabelled = differences.filter(({ kind }) => kind === 'rules').length;
  const others = differences.filter(({ kind }) => kind !== 'rules');
  const shown = others.slice(0, MOST);
  const told = tellDifferences(loaded, [saved.log, room], shown, words, language);
  const title = lobbyOf(gameOf(saved) ?? '')?.title(language) ?? '';
  return (
    <>
      {relabelled > 0 && <p>{words.relabelled(relabelled)}</p>}
      {shown.map(({ kind, entry, at, file, room: theirs }, i) => (
        <div key={i} class="unlike">
          <p>
            {words.where(
              title,
              saved.number,
              entry + 1,
              (kind === 'left-out' ? room : saved.log).length,
              new Date(at).toLocaleTimeString(localeOf(language), CLOCK),
            )}{' '}
            {words.unlikes[kind as keyof typeof words.unlikes]}
          </p>
          {told[i]!.says && <p class="told">{words.fileSays(told[i]!.says)}</p>}
          {told[i]!.room && <p class="told">{words.roomSays(told[i]!.room)}</p>}
          <details>
            <summary>{words.details}</summary>
            <code>{`${JSON.stringify(file) ?? '-'} / ${JSON.stringify(theirs) ?? '-'}`}</code>
          </details>
        </div>
      ))}
      {others.length > MOST && <p>{words.more(others.length - MOST)}</p>}
    </>
  );
}
