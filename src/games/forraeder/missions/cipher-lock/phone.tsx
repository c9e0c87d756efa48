/** M5: everybody knows one true thing, the scribe turns the wheels. A clue that is told proves nothing. */
import './phone.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Button, Face, offerOf, Picture, SeatPicker, Segments } from '../../../../web/kit/index.ts';
import { armouryPlaces } from '../../content.ts';
import { MissionScreen } from '../../screens/mission/frame.tsx';
import { Seal, Sealed } from '../../screens/phone/parts.tsx';
import { noteOf, type Play } from '../../screens/phone/play.ts';
import type { PhonePiece } from '../phone.tsx';
import { signs } from './art.ts';
import { type CipherSymbol, type Clue, places, symbols, TRIES } from './content.ts';
import { clueIn } from './story.ts';

const Sign = ({ id, label }: { id: CipherSymbol; label?: string }) => (
  <Picture width={100} height={100} art={signs[id]} class="fr-sign" {...(label && { label })} />
);

/** On a wheel of the lock. */
const Arrow = ({ up = false }: { up?: boolean }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" d={up ? 'M12 6L22 18H2Z' : 'M12 18L22 6H2Z'} />
  </svg>
);

function CipherLock(play: Play) {
  const { view, me } = play;
  if (view.step === 'naming') return <Naming {...play} />;
  return view.cipher.scribe === me ? <Scribe {...play} /> : <Knower {...play} />;
}

function Tries({ play: { t, view } }: { play: Play }) {
  return (
    <ol class="fr-tried" aria-live="polite">
      {view.cipher.tries.map(({ code, placed, present }, k) => (
        <li key={k}>
          <span>{t.phone.mission.cipher.attempt(k + 1)}</span>
          {code.map((id) => (
            <Sign key={id} id={id} label={t.symbols[id]} />
          ))}
          <small>{t.mission.tried(placed, present)}</small>
        </li>
      ))}
    </ol>
  );
}

function OwnClue({ play }: { play: Play }) {
  const { t, view, me } = play;
  const words = t.phone.mission.cipher;
  const clue = view.cipher.clues[me];
  return (
    <Sealed
      class="fr-clue"
      label={`${words.own} ${words.holdHelp}`}
      rest={
        <>
          <Seal ink="#3a547e" cut="#14223a" />
          <span>
            <b>{words.own}</b> {words.holdHelp}
          </span>
        </>
      }
      words={() => (
        <>
          <Seal ink="#3a547e" cut="#14223a" />
          <span>
            <b>{words.own}</b> {clue ? clueIn(t, clue) : ''}
          </span>
        </>
      )}
    />
  );
}

function Told({ play }: { play: Play }) {
  const { t, view, faces } = play;
  if (view.cipher.told.length === 0) return null;
  return (
    <ul class="fr-told" aria-live="polite">
      {view.cipher.told.map(({ seat, clue }, k) => (
        <li key={k}>
          <Face seat={faces[seat]!} named />
          <span>{clueIn(t, clue)}</span>
        </li>
      ))}
    </ul>
  );
}

const KINDS = ['absent', 'notAt', 'leftOf', 'oneOfTwo', 'sideBySide', 'at'] as const;

/** Any clue, as one's word: the own one with a tap, or another. */
function Tell({ play }: { play: Play }) {
  const { t, view, me, ask } = play;
  const words = t.phone.mission.cipher;
  const [isOther, setOther] = useState(false);
  const [kind, setKind] = useState<Clue['kind']>('absent');
  const [symbol, setSymbol] = useState<CipherSymbol>('sun');
  const [other, setOtherSymbol] = useState<CipherSymbol>('moon');
  const [place, setPlace] = useState<1 | 2 | 3 | 4>(1);
  const own = view.cipher.clues[me];
  const isTold =
    own && view.cipher.told.some((told) => told.seat === me && JSON.stringify(told.clue) === JSON.stringify(own));
  const clue = (
    kind === 'absent'
      ? { kind, symbol }
      : kind === 'notAt' || kind === 'at'
        ? { kind, symbol, place }
        : { kind, symbol, other }
  ) as Clue;
  const isSound = !('other' in clue) || clue.other !== clue.symbol;
  const tell = (what: Clue) => ask({ type: 'cipher.tell', clue: what });
  const choose = <T extends string>(
    label: string,
    value: T,
    values: readonly T[],
    name: (one: T) => string,
    set: (one: T) => void,
  ) => (
    <label class="fr-choose">
      <span>{label}</span>
      <select class="fr-select" value={value} onChange={(event) => set(event.currentTarget.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="fr-tell">
      <div class="fr-two">
        {own && (
          <Button disabled={isTold === true} onPress={() => tell(own)}>
            {words.tellOwn}
          </Button>
        )}
        <Button onPress={() => setOther(!isOther)}>{words.tellOther}</Button>
      </div>
      {isOther && (
        <div class="fr-form">
          {choose(words.kind, kind, KINDS, (one) => words.kinds[one], setKind)}
          {choose(words.symbol, symbol, symbols, (one) => t.symbols[one], setSymbol)}
          {'other' in clue && choose(words.other, other, symbols, (one) => t.symbols[one], setOtherSymbol)}
          {'place' in clue && (
            <Segments
              label={words.place}
              value={place}
              options={places.map((one) => ({ value: one, label: one }))}
              onChange={setPlace}
            />
          )}
          <Button kind="primary" disabled={!isSound} onPress={() => tell(clue).then(() => setOther(false))}>
            {isSound ? clueIn(t, clue) : t.buttons.tellClue}
          </Button>
        </div>
      )}
    </div>
  );
}

function Knower(play: Play) {
  const { t, view, name } = play;
  const words = t.phone.mission.cipher;
  const scribe = view.cipher.scribe;
  return (
    <MissionScreen
      play={play}
      title={scribe === null ? t.missions['cipher-lock'].name : t.mission.scribe(name(scribe))}
      text={words.text}
      action={<Tell play={play} />}
      foot={words.proves}
    >
      <OwnClue play={play} />
      <Tries play={play} />
      <Told play={play} />
    </MissionScreen>
  );
}

function Scribe(play: Play) {
  const { t, view, may, ask } = play;
  const words = t.phone.mission.cipher;
  const [code, setCode] = useState<readonly CipherSymbol[]>(['sun', 'moon', 'star', 'rose']);
  const turn = (at: number, by: number) => {
    const from = symbols.indexOf(code[at]!);
    setCode(code.map((one, k) => (k === at ? symbols[(from + by + symbols.length) % symbols.length]! : one)));
  };
  const isSound = new Set(code).size === 4;
  const isOpen = offerOf(may, 'cipher.try') !== undefined;
  return (
    <MissionScreen
      play={play}
      title={words.scribe}
      text={words.scribeHelp}
      action={
        <Button kind="primary" big disabled={!isOpen || !isSound} onPress={() => ask({ type: 'cipher.try', code })}>
          {isSound ? words.try : t.refusals['bad-code']}
        </Button>
      }
      foot={words.triesLeft(TRIES - view.cipher.tries.length)}
    >
      <div class="fr-dials">
        {code.map((id, k) => (
          // biome-ignore lint/a11y/useSemanticElements: a wheel of the lock, not a set of fields
          <div key={k} role="group" aria-label={`${words.place} ${k + 1}: ${t.symbols[id]}`}>
            <button type="button" aria-label={`${words.place} ${k + 1}: ${words.up}`} onClick={() => turn(k, 1)}>
              <Arrow up />
            </button>
            <span aria-live="polite">
              <Sign id={id} label={t.symbols[id]} />
            </span>
            <button type="button" aria-label={`${words.place} ${k + 1}: ${words.down}`} onClick={() => turn(k, -1)}>
              <Arrow />
            </button>
          </div>
        ))}
      </div>
      <OwnClue play={play} />
      <Tries play={play} />
      <Told play={play} />
    </MissionScreen>
  );
}

function Naming(play: Play) {
  const { t, view, me, ask, faces, name } = play;
  const [named, setNamed] = useState<readonly Seat[]>([]);
  const many = armouryPlaces(view.living.length);
  const words = t.phone.mission.cipher;
  if (view.cipher.scribe !== me) {
    return (
      <MissionScreen
        play={play}
        title={words.opened}
        text={words.names(name(view.cipher.scribe ?? 0))}
        foot={t.phone.nothing}
      >
        <Tries play={play} />
      </MissionScreen>
    );
  }
  const pick = (seat: Seat) =>
    setNamed(named.includes(seat) ? named.filter((one) => one !== seat) : [...named, seat].slice(-many));
  return (
    <MissionScreen
      play={play}
      title={t.mission.nameVisitors(many)}
      text={words.opened}
      action={
        <Button
          kind="primary"
          big
          disabled={named.length !== many}
          onPress={() => ask({ type: 'cipher.name', seats: named })}
        >
          {named.length === many ? words.send(play.names(named)) : t.mission.nameVisitors(many - named.length)}
        </Button>
      }
      foot={words.lot}
    >
      <SeatPicker
        label={t.mission.nameVisitors(many)}
        faces={faces}
        seats={view.living}
        allowed={view.living}
        chosen={named}
        note={(seat) => noteOf(play, seat)}
        onPick={pick}
      />
    </MissionScreen>
  );
}

export const cipherLock: PhonePiece = { Screen: CipherLock };
