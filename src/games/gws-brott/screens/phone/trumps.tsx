/** GW's trumps: which one, where to, who has to tell, and the three seconds of the infiltrator. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ringCuts, seal } from '../../../../web/art/marks.ts';
import { useFetched } from '../../../../web/chunk.ts';
import { useHold } from '../../../../web/kit/hold.ts';
import { Button, Face, Icon, offerOf, useTimeLeft } from '../../../../web/kit/index.ts';
import { cards, colourOf, type Square, squareOf, streets, type Trump } from '../../content.ts';
import { isOut, pieceOf, tellable, type View } from '../../state.ts';
import { Ev, Pc, SignTool } from '../bits.tsx';
import { flight, pieceAt, ringAt, target } from '../board/layers.ts';
import { cardAt, goneCards } from '../view.ts';
import { Desk } from './desk.tsx';
import { Foot, RulesTool, Screen, useBuzz } from './parts.tsx';
import type { Play } from './play.ts';
import { Strips } from './strips.tsx';

const fetchTrumps = () => import('../art/trumps.ts');

export function TrumpPicture({ trump }: { trump: Trump }) {
  const art = useFetched(fetchTrumps);
  const picture = useMemo(() => ({ __html: art?.trumpArt[trump]() ?? '' }), [art, trump]);
  return (
    <svg
      class="gb-pic"
      viewBox="0 0 300 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={picture}
    />
  );
}

/** A trump is the whole turn. First which, then what it asks for. */
export function Trumps({ play, onBack }: { play: Play; onBack: () => void }) {
  const [chosen, setChosen] = useState<Trump | null>(null);
  const [isOpen, setOpen] = useState(false);
  const back = () => setOpen(false);
  if (isOpen && chosen === 'helicopter') return <Helicopter play={play} onBack={back} />;
  if (isOpen && chosen === 'snitch') return <NameSnitch play={play} onBack={back} />;
  return <TrumpList play={play} onBack={onBack} chosen={chosen} onChoose={setChosen} onOpen={() => setOpen(true)} />;
}

interface TrumpListProps {
  readonly play: Play;
  readonly chosen: Trump | null;
  readonly onChoose: (trump: Trump) => void;
  readonly onOpen: () => void;
  readonly onBack: () => void;
}

function TrumpList({ play, chosen, onChoose, onOpen, onBack }: TrumpListProps) {
  const { view, w, t, may, ask } = play;
  const held = view.trumps ?? [];
  const isOffered = (trump: Trump) =>
    may.some(({ command }) => command.type === 'playTrump' && (command.play as { trump: string }).trump === trump);
  const go = () =>
    chosen === 'helicopter' || chosen === 'snitch' ? onOpen() : ask({ type: 'playTrump', play: { trump: chosen! } });
  return (
    <Screen
      play={play}
      title={w.bar.round(view.round)}
      class="gb-trumps"
      thumb={
        <>
          <Button kind="primary" big disabled={chosen === null || !isOffered(chosen)} onPress={go}>
            {chosen === null ? w.trumps.choose : w.trumps.play(t.trumps[chosen].name)}
          </Button>
          <Button kind="bare" onPress={onBack}>
            {w.trumps.instead}
          </Button>
        </>
      }
    >
      <h1>{w.trumps.title}</h1>
      <p class="quiet-text">{w.trumps.how}</p>
      <ul class="gb-tlist">
        {[...held, ...view.played].map((trump) => {
          const isPlayed = view.played.includes(trump);
          return (
            <li key={trump}>
              <button
                type="button"
                class={`gb-tcard${chosen === trump ? ' is-picked' : ''}${isPlayed ? ' is-spent' : ''}`}
                disabled={isPlayed || !isOffered(trump)}
                aria-pressed={chosen === trump}
                onClick={() => onChoose(trump)}
              >
                <TrumpPicture trump={trump} />
                <span>
                  <b>{t.trumps[trump].name}</b>
                  <span>{t.trumps[trump].about}</span>
                  {isPlayed && <small>{w.trumps.played}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}

/** Any street. No preview of what is there: the answer comes when GW lands. */
function Helicopter({ play, onBack }: { play: Play; onBack: () => void }) {
  const { view, w, t, ask } = play;
  const [to, setTo] = useState<Square | null>(null);
  const [isAll, setAll] = useState(false);
  const open = streets.filter((square) => square !== view.gwAt);
  const gone = goneCards(view);
  const listed = isAll ? open : cards.map(squareOf).filter((square) => open.includes(square));
  return (
    <Screen
      play={play}
      bleed
      title={t.trumps.helicopter.name}
      class="gb-heli"
      thumb={
        <>
          <Button
            kind="primary"
            big
            disabled={to === null}
            onPress={() => ask({ type: 'playTrump', play: { trump: 'helicopter', to: to! } })}
          >
            {to === null ? w.trumps.flyFirst : t.buttons.flyTo(to)}
          </Button>
          <div class="gb-foot-row">
            <Button kind="bare" onPress={onBack}>
              {w.trumps.keep}
            </Button>
            <span class="gb-note" />
            <SignTool id="list" onPress={() => setAll(!isAll)}>
              {w.tools.allSquares}
            </SignTool>
            <RulesTool play={play} />
          </div>
        </>
      }
    >
      <Desk
        play={play}
        live={open}
        picked={to}
        onSquare={setTo}
        over={to === null ? '' : flight(view.gwAt, to) + target(to)}
      />
      <div class="gb-body">
        <h1>{w.trumps.fly}</h1>
        <p class="quiet-text">{w.trumps.flyHow}</p>
        <ul class="gb-ends is-short">
          {listed.map((square) => {
            const card = cardAt(square);
            return (
              <li key={square}>
                <button
                  type="button"
                  class={`gb-end${square === to ? ' is-picked' : ''}`}
                  aria-pressed={square === to}
                  onClick={() => setTo(square)}
                >
                  <b>{square}</b>
                  {card ? <Ev colour={colourOf(card)} held={gone.has(card)} /> : <i />}
                  <span>
                    {card ? t.places[card] : w.board.street}
                    {card && gone.has(card) && <small>{w.turn.handed}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Screen>
  );
}

/** Nobody's square is used for the list: who is in jail is public. */
function NameSnitch({ play, onBack }: { play: Play; onBack: () => void }) {
  const { view, w, t, name, faces, ask } = play;
  const [who, setWho] = useState<number | null>(null);
  const mayName = (seat: number) => !isOut(view, seat) && (view.seats === 2 || tellable(view, seat).length > 0);
  return (
    <Screen
      play={play}
      title={t.trumps.snitch.name}
      class="gb-snitch"
      thumb={
        <>
          <Button
            kind="primary"
            big
            disabled={who === null}
            onPress={() => ask({ type: 'playTrump', play: { trump: 'snitch', seat: who! } })}
          >
            {who === null ? w.trumps.pickWho : t.buttons.nameSnitch(name(who))}
          </Button>
          <Button kind="bare" onPress={onBack}>
            {w.trumps.keep}
          </Button>
        </>
      }
    >
      <h1>{w.trumps.who}</h1>
      <p class="quiet-text">{w.trumps.whoHow}</p>
      <ul class="gb-names">
        {view.order.map((seat) => (
          <li key={seat}>
            <button
              type="button"
              class={`gb-who${who === seat ? ' is-picked' : ''}`}
              disabled={!mayName(seat)}
              aria-pressed={who === seat}
              onClick={() => setWho(seat)}
            >
              <Face seat={faces[seat]!} />
              <Pc id={pieceOf(view, seat)} />
              <span>
                {name(seat)}
                <small>
                  {isOut(view, seat) ? w.trumps.out : mayName(seat) ? w.trumps.left(view.left[seat]!) : w.trumps.nobody}
                </small>
              </span>
              {who === seat && <Icon id="check" class="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

export function SnitchWait(play: Play) {
  const { view, w, t, name } = play;
  return (
    <Screen
      play={play}
      bleed
      title={t.trumps.snitch.name}
      class="gb-gwwatch"
      thumb={<Foot play={play} note={w.trumps.waitsHelp} />}
    >
      <Desk play={play} />
      <div class="gb-body">
        <h1>{w.trumps.waits(name(view.snitch!))}</h1>
      </div>
      <Strips play={play} />
    </Screen>
  );
}

const WAX = { __html: seal('#1a2b46') };

/**
 * Exactly so many seconds, by the clock of the game, and only while the seal is held. The pieces are drawn from the view
 * alone; when the time is over they leave the page before the server has said a word.
 */
export function Look(play: Play) {
  const { view, w, t, ask, may, name, list } = play;
  const look = view.look;
  const [isShown, setShown] = useState(false);
  const { held, handlers } = useHold({ onVirtualPress: () => setShown(true) });
  const left = useTimeLeft(look?.until ?? null, play.now, 50);
  const mayStart = offerOf(may, 'startLook') !== undefined;
  useBuzz(mayStart);
  const isDown = held || isShown;
  useEffect(() => {
    if (isDown && mayStart) void ask({ type: 'startLook' });
  }, [isDown, mayStart]);
  const isOn = look !== null && left > 0;
  const shown = isOn && isDown ? (look.shown ?? []) : [];
  const over = shown
    .map(({ piece, place }, k) => ringAt(place, 62, '#fbf5e8', 10, k) + pieceAt(piece, place, 104, k))
    .join('');
  const words = shown.map(({ piece, place }) => w.look.at(t.pieces[piece], place === 'jail' ? t.words.jail : place));
  const hidden = look?.hidden ?? [];
  return (
    <Screen
      play={play}
      bleed
      title={t.trumps.infiltrator.name}
      class="gb-look"
      thumb={
        <div class="gb-lookthumb">
          <button type="button" class={`gb-eye${isDown ? ' is-held' : ''}`} aria-label={w.look.hold} {...handlers}>
            <Ring view={view} left={isOn ? left : look ? 0 : 1} />
            <svg class="seal" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={WAX} />
          </button>
          <p>
            <b>{!isOn ? w.look.hold : isDown ? w.look.holdOn : w.look.let}</b>
          </p>
        </div>
      }
    >
      <Desk play={play} over={over} isBare />
      <div class="gb-body">
        <h1>{isOn ? w.look.remember : w.look.title(view.options.lookSeconds)}</h1>
        <p class="quiet-text" role="status">
          {!isOn && w.look.how}
          {shown.length > 0 && w.look.seen(list(shown.map(({ piece }) => t.pieces[piece])))}
          {isOn && hidden.length > 0 && ` ${w.look.missing(list(hidden.map(name)))}`}
          {words.length > 0 && <span class="vh">{list(words)}</span>}
        </p>
      </div>
    </Screen>
  );
}

/** Sixty gouges that go out with the time. */
function Ring({ view, left }: { view: View; left: number }) {
  const all = view.options.lookSeconds * 1000;
  const cuts = useMemo(() => ringCuts(), []);
  const lit = left === 1 ? 60 : Math.ceil((left / all) * 60);
  return (
    <svg class="gb-ring" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="#24395a" d={cuts.slice(lit).join('')} />
      <path fill="#f2b84b" d={cuts.slice(0, lit).join('')} />
    </svg>
  );
}
