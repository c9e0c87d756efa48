/** The rules: in short for whoever is new, and every clause of the document with a search. */
import '../lobby.css';
import './drawers.css';
import { useMemo, useState } from 'preact/hooks';
import { useFetched } from '../chunk.ts';
import { Chip, Icon, TextField } from '../kit/index.ts';
import { type Lobby, settingsOf } from '../lobby.ts';

interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

/** Lines such as `- **MF-64** Only the one who ... [source]` under a heading of the third level. */
export function clausesIn(document: string): Clause[] {
  const clauses: Clause[] = [];
  let chapter = '';
  for (const line of document.split('\n')) {
    const heading = /^###? [\d.]* ?/.exec(line);
    if (heading) chapter = line.slice(heading[0].length).split(' - DECISION')[0]!;
    const clause = /^- \*\*([A-Z]+-\d+[a-z]?)\*\* /.exec(line);
    if (clause) clauses.push({ id: clause[1]!, chapter, text: plain(withoutSource(line.slice(clause[0].length))) });
  }
  return clauses;
}

function withoutSource(text: string): string {
  if (!text.endsWith(']')) return text;
  const source = text.indexOf(' [', text.lastIndexOf(']', text.length - 2) + 1);
  return source < 0 ? text : text.slice(0, source);
}

const plain = (text: string): string =>
  text
    .replace(/ ?\((?:`reason|`outcome)[^()]*\)/g, '')
    .replace(/\*\*|`/g, '')
    .replace(/\\/g, '');

/** Every word that was typed must be there, in any order. */
const isFound = (clause: Clause, words: readonly string[]): boolean => {
  const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

export function Rules({ lobby, clause }: { lobby: Lobby; clause?: string }) {
  const { about, words, language, room } = lobby;
  const document = useFetched(() => about.rules(), lobby.game.id);
  const clauses = useMemo(() => clausesIn(document ?? ''), [document]);
  const chapters = useMemo(() => [...new Set(clauses.map((one) => one.chapter))], [clauses]);
  const [search, setSearch] = useState(clause ?? '');
  const [chapter, setChapter] = useState('');
  const show = (wanted: string) => {
    setSearch('');
    setChapter(wanted);
  };
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    typed.length > 0
      ? clauses.filter((one) => (typed[0] === one.id.toLowerCase() ? true : isFound(one, typed)))
      : clauses.filter((one) => one.chapter === chapter);
  const isExact = clause !== undefined && search === clause;
  const shown = isExact ? clauses.filter((one) => one.id === clause) : found;
  const isBrief = typed.length === 0 && chapter === '';
  const settings = room.phase === 'lobby' ? settingsOf(lobby) : room.settings;
  return (
    <div class="rules">
      <div class="find">
        <Icon id="search" />
        <TextField
          bare
          type="search"
          label={words.drawers.search}
          placeholder={words.drawers.search}
          value={search}
          onInput={setSearch}
        />
      </div>
      <div class="chapters">
        <Chip on={isBrief} onPress={() => show('')}>
          {words.drawers.inShort}
        </Chip>
        {chapters.map((one) => (
          <Chip key={one} on={typed.length === 0 && chapter === one} onPress={() => show(one)}>
            <span lang="en">{one}</span>
          </Chip>
        ))}
      </div>
      {isBrief && (
        <ul class="brief">
          {about.brief(language, room.seats.length, settings).map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {typed.length > 0 && document !== undefined && (
        <p class="small soft" role="status">
          {words.drawers.found(shown.length)}
        </p>
      )}
      {shown.map((one) => (
        <article key={one.id} class={`cl${isExact ? ' is-now' : ''}`} lang="en">
          <header>
            <b>{one.chapter}</b>
            <span>{one.id}</span>
          </header>
          <p>{one.text}</p>
        </article>
      ))}
    </div>
  );
}
