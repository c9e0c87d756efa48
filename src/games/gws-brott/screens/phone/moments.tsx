/**
 * What a phone shows once, before the game goes on: a catch, a stopped trump, a snitch's answer, the third arrest. It goes
 * when it has been read, or by itself: the game does not wait for it, and a turn must not run out behind it.
 */
import './moments.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { Button, Face } from '../../../../web/kit/index.ts';
import { buzz } from '../../../../web/settings.ts';
import { type Card, type Criminal, colourOf, immunityOf, squareOf } from '../../content.ts';
import { isActor, isDuel, isOut, type Note, pieceOf, tellsPieces } from '../../state.ts';
import { BigCuffs, Cuffs, Ev, Pc, Sign } from '../bits.tsx';
import { barred, pieceAt, prints, ringAt } from '../board/layers.ts';
import { cuffsInAll, gwWay, isFlown, placeText } from '../view.ts';
import { Desk } from './desk.tsx';
import { Foot, Screen } from './parts.tsx';
import { isGw, type NoteOf, type Play } from './play.ts';
import { Strips } from './strips.tsx';
import { OwnCards } from './town.tsx';

/** Which notes this phone stops at. */
function isFor(play: Play, note: Note): boolean {
  const { view, me } = play;
  if (isGw(play)) {
    if (note.type === 'flight') return note.blockers.length > 0;
    return note.type === 'arrest' || note.type === 'blocked' || note.type === 'told';
  }
  if (note.type === 'out') return note.seat === me;
  // The own third arrest is told by what follows it.
  if (note.type === 'arrest') return note.seat !== me || !view.out[me];
  return note.type === 'told' || note.type === 'blocked' || (note.type === 'flight' && note.blockers.length > 0);
}

/** How long one stays unless somebody presses on; null: nothing waits behind it. */
function lasts(play: Play, note: Note): number | null {
  if (note.type === 'out') return null;
  const isOwn = isGw(play) || ('seat' in note && note.seat === play.me);
  return isOwn && !isActor(play.view, play.me) ? 12_000 : 5_000;
}

/** The first thing not yet seen; whoever opens the page later has seen what was before. */
export function useMoment(play: Play): { readonly note: Note; readonly onNext: () => void } | null {
  const { view } = play;
  const [done, setDone] = useState(view.chronicle.length);
  const at = view.chronicle.findIndex((note, i) => i >= done && isFor(play, note));
  const ms = at < 0 ? null : lasts(play, view.chronicle[at]!);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => setDone(at + 1), ms);
    return () => clearTimeout(timer);
  }, [at, ms]);
  if (at < 0 || view.result) return null;
  return { note: view.chronicle[at]!, onNext: () => setDone(at + 1) };
}

export function Moment({ play, note, onNext }: { play: Play; note: Note; onNext: () => void }) {
  switch (note.type) {
    case 'arrest':
      return isGw(play) ? (
        <Got play={play} note={note} onNext={onNext} />
      ) : note.seat !== play.me ? (
        <Other play={play} note={note} onNext={onNext} />
      ) : (
        <Caught play={play} note={note} onNext={onNext} />
      );
    case 'out':
      return <PutOut play={play} note={note} onNext={onNext} />;
    case 'flight':
      return isGw(play) ? (
        <Stopped play={play} note={note} onNext={onNext} />
      ) : (
        <Turned play={play} note={note} onNext={onNext} />
      );
    case 'blocked':
      return isGw(play) ? (
        <Slipped play={play} note={note} onNext={onNext} />
      ) : (
        <Turned play={play} note={note} onNext={onNext} />
      );
    case 'told':
      return isGw(play) ? (
        <Answer play={play} note={note} onNext={onNext} />
      ) : (
        <Told play={play} note={note} onNext={onNext} />
      );
    default:
      return null;
  }
}

interface MomentProps<T extends Note['type']> {
  readonly play: Play;
  readonly note: NoteOf<T>;
  readonly onNext: () => void;
}

const GoOn = ({ play, onNext }: { play: Play; onNext: () => void }) => (
  <Button kind="primary" big onPress={onNext}>
    {play.w.tools.goOn}
  </Button>
);

/** The round in which it was, unless meanwhile it is one's own turn. */
const titleOf = ({ view, w, me }: Play, note: Note): string =>
  view.turn === me && isActor(view, me) ? w.bar.yourTurn(view.round) : w.bar.round(note.round);

/** GW has taken somebody: the big click. */
function Got({ play, note, onNext }: MomentProps<'arrest'>) {
  const { view, w, t, name } = play;
  useEffect(() => {
    if (buzz.peek() === 'on') navigator.vibrate?.([30, 60, 220]);
  }, [note]);
  const who = isDuel(view) && !tellsPieces(view) ? w.shared.oneOfTwo(name(note.seat)) : name(note.seat);
  return (
    <Screen
      play={play}
      title={w.bar.round(note.round)}
      class="gb-caught is-mine"
      thumb={<GoOn play={play} onNext={onNext} />}
    >
      <div class="gb-blue">
        <BigCuffs class="gb-bigcuffs" />
      </div>
      <h1 class="gb-shout">{t.screen.caught}</h1>
      <p class="gb-big" role="alert">
        {w.caught.gotten(who, placeText(t, note.square))}
      </p>
      {isFlown(view, note) && <p>{t.log.landed(note.square)}</p>}
      <p class="quiet-text">{w.caught.cuffs(view.handcuffs)}</p>
      <Cuffs left={view.handcuffs} of={cuffsInAll(view)} label={t.screen.handcuffsLeft(view.handcuffs)} />
      <Strips play={play} />
    </Screen>
  );
}

/** An arrest on the phone of a criminal. */
const Taken = ({ play, note, onNext, children }: MomentProps<'arrest'> & { children: ComponentChildren }) => (
  <Screen
    play={play}
    title={titleOf(play, note)}
    class="gb-caught"
    thumb={
      <>
        <GoOn play={play} onNext={onNext} />
        <Foot play={play} />
      </>
    }
  >
    <div class="gb-blue">
      <BigCuffs class="gb-bigcuffs" />
    </div>
    {children}
  </Screen>
);

/** GW has taken another criminal. */
function Other(props: MomentProps<'arrest'>) {
  const { play, note } = props;
  const { view, w, t, name } = play;
  return (
    <Taken {...props}>
      <h1>{t.log.arrested(name(note.seat), note.square)}</h1>
      {isFlown(view, note) && <p>{t.log.landed(note.square)}</p>}
      {isOut(view, note.seat) && (
        <p>
          {name(note.seat)}: {w.trumps.out}.
        </p>
      )}
      <p class="quiet-text">{w.caught.cuffs(view.handcuffs)}</p>
      <Cuffs left={view.handcuffs} of={cuffsInAll(view)} label={t.screen.handcuffsLeft(view.handcuffs)} />
    </Taken>
  );
}

/** Taken by GW, and back to jail. */
function Caught(props: MomentProps<'arrest'>) {
  const { play, note } = props;
  const { view, w, t, me } = play;
  const counts = view.options.thirdArrestEliminates && !isDuel(view);
  return (
    <Taken {...props}>
      <h1>{t.screen.caught}</h1>
      <p class="gb-big" role="alert">
        {w.caught.you(placeText(t, note.square))}
      </p>
      {isFlown(view, note) && <p>{t.log.landed(note.square)}</p>}
      <p class="quiet-text">{counts ? w.caught.count(view.arrests[me]!) : w.caught.plain}</p>
      {counts && <Cuffs left={view.arrests[me]!} of={3} label={t.screen.arrests(view.arrests[me]!)} />}
      {note.piece && isDuel(view) && <Pc id={note.piece} label={t.pieces[note.piece]} />}
      <OwnCards play={play} />
    </Taken>
  );
}

const OpenCards = ({ play, cards }: { play: Play; cards: readonly Card[] }) => (
  <ul class="gb-open">
    {cards.map((card) => (
      <li key={card} class="tag">
        <Ev colour={colourOf(card)} />
        <span>
          {play.t.places[card]}
          <small>{squareOf(card)}</small>
        </span>
      </li>
    ))}
  </ul>
);

function PutOut({ play, note, onNext }: MomentProps<'out'>) {
  const { view, w, me } = play;
  const arrest = view.chronicle.findLast((one) => one.type === 'arrest' && one.seat === me);
  return (
    <Screen
      play={play}
      title={w.bar.round(note.round)}
      class="gb-caught"
      thumb={
        <>
          <Button kind="primary" big onPress={onNext}>
            {w.caught.watch}
          </Button>
          <Foot play={play} note={w.caught.quiet} />
        </>
      }
    >
      <div class="gb-blue">
        <BigCuffs class="gb-bigcuffs" />
      </div>
      <h1>{w.caught.third}</h1>
      <p>
        {arrest?.type === 'arrest'
          ? w.caught.thirdText(arrest.square, note.cards.length)
          : w.caught.left(note.cards.length)}
      </p>
      <OpenCards play={play} cards={note.cards} />
    </Screen>
  );
}

const fetchPortraits = () => import('../art/portraits.ts');

/** A criminal's card, face up. */
interface PosterProps {
  readonly play: Play;
  readonly criminal: Criminal;
  /** What this one did, too. */
  readonly crime?: boolean;
  readonly class?: string;
}

export function Poster({ play, criminal, crime = false, class: name = '' }: PosterProps) {
  const art = useFetched(fetchPortraits);
  const picture = useMemo(() => ({ __html: art?.portrait(criminal) ?? '' }), [art, criminal]);
  const { t, w } = play;
  return (
    <figure class={`gb-poster ${name}`}>
      <svg viewBox="0 0 200 220" aria-hidden="true" dangerouslySetInnerHTML={picture} />
      <figcaption>
        <b>{t.criminals[criminal].name}</b>
        {crime && <span>{t.criminals[criminal].crime}</span>}
        <span>{w.shared.immuneTo(t.trumps[immunityOf(criminal)].name)}</span>
      </figcaption>
    </figure>
  );
}

/** A helicopter that could not land: the card is turned, the square stays unknown. */
function Stopped({ play, note, onNext }: MomentProps<'flight'>) {
  const { view, w, t, names } = play;
  const who = names(note.blockers);
  const open = note.blockers.flatMap((seat) => view.criminals[seat] ?? []);
  return (
    <Screen
      play={play}
      title={t.trumps.helicopter.name}
      class="gb-stopped"
      thumb={
        <>
          <p class="gb-note">{w.trumps.spent(view.trumpsLeft)}</p>
          <GoOn play={play} onNext={onNext} />
          <Foot play={play} note={w.trumps.openNow(who, note.blockers.length)} />
        </>
      }
    >
      <h1>{w.trumps.immune(who, note.blockers.length)}</h1>
      <div class={`gb-turned is-${open.length}`}>
        {open.map((criminal) => (
          <Poster key={criminal} play={play} criminal={criminal} />
        ))}
      </div>
      <p>{w.trumps.flightText(note.from, note.to, who, note.blockers.length)}</p>
    </Screen>
  );
}

/** A breakthrough that ended on somebody who is immune: everybody knows the square now. */
function Slipped({ play, note, onNext }: MomentProps<'blocked'>) {
  const { view, w, t, name } = play;
  const criminal = view.criminals[note.seat];
  const way = gwWay(view);
  const walked = way.slice(0, note.walked + 1).slice(-9);
  const over = `<g opacity=".8">${prints(walked, '#143f86', 0.28)}</g>${barred(note.square)}`;
  return (
    <Screen
      play={play}
      bleed
      title={t.trumps.breakthrough.name}
      class="gb-stopped"
      thumb={
        <>
          <p class="gb-note">{w.trumps.knows(name(note.seat), note.square)}</p>
          <GoOn play={play} onNext={onNext} />
          <Foot play={play} note={w.trumps.spent(view.trumpsLeft)} />
        </>
      }
    >
      <Desk play={play} zoom="near" focus={note.square} over={over} class="is-low" />
      <div class="gb-body gb-pair">
        {criminal && <Poster play={play} criminal={criminal} class="is-small" />}
        <div>
          <h1>{w.trumps.slips(name(note.seat))}</h1>
          <p>
            {w.trumps.slipsText(name(note.seat), criminal ? t.criminals[criminal].name : '?', note.square, view.gwAt)}
          </p>
        </div>
      </div>
    </Screen>
  );
}

/** Who told on whom, as everybody hears it; the snitch too, for whom time or the lot may have chosen. */
function Told({ play, note, onNext }: MomentProps<'told'>) {
  const { view, w, t, me, name, faces } = play;
  const target = isDuel(view) && note.piece ? t.pieces[note.piece] : name(note.target);
  return (
    <Screen
      play={play}
      title={titleOf(play, note)}
      class="gb-heard-told"
      thumb={
        <>
          <GoOn play={play} onNext={onNext} />
          <Foot play={play} />
        </>
      }
    >
      <div class="gb-told">
        <Face seat={faces[note.seat]!} named />
        <Sign id="arrow" />
        {isDuel(view) ? note.piece && <Pc id={note.piece} /> : <Face seat={faces[note.target]!} named />}
      </div>
      <h1>{note.seat === me ? w.trumps.youTold(target) : t.log.snitched(name(note.seat), target)}</h1>
      <p class="quiet-text">{note.place === null ? w.trumps.hushed(target) : w.trumps.tellHow}</p>
    </Screen>
  );
}

/** A trump met somebody immune: whose card is turned and what GW knows now, as everybody sees it. */
function Turned({ play, note, onNext }: MomentProps<'flight' | 'blocked'>) {
  const { view, w, t, name, names } = play;
  const seats = note.type === 'flight' ? note.blockers : [note.seat];
  const open = seats.flatMap((seat) => view.criminals[seat] ?? []);
  const who = names(seats);
  return (
    <Screen
      play={play}
      title={t.trumps[note.type === 'flight' ? 'helicopter' : 'breakthrough'].name}
      class="gb-stopped"
      thumb={
        <>
          <GoOn play={play} onNext={onNext} />
          <Foot play={play} note={w.trumps.openNow(who, seats.length)} />
        </>
      }
    >
      <h1>{w.trumps.immune(who, seats.length)}</h1>
      <div class={`gb-turned is-${open.length}`}>
        {open.map((criminal) => (
          <Poster key={criminal} play={play} criminal={criminal} />
        ))}
      </div>
      <p>
        {note.type === 'flight'
          ? w.trumps.flightHeard(note.from, note.to, who, seats.length)
          : w.trumps.knows(name(note.seat), note.square)}
      </p>
    </Screen>
  );
}

/** What the snitch told, on GW's phone alone. */
function Answer({ play, note, onNext }: MomentProps<'told'>) {
  const { view, w, t, name, faces } = play;
  const { place } = note;
  const target = name(note.target);
  const piece = note.piece ?? (isDuel(view) ? undefined : pieceOf(view, note.target));
  const over =
    place && place !== 'jail' && piece
      ? ringAt(place, 60, '#fbf5e8', 10) + pieceAt(piece, place, 90)
      : place && place !== 'jail'
        ? ringAt(place, 60, '#8b202d', 10)
        : '';
  const criminal = view.criminals[note.target];
  const title =
    place === null
      ? w.trumps.immune(target, 1)
      : place === 'jail'
        ? w.trumps.bothJailed
        : w.trumps.onSquare(target, place ? placeText(t, place) : '?');
  return (
    <Screen
      play={play}
      bleed
      title={t.trumps.snitch.name}
      class="gb-answer"
      thumb={
        <>
          <Button kind="primary" big onPress={onNext}>
            {w.trumps.write}
          </Button>
          <Foot play={play} note={place ? w.trumps.untilMoved(target) : w.trumps.spent(view.trumpsLeft)} />
        </>
      }
    >
      <Desk play={play} over={over} />
      <div class="gb-body">
        <div class="gb-told">
          <Face seat={faces[note.seat]!} named />
          <Sign id="arrow" />
          <Face seat={faces[note.target]!} named />
          {piece && <Pc id={piece} />}
        </div>
        {place === null && criminal ? (
          <div class="gb-pair">
            <Poster play={play} criminal={criminal} class="is-small" />
            <div>
              <h1>{title}</h1>
              <p>{w.trumps.snitchImmune(target)}</p>
            </div>
          </div>
        ) : (
          <>
            <h1>{title}</h1>
            <p class="quiet-text">{w.trumps.answer(name(note.seat))}</p>
          </>
        )}
      </div>
    </Screen>
  );
}
