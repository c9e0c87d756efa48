/** The house: what this is, three ways in, and five games on the wall. */
import './home.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { go } from './address.ts';
import { lookUp } from './api.ts';
import { useFetched } from './chunk.ts';
import { JoinForm } from './code.tsx';
import { moveByArrows, useTelevision } from './home-television.ts';
import { Wall } from './home-wall.tsx';
import { type Opened, Ways } from './home-ways.tsx';
import { Button, Face, Icon, letterOf, Picture, tintOf } from './kit/index.ts';
import { Languages } from './languages.tsx';
import { forgetSeat, type Kept, lastSeats } from './last-seat.ts';
import { anyToken, hostName, house, language } from './memory.ts';
import { Qr } from './qr.tsx';
import { frontWords, loadFrontWords } from './texts/front/index.ts';
import { languageNames, t } from './texts/index.ts';

const isReachable = (): boolean => !/^(localhost|127\.|\[::1)/.test(location.hostname);

export function Home() {
  const opened = useSignal<Opened | null>(null);
  const chairs = useChairs();
  const isTelevision = useTelevision();
  const words = frontWords();
  useEffect(() => void loadFrontWords(language.value), [language.value]);
  const open = (next: Opened) => {
    opened.value = next;
  };
  return (
    <main
      class={`home${isTelevision ? ' is-television' : ''}`}
      data-surface="phone"
      onKeyDown={isTelevision ? moveByArrows : undefined}
    >
      <section class="intro">
        <div class="hero">
          <Party />
          <span class="home-word">Konklave</span>
          <LanguageMenu />
          {!isTelevision && <Seated chairs={chairs} />}
        </div>
        <div class="what-it-is">
          <h1>{words.title}</h1>
          <p>
            <b>{words.lies}</b> {words.free}
          </p>
        </div>
        <div class="ways">
          {isTelevision ? (
            <>
              <Way art="screen" name={words.makeTable} help={words.makeTableHelp} isGold onPress={() => go('/table')} />
              {isReachable() && (
                <div class="paper by-phone">
                  <Qr text={house.origin} label={words.onPhone} />
                  <p>
                    <b>{words.onPhone}</b>
                    <span>
                      {words.onPhoneHelp} <b>{hostName()}</b>
                    </span>
                  </p>
                </div>
              )}
            </>
          ) : (
            <>
              <JoinForm label={words.code} example={words.example} button={words.join} isQuiet={chairs.length > 0} />
              <Way art="host" name={words.host} help={words.hostHelp} onPress={() => open({ way: 'host' })} />
            </>
          )}
          <Way art="alone" name={words.alone} help={words.aloneHelp} onPress={() => open({ way: 'alone' })} />
        </div>
      </section>
      <Wall onChoose={(game) => open({ way: 'sheet', game })} />
      <div class="links">
        {!isTelevision && (
          <Button kind="bare" icon="screen" href="/table" onPress={() => go('/table')}>
            {words.asTable}
          </Button>
        )}
        <Button kind="bare" icon="book" href="/about" onPress={() => go('/about')}>
          {words.how}
        </Button>
      </div>
      {opened.value && (
        <Ways
          opened={opened.value}
          isTelevision={isTelevision}
          onOpen={open}
          onClose={() => {
            opened.value = null;
          }}
        />
      )}
    </main>
  );
}

function Party() {
  const art = useFetched(() => import('./art/front.ts'));
  const drawn = useMemo(() => art && { ...art.PARTY, art: art.party() }, [art]);
  return drawn ? <Picture {...drawn} fit="slice-bottom" class="party" /> : null;
}

interface WayProps {
  readonly art: 'host' | 'alone' | 'screen';
  readonly name: string;
  readonly help: string;
  readonly isGold?: boolean;
  readonly onPress: () => void;
}

/** A way in: a small picture, what it is called, and what comes of it. */
function Way({ art: which, name, help, isGold = false, onPress }: WayProps) {
  const art = useFetched(() => import('./art/front.ts'));
  const drawn = useMemo(() => art && { ...art.WAY, art: art.ways[which]() }, [art, which]);
  return (
    <button type="button" class={`way-in${isGold ? ' is-gold' : ''}`} onClick={onPress}>
      <span class="way-art">{drawn && <Picture {...drawn} />}</span>
      <b>{name}</b>
      <span>{help}</span>
    </button>
  );
}

function LanguageMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus(); // what had the focus goes with the list, and arrows would lead nowhere from there
  };
  useEffect(() => {
    if (isOpen) close();
  }, [language.value]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what was opened from the button inside
    <div class="language-menu" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon id="globe" />
        <span class="vh">{t().home.language}: </span>
        {languageNames[language.value]}
        <Icon id="right" class="down" />
      </button>
      {isOpen && <Languages />}
    </div>
  );
}

interface Chair extends Kept {
  readonly game: string;
}

/** The chairs that this browser has, once the house has said of each whether its table still stands. */
function useChairs(): readonly Chair[] {
  const [chairs, setChairs] = useState<readonly Chair[]>([]);
  useEffect(() => {
    let isWanted = true;
    // Shown at once, or one paper would make room for the other.
    void Promise.all(lastSeats().map(stillAt)).then((found) => isWanted && setChairs(found.flat()));
    return () => {
      isWanted = false;
    };
  }, []);
  return chairs;
}

async function stillAt(kept: Kept): Promise<Chair[]> {
  try {
    const found = await lookUp(kept.code, anyToken(kept.code, 'phone'));
    if (typeof found !== 'object') forgetSeat(kept.code);
    // Whom the door keeps out has no chair behind it.
    return typeof found !== 'object' || found.isLocked ? [] : [{ ...kept, game: found.game }];
  } catch {
    return []; // Without a line nothing is promised.
  }
}

/** They lie on the picture, so that nothing moves when the house has answered. */
function Seated({ chairs }: { chairs: readonly Chair[] }) {
  const words = frontWords();
  const posters: { readonly [game: string]: { readonly name: string } } = t().posters;
  const at = ({ name, game }: Chair) => words.seatIn(name, posters[game]?.name ?? game);
  const faceOf = ({ mask, seat }: Chair) => <Face seat={{ mask, tint: tintOf(seat), letter: letterOf(seat) }} />;
  const [only, other] = chairs;
  if (!only) return null;
  if (!other)
    return (
      <div class="paper seated">
        {faceOf(only)}
        <p>
          <b>{words.seatAt(only.code)}</b>
          <span>{at(only)}</span>
        </p>
        <Button kind="primary" icon="chair" href={`/${only.code}`} onPress={() => go(`/${only.code}`)}>
          {words.back}
        </Button>
      </div>
    );
  return (
    <div class="seated-both">
      {chairs.map((chair) => (
        <button
          key={chair.code}
          type="button"
          class={`paper seated${chair === only ? ' is-gold' : ''}`}
          onClick={() => go(`/${chair.code}`)}
        >
          {faceOf(chair)}
          <span class="at">
            <b>{words.backAt(chair.code)}</b>
            <span>{at(chair)}</span>
          </span>
          <Icon id="right" />
        </button>
      ))}
    </div>
  );
}
