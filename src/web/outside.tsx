/** Before a locked door: somebody says who they are, knocks, and waits until it is opened. */
import './join.css';
import './outside.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { go } from './address.ts';
import { maskAt, maskNames } from './art/mask.ts';
import { useFetched } from './chunk.ts';
import { type AtDoor, askIn, lookIn, type NotHeard } from './door-requests.ts';
import { Bar, Button, Mask, PhoneFrame, Picture, timeText, typedIn, useTimeLeft } from './kit/index.ts';
import { anyOf, keep, language, recall, tokenFor } from './memory.ts';
import type { DoorWords } from './texts/door/en.ts';
import { useDoorWords } from './texts/door/index.ts';
import { t } from './texts/index.ts';

export interface OutsideProps {
  readonly code: string;
  /** They were let in, under this name and mask. */
  readonly onIn: (tag: Tag) => void;
}

export interface Tag {
  readonly name: string;
  readonly mask: number;
}

type Words = DoorWords['outside'];
type Page = 'door' | 'waiting' | 'in' | 'nobody';

const LOOK_MS = 2_000;
const OPENING_MS = 1_200;
const AGAIN_MS = 60_000;
/** Whoever said no stands nearby, perhaps: the page does not turn with their press. */
const TURNS = { atLeastMs: 5_000, atMostMs: 15_000 };
/** Somebody at the door has no seat, and so no colour of one. */
const TINT = 12;

export function Outside({ code, onIn }: OutsideProps) {
  const words = useDoorWords(language.value)?.outside;
  const [tag, setTag] = useState<Tag>(() => saidAt(code));
  const [page, setPage] = useState<Page>('door');
  const [knockedAt, setKnockedAt] = useState(Number.NEGATIVE_INFINITY);
  const [why, setWhy] = useState<NotHeard | 'away' | undefined>();
  const token = useMemo(() => tokenFor(code, 'phone'), [code]);

  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  const turn = (next: AtDoor) => {
    if (!isShown.current) return;
    if (next === 'waiting') setPage('waiting');
    if (next === 'in') {
      setPage('in');
      setTimeout(() => isShown.current && onIn(tag), OPENING_MS);
    }
  };
  const knock = async () => {
    setWhy(undefined);
    try {
      const heard = await askIn(code, token, tag);
      if (heard !== 'waiting' && heard !== 'in' && heard !== 'gone') {
        if (heard === 'name-taken') setPage('door'); // where it can be changed
        return setWhy(heard);
      }
      keep('name', tag.name);
      keep(`door.${code}`, JSON.stringify(tag));
      setKnockedAt(Date.now());
      turn(heard);
    } catch {
      setWhy('away');
    }
  };

  // A page that was loaded anew goes on waiting; one that was let in meanwhile goes in.
  useEffect(() => {
    lookIn(code, token).then(turn, () => {});
  }, []);
  useEffect(() => {
    if (page !== 'waiting') return;
    let [isWanted, timer] = [true, undefined as ReturnType<typeof setTimeout> | undefined];
    const later = (ms: number, then: () => void) => {
      if (isWanted) timer = setTimeout(then, ms);
    };
    const look = () =>
      void lookIn(code, token).then(
        (next) => {
          if (!isWanted) return;
          if (next !== 'gone') turn(next);
          if (next === 'waiting') later(LOOK_MS, look);
          const { atLeastMs, atMostMs } = TURNS;
          if (next === 'gone') later(atLeastMs + anyOf(atMostMs - atLeastMs), () => setPage('nobody'));
        },
        () => later(LOOK_MS, look), // a house that does not answer for a moment is asked again
      );
    later(LOOK_MS, look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [page]);

  if (!words) return null;
  const knocking = (
    <Knocking words={words} until={knockedAt + AGAIN_MS} onKnock={knock} isNamed={tag.name.trim() !== ''} />
  );
  return (
    <PhoneFrame
      class="grain outside"
      bleed
      bar={<Bar room={code} icon="lock" phase={words.phase} />}
      thumb={
        <>
          {why && <p class="small outside-why">{saidOf(why, words)}</p>}
          {(page === 'door' || page === 'nobody') && knocking}
          {page !== 'in' && (
            <Button kind="bare" onPress={() => go('/')}>
              {page === 'waiting' ? words.goAway : words.other}
            </Button>
          )}
        </>
      }
    >
      <Door page={page} mask={tag.mask} />
      <div class="pad">
        <Said page={page} words={words} name={tag.name} />
        {page === 'door' && <WhoIsThere tag={tag} onChange={setTag} />}
        {page === 'waiting' && <Own tag={tag} />}
      </div>
    </PhoneFrame>
  );
}

/** What was said at this door, also by a page before this one. */
function saidAt(code: string): Tag {
  const said = recall(`door.${code}`);
  return said ? (JSON.parse(said) as Tag) : { name: recall('name') ?? '', mask: anyOf(maskNames.length) };
}

const saidOf = (why: NotHeard | 'away', words: Words): string =>
  why === 'away'
    ? t().home.failedHelp
    : {
        ...{ 'too-fast': words.tooFast, 'too-often': words.tooOften, busy: words.busy },
        ...{ 'bad-name': words.badName, 'name-taken': words.nameTaken },
      }[why];

function Said({ page, words, name }: { page: Page; words: Words; name: string }) {
  const said = {
    door: [words.title, words.text],
    waiting: [words.waiting, words.waitingText],
    in: [words.comeIn(name), words.comeInText],
    nobody: [words.nobody, words.nobodyText],
  }[page];
  return (
    <div role="status">
      <h1>{said[0]}</h1>
      <p>{said[1]}</p>
    </div>
  );
}

interface KnockingProps {
  readonly words: Words;
  /** Before this moment nobody hears another knock. */
  readonly until: number;
  readonly isNamed: boolean;
  readonly onKnock: () => Promise<void>;
}

function Knocking({ words, until, isNamed, onKnock }: KnockingProps) {
  const left = useTimeLeft(Number.isFinite(until) ? until : null, Date.now);
  return (
    <Button kind="primary" big icon="door" disabled={left > 0 || !isNamed} onPress={onKnock}>
      {left > 0 ? words.againIn(timeText(left)) : Number.isFinite(until) ? words.again : words.knock}
    </Button>
  );
}

function Door({ page, mask }: { page: Page; mask: number }) {
  const art = useFetched(() => import('./art/door.ts'));
  const light = page === 'in' ? 'ajar' : page === 'nobody' ? 'dark' : 'closed';
  const isThere = page === 'waiting' || page === 'in';
  const drawn = useMemo(() => {
    const guest = isThere ? { guest: { mask: maskAt(mask), tint: TINT } } : {};
    return art?.doorScene({ light, ...guest });
  }, [art, light, isThere, mask]);
  return (
    <div class={`scene house-scene outside-door is-${light}`} style={{ '--scene-h': '250px' }}>
      {art && drawn && <Picture width={art.DOOR.width} height={art.DOOR.height} art={drawn} fit="slice-bottom" />}
    </div>
  );
}

function Own({ tag }: { tag: Tag }) {
  return (
    <p class="outside-own">
      <Mask id={tag.mask} tint={TINT} />
      <b>{tag.name}</b>
      <span class="small soft">{t().masks[maskAt(tag.mask)]}</span>
    </p>
  );
}

/** A name and a mask: nothing is known here of those who sit inside, and of the masks that they wear. */
function WhoIsThere({ tag, onChange }: { tag: Tag; onChange: (tag: Tag) => void }) {
  const words = t();
  return (
    <div class="tag-editor" style={{ '--tint': `var(--seat-${TINT})` }}>
      <div class="nametag">
        <span class="outside-face">
          <Mask id={tag.mask} tint={TINT} />
        </span>
        <div>
          <label class="vh" for="tag-name">
            {words.join.name}
          </label>
          <input
            id="tag-name"
            class="tag-name"
            value={tag.name}
            maxLength={ROOM_LIMITS.tagLengthMax}
            placeholder={words.join.namePlaceholder}
            autocomplete="nickname"
            spellcheck={false}
            onInput={(event) => onChange({ ...tag, name: typedIn(event, ROOM_LIMITS.nameLengthMax) })}
          />
        </div>
      </div>
      <fieldset class="mask-wall" aria-label={words.join.mask}>
        <p class="label" aria-hidden="true">
          {words.join.mask}
        </p>
        {maskNames.map((name, mask) => (
          <button
            key={name}
            type="button"
            class={mask === tag.mask ? 'is-on' : ''}
            aria-label={words.masks[name]}
            aria-pressed={mask === tag.mask}
            onClick={() => onChange({ ...tag, mask })}
          >
            <Mask id={name} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
