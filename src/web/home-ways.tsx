/** What lies behind a way in: which game, and how. One tap on a row and there is a room. */
import './home-ways.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { ROOM_LIMITS } from '../kernel/room/limits.ts';
import { go } from './address.ts';
import { makeRoom } from './api.ts';
import type { WayIn } from './art/front.ts';
import { maskAt } from './art/mask.ts';
import { GAMES, type GameId, playable } from './catalogue.ts';
import { useFetched } from './chunk.ts';
import { Icon, Mask, PageSheet, Picture, Toast, typedIn } from './kit/index.ts';
import { anyOf, keep, language, recall } from './memory.ts';
import { Shelf } from './shelf.tsx';
import { frontWords } from './texts/front/index.ts';
import { t } from './texts/index.ts';
import { laterWords, loadLaterWords } from './texts/later/index.ts';
import { wishAlone, wishDays, wishMask } from './wish.ts';

export type Opened = { readonly way: 'host' | 'alone' } | { readonly way: 'sheet'; readonly game: GameId };

export interface WaysProps {
  readonly opened: Opened;
  /** Nothing can be typed there. */
  readonly isTelevision: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

type Row = 'table' | 'remote' | 'days' | 'alone';
const HOSTED = 'hosted';
/** As the last table was laid on this device; the row of it is the gold one. */
const usualRow = (rows: readonly Row[]): Row => rows.find((row) => row === recall(HOSTED)) ?? 'table';

const ALONE = 'alone';
const lastAlone = (): GameId | undefined => playable.find(({ id }) => id === recall(ALONE))?.id;

export function Ways({ opened, isTelevision, onOpen, onClose }: WaysProps) {
  const [failed, setFailed] = useState<string>();
  const [you, setYou] = useState(ownSelf);
  const [isUnderWay, setUnderWay] = useState(false);
  const words = frontWords();
  const start = async (game: GameId, row: Row) => {
    setUnderWay(true);
    try {
      const { room } = await makeRoom(game, language.value, row !== 'table');
      if (row === 'alone') {
        keep(ALONE, game);
        wishAlone(room, { mask: you.mask, name: you.name?.trim() || nameOfMask(you.mask) });
      } else {
        keep(HOSTED, row);
        wishMask(room, you.mask);
      }
      if (row === 'days') wishDays(room);
      go(`/${room}`);
    } catch (error) {
      const isRenewing = (error as Error).message === 'renewing';
      const isTold =
        isRenewing &&
        (await loadLaterWords(language.value).then(
          () => true,
          () => false,
        ));
      setFailed(isTold ? laterWords().refusals.renewing : t().home.failedHelp);
      setUnderWay(false);
    }
  };
  const label =
    opened.way === 'sheet' ? t().posters[opened.game].name : opened.way === 'host' ? words.host : words.alone;
  const self = <You you={you} isTelevision={isTelevision} onChange={setYou} />;
  return (
    <PageSheet open label={label} class="way-sheet" onClose={onClose}>
      <div class={`way-paper${opened.way === 'sheet' ? ' of-game' : ''}`}>
        {opened.way === 'sheet' ? (
          <Sheet game={opened.game} you={self} disabled={isUnderWay} onRow={(row) => start(opened.game, row)} />
        ) : opened.way === 'alone' ? (
          <div class="way-body">
            <h2>{label}</h2>
            {self}
            <Alone disabled={isUnderWay} onChoose={(game) => start(game, 'alone')} />
          </div>
        ) : (
          <div class="way-body">
            <h2>{label}</h2>
            <p>{words.which}</p>
            <Shelf
              label={words.which}
              chosen={null}
              disabled={isUnderWay}
              onChoose={(game) => onOpen({ way: 'sheet', game })}
            />
          </div>
        )}
        {failed && <Toast kind="refusal" title={t().home.failed} help={failed} />}
        <button type="button" class="way-close" aria-label={words.close} onClick={onClose}>
          <Icon id="cross" />
        </button>
      </div>
    </PageSheet>
  );
}

interface SheetProps {
  readonly game: GameId;
  readonly you: ComponentChildren;
  readonly disabled: boolean;
  readonly onRow: (row: Row) => unknown;
}

function Sheet({ game, you, disabled, onRow }: SheetProps) {
  const posters = useFetched(() => import('./posters.ts'));
  const words = frontWords();
  const { seats, minutes, overDays } = GAMES.find(({ id }) => id === game)!;
  const { name } = t().posters[game];
  const { line, mood, text } = words.about[game];
  const drawn = useMemo(() => posters?.posters[game](language.value, true), [posters, game, language.value]);
  const rows: readonly Row[] = ['table', 'remote', ...(overDays ? (['days'] as const) : []), 'alone'];
  const gold = usualRow(rows);
  return (
    <>
      <div class="way-poster">{drawn && <Picture {...drawn} fit="slice" />}</div>
      <div class="way-body">
        <h2>{name}</h2>
        <p class="line">{line}</p>
        <p class="card-facts">
          <span>
            <Icon id="people" />
            {words.players(...seats)}
          </span>
          <span>
            <Icon id="hourglass" />
            {words.minutes(...minutes)}
          </span>
          <em>{mood}</em>
        </p>
        <p>{text}</p>
        <fieldset class="way-rows" aria-label={words.play} disabled={disabled}>
          {rows.map((row) => (
            <button
              key={row}
              type="button"
              class={`way-row${row === gold ? ' is-gold' : ''}`}
              onClick={() => onRow(row)}
            >
              <RowArt row={row} />
              <span>
                <b>{words.ways[row].name}</b>
                <small>{words.ways[row].help}</small>
              </span>
              <Icon id="right" />
            </button>
          ))}
        </fieldset>
        {you}
      </div>
    </>
  );
}

/** The game that was played alone last comes first and in gold, and the others below it. */
function Alone({ disabled, onChoose }: { disabled: boolean; onChoose: (game: GameId) => unknown }) {
  const [last] = useState(lastAlone);
  const posters = useFetched(() => import('./posters.ts'));
  const words = frontWords();
  const drawn = useMemo(() => last && posters?.posters[last](language.value, true), [posters, last, language.value]);
  const which = last ? words.another : words.which;
  return (
    <>
      {last && (
        <fieldset class="way-rows" aria-label={words.alone} disabled={disabled}>
          <button type="button" class="way-row is-gold" onClick={() => onChoose(last)}>
            <span class="way-art">{drawn && <Picture {...drawn} fit="slice" />}</span>
            <span>
              <b>{t().posters[last].name}</b>
              <small>{words.asLast}</small>
            </span>
            <Icon id="right" />
          </button>
        </fieldset>
      )}
      <p>{which}</p>
      <Shelf label={which} chosen={null} disabled={disabled} without={last} onChoose={onChoose} />
    </>
  );
}

function RowArt({ row }: { row: WayIn }) {
  const art = useFetched(() => import('./art/front.ts'));
  const drawn = useMemo(() => art && { ...art.WAY, art: art.ways[row]() }, [art, row]);
  return <span class="way-art">{drawn && <Picture {...drawn} />}</span>;
}

/** Who one is in a game alone. Whoever never said a name is called by the mask: that is nobody's name, and no "you" that would not fit into a sentence. */
interface Self {
  readonly name: string | undefined;
  readonly mask: number;
}

const ownSelf = (): Self => ({ name: recall('name') ?? undefined, mask: anyOf(ROOM_LIMITS.masks) });

const nameOfMask = (mask: number): string => t().masks[maskAt(mask)];

interface YouProps {
  readonly you: Self;
  readonly isTelevision: boolean;
  readonly onChange: (you: Self) => void;
}

/** Said before it begins, and changed by typing or by another mask. */
function You({ you, isTelevision, onChange }: YouProps) {
  const words = frontWords();
  const name = you.name ?? nameOfMask(you.mask);
  const type = (typed: string) => {
    onChange({ ...you, name: typed });
    if (typed.trim()) keep('name', typed.trim());
  };
  return (
    <div class="you">
      <button
        type="button"
        class="face"
        aria-label={words.otherMask}
        onClick={() => onChange({ ...you, mask: (you.mask + 1 + anyOf(ROOM_LIMITS.masks - 1)) % ROOM_LIMITS.masks })}
      >
        <Mask id={you.mask} />
      </button>
      {isTelevision ? (
        <span>
          {words.you}: <b>{name}</b>
        </span>
      ) : (
        <>
          <label for="own-name">{words.you}</label>
          <input
            id="own-name"
            class="field"
            value={name}
            maxLength={ROOM_LIMITS.tagLengthMax}
            autocomplete="nickname"
            spellcheck={false}
            onInput={(event) => type(typedIn(event, ROOM_LIMITS.nameLengthMax))}
          />
        </>
      )}
    </div>
  );
}
