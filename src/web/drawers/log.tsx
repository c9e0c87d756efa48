/** What happened, the latest first: a sentence beside the mask of whom it is about. */
import './drawers.css';
import { Face, Icon } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';
import { useDrawerWords } from '../texts/drawers/index.ts';
import type { Around, Log } from '../told.ts';

/** Of so many it is the whole group's, and nobody's mask belongs beside it. */
const GROUP = 3;

const inWords = ({ what, name }: Around, words: DrawerWords['log']): string =>
  what === 'master' ? words.master : words[what](name);

export function LogLines({ lobby, log }: { lobby: Lobby; log: Log }) {
  const words = useDrawerWords(lobby.language)?.log;
  const told = log.whole.value;
  if (!words) return null;
  if (told.length === 0) return <p class="soft">{lobby.words.drawers.logEmpty}</p>;
  const texts = told.flatMap((one) => (typeof one === 'string' ? sentences(one) : inWords(one, words)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled, also by keyboard
    <ol class="log" reversed tabIndex={0}>
      {texts.map((text, i) => <Told key={i} text={text} faces={lobby.faces} />).reverse()}
    </ol>
  );
}

/** Lines below a title belong together; others are a sentence each. */
const sentences = (text: string): string[] => (/\n\s/.test(text) ? [text] : text.split('\n'));

function Told({ text, faces }: { text: string; faces: Lobby['faces'] }) {
  const [title, ...lines] = text.split('\n');
  if (lines.length > 0) {
    return (
      <li class="is-block">
        <b>{title}</b>
        {lines.map((line, i) => (
          <p key={i}>{line.trim()}</p>
        ))}
      </li>
    );
  }
  const at = ({ name }: Lobby['faces'][number]) => text.indexOf(name);
  const named = faces.filter((face) => at(face) >= 0).sort((a, b) => at(a) - at(b) || b.name.length - a.name.length);
  if (named.length === 0) return <li class="is-mark">{text}</li>;
  return (
    <li>
      {named.length < GROUP ? <Face seat={named[0]!} size="2.1rem" /> : <Icon id="people" />}
      <span>{text}</span>
    </li>
  );
}
