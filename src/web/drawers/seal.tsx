/**
 * The seal of a finished game: this device fetches the opened log, decides all of it again by itself, and says what it
 * found. A saved file is checked in the same way, wherever it comes from.
 */
import './drawers.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isPromised, type OpenEntry, type Verdict } from '../../kernel/fairness.ts';
import type { AnyGame, Language } from '../../kernel/game.ts';
import { presentEntry } from '../../kernel/room/editions.ts';
import type { RoomFact } from '../../kernel/room/facts.ts';
import { contributedTo, verifyRoom } from '../../kernel/room/verify.ts';
import { saveAs } from '../after/file.ts';
import { fetchSame, fetchSaved, gameOf, isSaved, type Saved } from '../after/saved.ts';
import { aloud } from '../aloud.ts';
import type { IconId } from '../art/icons.ts';
import { letter } from '../art/keepsakes.ts';
import { isLoaded, isPlayable, load, loaded, lobbyOf } from '../games.ts';
import { Button, Icon, Picture, Toast } from '../kit/index.ts';
import { type Lobby, localeOf } from '../lobby.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';
import { useDrawerWords } from '../texts/drawers/index.ts';
import { type Difference, differencesOf } from './differences.ts';
import { tellFault } from './fault.ts';
import { CLOCK, Unlike } from './unlike.tsx';

type Words = DrawerWords['seal'];

interface Checked {
  readonly saved: Saved;
  readonly verdict: Verdict;
  readonly commitment: string;
  readonly isSame: boolean;
  readonly pinches: readonly string[];
  /** The name of the file, if it came from one. */
  readonly file?: string;
  /** The same game as its own room has it, beside a file of it. */
  readonly room?: OpenEntry[] | undefined;
  readonly differences: readonly Difference[];
}

type Found = Checked | 'checking' | 'none' | 'away' | 'unreadable' | 'unknown' | 'newer';

const factsOf = (log: readonly OpenEntry[]): RoomFact[] =>
  log.flatMap(({ told }) => told.map(({ fact }) => fact as RoomFact));

/** With all that decides, which a page that only plays may have left out. */
async function wholeGames(): Promise<{ readonly [id: string]: AnyGame }> {
  const games = Object.entries(loaded).map(async ([id, game]) => [id, (await game.whole?.()) ?? game] as const);
  return Object.fromEntries(await Promise.all(games));
}

/**
 * Everything again: the seal against the letter, the pinches, every step. What the rules cannot decide, such as names and
 * chat, a file is only believed beside the log of its own room.
 */
async function check(
  brought: Saved,
  promised: string | undefined,
  from?: { readonly file: string; readonly same: Saved | undefined },
): Promise<Checked | 'newer'> {
  const games = await wholeGames();
  const verdict = verifyRoom(games, brought.log, { isOpened: true });
  if (verdict.fault?.kind === 'newer') return 'newer';
  const present = (log: readonly OpenEntry[]) => log.map((entry) => presentEntry(games, entry));
  const saved = { ...brought, log: present(brought.log) };
  const room = from?.same && present(from.same.log);
  const facts = factsOf(saved.log);
  const opened = facts.find((fact) => fact.type === 'room.lobbyOpened');
  const over = facts.findLast((fact) => fact.type === 'room.gameOver');
  const commitment = promised ?? opened?.commitment ?? '';
  const isSame = over !== undefined && isPromised(over.secret, commitment) && opened?.commitment === commitment;
  // A log that does not follow may not even fold.
  const pinches = verdict.ok ? contributedTo(games, saved.log) : [];
  const differences = room ? differencesOf(saved.log, room) : [];
  return { saved, verdict, commitment, isSame, pinches, room, differences, ...(from && { file: from.file }) };
}

const isWhole = ({ verdict, isSame, differences }: Checked): boolean =>
  verdict.ok && isSame && differences.length === 0;

function save({ room, number, log }: Saved): void {
  const content = new Blob([JSON.stringify({ room, number, log })], { type: 'application/json' });
  saveAs(`konklave-${room}-${number}.json`, content);
}

function Met({ is, title, children }: { is: boolean; title: string; children: ComponentChildren }) {
  const icon: IconId = is ? 'check' : 'cross';
  return (
    <li class={is ? 'met' : 'met is-not'}>
      <Icon id={icon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </li>
  );
}

/** In the words of the story, with what a programmer would look for below a fold. */
function Wrong({ found, words, language }: { found: Checked; words: Words; language: Language }) {
  const { fault, difference } = found.verdict;
  if (!fault) return null;
  const { saved } = found;
  const told = tellFault(loaded, saved, fault, language);
  const time = told && new Date(told.at).toLocaleTimeString(localeOf(language), CLOCK);
  const title = lobbyOf(gameOf(saved) ?? '')?.title(language) ?? '';
  return (
    <>
      {told && <p>{words.where(title, saved.number, told.step, told.of, time!)}</p>}
      <p>{words.faults[fault.kind as keyof Words['faults']]}</p>
      {told?.says && <p class="told">{words.fileSays(told.says)}</p>}
      {told?.should && <p class="told">{words.shouldSay(told.should)}</p>}
      <details>
        <summary>{words.details}</summary>
        <code>{difference}</code>
      </details>
    </>
  );
}

interface ReportProps {
  readonly found: Checked;
  readonly words: Words;
  readonly own: string | null;
  readonly language: Language;
}

const earlierIn = ({ earlier = [] }: Verdict): number => earlier.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** No more is said than was checked. */
function headingOf(found: Checked, words: Words): string {
  if (found.differences.length > 0) return words.unlikeRoom;
  if (!isWhole(found)) return words.broken;
  if (earlierIn(found.verdict) > 0) return words.partly;
  if (!found.file) return words.title;
  return found.room ? words.fileSame : words.fileFits;
}

function Report({ found, words, own, language }: ReportProps) {
  const { verdict, commitment, isSame, pinches, saved, file, room, differences } = found;
  const isGood = isWhole(found);
  const isAlone = file !== undefined && !room;
  const hasOwn = own !== null && pinches.includes(own);
  const earlier = earlierIn(verdict);
  return (
    <>
      <h3>{headingOf(found, words)}</h3>
      <p class="soft">{file ? words.file(file) : words.checkedHere}</p>
      {!isGood && <p>{words.brokenHelp}</p>}
      <ul class="mets">
        <Met is={isSame} title={isSame ? (isAlone ? words.keyFits : words.same) : words.notSame}>
          <p>{isAlone ? words.sealInFile(aloud(commitment)) : words.sameHelp(aloud(commitment))}</p>
        </Met>
        {verdict.ok && (
          <Met is={pinches.length > 0} title={words.pinches(pinches.length)}>
            <p>{hasOwn ? words.pinchMine(aloud(own)) : words.pinchHelp}</p>
          </Met>
        )}
        {verdict.ok ? (
          <Met is title={words.follows(saved.log.length - verdict.trusted.length - earlier)}>
            <p>{words.followsHelp}</p>
          </Met>
        ) : (
          // Beside what the house has, every place is told below.
          differences.length === 0 && (
            <Met is={false} title={verdict.fault?.entry === undefined ? words.unchecked : words.differs}>
              <Wrong {...{ found, words, language }} />
            </Met>
          )
        )}
        {room && (
          <Met is={differences.length === 0} title={words.unlike(differences.length)}>
            <Unlike {...{ saved, room, differences, words, language }} />
          </Met>
        )}
      </ul>
      {isGood && isAlone && (
        <p class="trust">
          <Icon id="eye" />
          <span>
            <b>{words.asFile}</b> {words.asFileHelp}
          </span>
        </p>
      )}
      {isGood && earlier > 0 && (
        <p class="trust">
          <Icon id="hourglass" />
          <span>
            <b>{words.earlier(earlier)}</b> {isAlone ? words.earlierFile : words.earlierHelp}
          </span>
        </p>
      )}
      {isGood ? (
        <p class="trust">
          <Icon id="heart" />
          <span>
            <b>{words.trust(verdict.trusted.length)}</b> {words.trustHelp(gameOf(saved) ?? '')}
          </span>
        </p>
      ) : (
        <Toast icon="undo" title={words.friend} help={words.friendHelp} />
      )}
    </>
  );
}

export function Seal({ lobby }: { lobby: Lobby }) {
  const { room, me, language } = lobby;
  const words = useDrawerWords(language)?.seal;
  const [found, setFound] = useState<Found>('checking');
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void fetchSaved(lobby, room.number).then(async (saved) => {
      setFound(typeof saved === 'string' ? saved : await check(saved, room.commitment));
    });
  }, [room.number]);
  if (!words) return null;
  const open = async (event: Event) => {
    const [file] = (event.currentTarget as HTMLInputElement).files ?? [];
    if (!file) return;
    try {
      const saved: unknown = JSON.parse(await file.text());
      const game = isSaved(saved) ? gameOf(saved) : undefined;
      if (!isSaved(saved) || game === undefined) return setFound('unreadable');
      if (!isPlayable(game)) return setFound('unknown');
      if (!isLoaded(game)) await load(game, language).catch(() => {});
      const same = await fetchSame(lobby, saved);
      setFound(isLoaded(game) ? await check(saved, undefined, { file: file.name, same }) : 'away');
    } catch {
      setFound('unreadable');
    }
  };
  const isBroken = typeof found === 'object' && !isWhole(found);
  const own = me === null ? null : (room.seats[me]?.contribution ?? null);
  return (
    <div class="seal-page">
      <Picture width={200} height={132} art={letter(true, isBroken ? '#6a5c45' : '#bf2f3c')} class="seal-art" />
      <div role="status">
        {typeof found === 'object' ? <Report {...{ found, words, own, language }} /> : <p>{words[found]}</p>}
      </div>
      <div class="seal-ways">
        {typeof found === 'object' && !found.file && (
          <Button kind="quiet" icon="save" onPress={() => save(found.saved)}>
            {words.save}
          </Button>
        )}
        <Button kind="quiet" icon="search" onPress={() => picker.current!.click()}>
          {words.checkFile}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={words.checkFile}
          onChange={open}
        />
        <p class="small soft">{words.self}</p>
        <a class="btn btn-bare" href="/about" target="_blank" rel="noreferrer">
          {words.how}
        </a>
      </div>
    </div>
  );
}
