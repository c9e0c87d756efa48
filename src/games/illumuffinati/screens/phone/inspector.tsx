/**
 * The Inspector: exactly what the table shows, plus her buttons. Tiles keep the order of the Bakers; no offer is marked
 * as the best. Taking is held, and names the amount that was seen when the finger came down. (IM-65, IM-66)
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Button, Dialog, Face as Head, Icon, Picture, Toast, useTimeLeft } from '../../../../web/kit/index.ts';
import { useHeld } from '../../../../web/kit/press.tsx';
import { sentHomeFirst } from '../../content.ts';
import { isAnotherSentHome } from '../../state.ts';
import { heap } from '../art/coins.ts';
import { barredDoor } from '../art/scenes.ts';
import { Backs, Card, Coins, Sign } from '../cards.tsx';
import { GoldHold } from './hold.tsx';
import { Before, FingersAt, Point, Rest, Said, Used } from './others.tsx';
import { Belongings, Gong, Name, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';
import { Tip } from './tips.tsx';

const TAKE_MS = 600;

/** What came back after the finger was lifted: nothing happened, and why. */
interface Changed {
  readonly seat: Seat;
}

export function Inspector(play: Play) {
  const { t, view, may, ask } = play;
  const [held, setHeld] = useState<Seat | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [changed, setChanged] = useState<Changed | null>(null);
  const { room } = view;
  const isOpen = view.phase === 'negotiate';
  const sendHome = async (seat: Seat, takeBribe: boolean, seenBribe: number) => {
    setChanged(null);
    const answer = await ask({ type: 'sendHome', seat, takeBribe, seenBribe });
    if (answer.refused === 'bribe-changed') setChanged({ seat });
  };
  const isFree = may.some(({ command }) => command.type === 'sendHome' && command.takeBribe === false);
  const size = room.length > 4 ? 'is-six' : room.length === 4 ? 'is-four' : 'is-rows';
  return (
    <Screen
      play={play}
      sign="hat"
      phase={isOpen ? t.phone.interrogation(view.run + 1) : undefined}
      hasClock={isOpen}
      class={`im-insp ${size}${view.isLocked ? ' is-locked' : ''}`}
      thumb={
        <>
          {isOpen && (view.isLocked ? <Locked {...play} /> : <Hint play={play} held={held} changed={changed} />)}
          <div class="im-foot">
            {isOpen && (
              <Button class="grow" disabled={!isFree} onPress={() => setPicking(true)}>
                {t.phone.letGoFree}
              </Button>
            )}
          </div>
          <Tools play={play}>{isOpen ? !view.isLocked && t.negotiate.inspector : t.phone.lockedHelp}</Tools>
          <LetGo play={play} open={isPicking} onClose={() => setPicking(false)} onGo={sendHome} changed={changed} />
        </>
      }
    >
      <h1 class="vh">{t.phases[view.phase]}</h1>
      <Pile {...play} />
      <Gong play={play} />
      <ul class="im-tiles">
        {room.map((seat) => (
          <Tile
            key={seat}
            play={play}
            seat={seat}
            onHold={(isDown) => setHeld(isDown ? seat : null)}
            onTake={(seen) => void sendHome(seat, true, seen)}
          />
        ))}
      </ul>
      <Said play={play} />
      <Rest play={play} />
      <Used play={play} />
      <Tip play={play} of={view.phase === 'open' ? 'openInspector' : 'negotiateInspector'} />
    </Screen>
  );
}

/** The pile, and what it will be worth to her. */
function Pile({ view, t }: Play) {
  const { pile } = view;
  const art = useMemo(() => (pile > 0 ? heap(60, 40, pile, { rx: 19, cap: 4, seed: 3, spread: 0.85 }) : ''), [pile]);
  const isTwo = view.phase === 'negotiate' && isAnotherSentHome(view) && sentHomeFirst(view.gold.length) > 1;
  const twoGo = t.phone.twoGo(2 - view.home.length);
  return (
    <div class={`im-pile${pile > 0 ? '' : ' is-bare'}`}>
      {pile > 0 && <Picture width={120} height={58} art={art} />}
      {pile > 0 ? (
        <p>
          <b class="num">{pile}</b> {t.phone.inPile} {isTwo ? twoGo : t.phone.pileIf(pile, Math.floor(pile / 2))}
        </p>
      ) : (
        <p>{isTwo ? twoGo : t.phone.pileEmpty}</p>
      )}
    </div>
  );
}

interface TileProps {
  readonly play: Play;
  readonly seat: Seat;
  readonly onHold: (isDown: boolean) => void;
  readonly onTake: (seen: number) => void;
}

function Tile({ play, seat, onHold, onTake }: TileProps) {
  const { t, view, faces, name } = play;
  const bribe = view.bribes[seat]!;
  const open = view.open[seat];
  const shown = view.shown[seat]!;
  const before = view.options.memoryAid ? shown.at(-2) : undefined;
  return (
    <li class="im-tile">
      <div class="im-th">
        <Head seat={faces[seat]!} size="2.7rem" />
        <span>
          <Name play={play} seat={seat} />
          <Belongings play={play} seat={seat} />
          <FingersAt play={play} seat={seat} />
        </span>
      </div>
      <div class="im-tc">
        {open !== null && open !== undefined && <Card face={open} t={t} jewelGold={view.options.jewelGold} />}
        <div class="im-side">
          <Point play={play} seat={seat} />
          <Backs n={view.counts[seat]! - (open === null ? 0 : 1)} />
          {view.isLocked && <Before play={play} seat={seat} />}
          {before !== undefined && (
            <span class="im-bf num">{t.phone.before(before === 'J' ? t.things.jewel : String(before))}</span>
          )}
        </div>
      </div>
      {view.phase === 'negotiate' && (
        <Take
          label={bribe > 0 ? t.phone.holdTake(name(seat), bribe) : t.negotiate.offers(name(seat), 0)}
          again={t.phone.pressAgain}
          bribe={bribe}
          seed={seat}
          disabled={bribe === 0 || view.isLocked}
          onHold={onHold}
          onTake={onTake}
        />
      )}
    </li>
  );
}

interface TakeProps {
  readonly label: string;
  readonly again: string;
  readonly bribe: number;
  readonly seed: number;
  readonly disabled: boolean;
  readonly onHold: (isDown: boolean) => void;
  readonly onTake: (seen: number) => void;
}

/** More coins than these are drawn smaller, so that the amount has its place. */
const MANY = 10;

function Take({ label, again, bribe, seed, disabled, onHold, onTake }: TakeProps) {
  const seen = useRef(bribe);
  const { held, isArmed, handlers } = useHeld(TAKE_MS, () => onTake(Math.min(seen.current, bribe)));
  if (!held && !isArmed) seen.current = bribe;
  useEffect(() => onHold(held), [held]);
  return (
    <>
      <button
        type="button"
        class={`im-take${held ? ' is-held' : ''}`}
        style={{ '--hold-ms': `${TAKE_MS}ms` }}
        aria-label={label}
        disabled={disabled}
        {...handlers}
      >
        <Coins n={bribe} rx={bribe > MANY ? 14 : 19} seed={seed} cap={Math.max(5, Math.ceil(bribe / 3))} gap={1.9} />
        <b class="num" aria-hidden="true">
          {bribe}
        </b>
      </button>
      <span class="vh" role="status">
        {isArmed ? again : ''}
      </span>
    </>
  );
}

function Hint({ play, held, changed }: { play: Play; held: Seat | null; changed: Changed | null }) {
  const { t, view, name } = play;
  if (held !== null) {
    return (
      <div class="im-toast">
        <Sign id="door" />
        <p>
          <b>{t.phone.taking(view.bribes[held]!, name(held))}</b>
          {t.phone.liftFinger}
        </p>
      </div>
    );
  }
  if (changed && view.room.includes(changed.seat)) {
    const { seat } = changed;
    return (
      <Toast
        kind="refusal"
        icon="bell"
        title={t.phone.changed(name(seat))}
        help={t.phone.changedHelp(view.bribes[seat]!)}
      />
    );
  }
  return null;
}

/** So many have room on the smallest phone; a longer lock lets them go out more slowly. */
const LOCK_SIGNS = 5;

/** The first seconds of every negotiation: the bar is across the door, bribes already grow. (IM-65) */
function Locked({ view, t, now }: Play) {
  const left = Math.ceil(useTimeLeft(view.lockedUntil, now) / 1000);
  const whole = view.options.acceptLockSeconds;
  const shown = Math.min(LOCK_SIGNS, whole);
  const art = useMemo(() => barredDoor(), []);
  return (
    <div class="im-lock">
      <Picture width={100} height={134} art={art} />
      <div>
        <p class="im-l1">{t.phone.locked}</p>
        <p class="quiet-text">{t.phone.lockedHelp}</p>
        <span class="im-three" role="img" aria-label={t.phone.secondsLeft(left)}>
          {Array.from({ length: shown }, (_, k) => (
            <i key={k} class={k < (left / whole) * shown ? '' : 'is-gone'} />
          ))}
        </span>
      </div>
    </div>
  );
}

interface LetGoProps {
  readonly play: Play;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGo: (seat: Seat, takeBribe: boolean, seenBribe: number) => Promise<void>;
  readonly changed: Changed | null;
}

/** Without money: one choice, held like the coins. The purse gets its bribe back. (IM-50) */
function LetGo({ play, open, onClose, onGo, changed }: LetGoProps) {
  const { t, view, may, faces, name } = play;
  const [seat, setSeat] = useState<Seat | null>(null);
  // The amount that stood on the button when the finger came down: if it has changed, the door stays shut.
  const free = may.flatMap(({ command }) =>
    command.type === 'sendHome' && command.takeBribe === false ? [command.seat as Seat] : [],
  );
  useEffect(() => {
    if (open && free.length === 0) onClose();
  }, [open, free.length]);
  const chosen = seat !== null && free.includes(seat) ? seat : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      class="im-letgo"
      title={t.phone.whoFree}
      actions={
        <>
          {chosen === null ? (
            <Button kind="primary" class="grow" disabled>
              {t.phone.chooseOne}
            </Button>
          ) : (
            <HoldGo
              key={chosen}
              label={t.phone.holdFree(name(chosen))}
              again={t.phone.pressAgain}
              bribe={view.bribes[chosen]!}
              onGo={(seen) => {
                void onGo(chosen, false, seen);
                onClose();
              }}
            />
          )}
          <Button kind="quiet" onPress={onClose}>
            {t.phone.back}
          </Button>
        </>
      }
    >
      {changed && <p role="alert">{t.phone.changed(name(changed.seat))}</p>}
      <div class="im-gos" role="radiogroup" aria-label={t.phone.whoFree}>
        {free.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: a real radio cannot hold a face and a card
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={chosen === one}
            class={chosen === one ? 'is-on' : ''}
            onClick={() => setSeat(one)}
          >
            <Head seat={faces[one]!} size="2.8rem" />
            <b>{name(one)}</b>
            <span class="im-gb">
              {view.bribes[one]! > 0 ? t.phone.getsBack(view.bribes[one]!) : t.phone.laidNothing}
            </span>
            {view.open[one] !== null && <Card face={view.open[one]!} t={t} jewelGold={view.options.jewelGold} mini />}
            {chosen === one && <Icon id="check" class="im-chk" />}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function HoldGo({
  label,
  again,
  bribe,
  onGo,
}: {
  label: string;
  again: string;
  bribe: number;
  onGo: (seen: number) => void;
}) {
  const seen = useRef(bribe);
  const [isDown, setDown] = useState(false);
  if (!isDown) seen.current = bribe;
  return (
    <span
      class="grow im-hold-place"
      onPointerDownCapture={() => setDown(true)}
      onKeyDownCapture={() => setDown(true)}
      onPointerUpCapture={() => setDown(false)}
      onKeyUpCapture={() => setDown(false)}
    >
      <GoldHold big={false} onHeld={() => onGo(seen.current)} again={again}>
        {label}
      </GoldHold>
    </span>
  );
}
