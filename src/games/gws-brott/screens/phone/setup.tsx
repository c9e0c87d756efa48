/** From the first question to the first roll: who is GW, the deal, the pieces. */
import { useState } from 'preact/hooks';
import { allowed, Button, Face, HoldToLook, Icon } from '../../../../web/kit/index.ts';
import { pieces as allPieces, colourOf, immunityOf, type Piece, squareOf } from '../../content.ts';
import { isDuel, ownerOf } from '../../state.ts';
import { gwPiece } from '../art/marks.ts';
import { Cuffs, Ev, GwDie, Pc } from '../bits.tsx';
import { gwDieOf } from '../view.ts';
import { CardsTool, Foot, Screen, useBuzz } from './parts.tsx';
import type { Play } from './play.ts';

const BEAM =
  '<path fill="#ffd87c" fill-opacity=".2" d="M92 66L190 8L190 126Z"/><path fill="#ffe7a8" fill-opacity=".26" d="M92 66L190 30L190 110Z"/>';
const HUNTER = { __html: BEAM + gwPiece() };

export function Ask(play: Play) {
  const { view, w, t, me, faces, ask } = play;
  const mine = view.willing[me];
  useBuzz(mine === null);
  return (
    <Screen
      play={play}
      title={w.bar.before}
      class="gb-ask"
      thumb={
        <>
          {mine === null ? (
            <>
              <Button kind="primary" big onPress={() => ask({ type: 'volunteer', willing: true })}>
                {t.buttons.willing}
              </Button>
              <Button onPress={() => ask({ type: 'volunteer', willing: false })}>{t.buttons.unwilling}</Button>
            </>
          ) : (
            <p class="gb-wait">{w.ask.said}</p>
          )}
          <Foot play={play} note={w.ask.several} />
        </>
      }
    >
      <div class="gb-lamp">
        <svg viewBox="-70 -4 260 132" aria-hidden="true" dangerouslySetInnerHTML={HUNTER} />
      </div>
      <h1>{w.ask.title}</h1>
      <p class="quiet-text">{w.ask.text(view.seats - 1)}</p>
      <ul class="gb-said5">
        {faces.map((face, seat) => {
          const answer = view.willing[seat];
          return (
            <li key={seat}>
              <Face seat={face} />
              <span>
                {seat === me ? `${face.name}, ${w.turn.you}` : face.name}
                <small>{answer === null ? w.ask.thinking : answer ? w.ask.hunt : w.ask.hide}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}

/** Two seals, then the pieces. The order is the phone's own: nobody waits for it. */
export function Setup(play: Play) {
  const { view, me } = play;
  const hasCriminal = view.criminals[me] !== null;
  const [page, setPage] = useState<'who' | 'hand' | 'pieces'>(hasCriminal ? 'who' : 'hand');
  if (view.gw === me) return <GwDeal {...play} />;
  if (page === 'who') return <Who play={play} onNext={() => setPage('hand')} />;
  if (page === 'hand') return <Hand play={play} onNext={() => setPage('pieces')} pages={hasCriminal ? 2 : 1} />;
  return <Pieces {...play} />;
}

function Dots({ at, of, label }: { at: number; of: number; label: string }) {
  return (
    <span class="gb-dots" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, k) => (
        <i key={k} class={k === at ? 'is-on' : ''} />
      ))}
    </span>
  );
}

function Who({ play, onNext }: { play: Play; onNext: () => void }) {
  const { view, w, t, me, name } = play;
  const criminal = view.criminals[me]!;
  const { name: called, crime } = t.criminals[criminal];
  const trump = t.trumps[immunityOf(criminal)];
  const lines = view.options.immunities ? [w.deal.immune(trump.name), w.deal.tells(trump.about)] : [w.deal.forColour];
  return (
    <Screen
      play={play}
      title={w.bar.isGw(name(view.gw!))}
      class="gb-deal grain"
      thumb={
        <>
          <Button kind="primary" big onPress={onNext}>
            {w.deal.toHand}
          </Button>
          <Foot play={play} note={<Dots at={0} of={2} label={w.deal.of(1, 2)} />} />
        </>
      }
    >
      <h1>{w.deal.who}</h1>
      <p class="quiet-text gb-how">{w.deal.how}</p>
      <HoldToLook label={w.deal.holdCriminal} title={called} lines={[`${crime}.`, ...lines]} />
    </Screen>
  );
}

function Hand({ play, onNext, pages }: { play: Play; onNext: () => void; pages: number }) {
  const { view, w, t, me, name } = play;
  const hand = view.hands[me] ?? [];
  return (
    <Screen
      play={play}
      title={w.bar.isGw(name(view.gw!))}
      class={`gb-deal gb-five grain${hand.length > 5 ? ' is-ten' : ''}`}
      thumb={
        <>
          <Button kind="primary" big onPress={onNext}>
            {w.deal.seen}
          </Button>
          <Foot play={play} note={<Dots at={pages - 1} of={pages} label={w.deal.of(pages, pages)} />} />
        </>
      }
    >
      <h1>{w.deal.hand(hand.length)}</h1>
      <p class="quiet-text gb-how">{w.deal.handHow}</p>
      <HoldToLook
        label={w.deal.holdHand}
        title={<span class="vh">{w.deal.yourEvidence}</span>}
        lines={hand.map((card) => (
          <span class="gb-line" key={card}>
            <Ev colour={colourOf(card)} held />
            <span>{t.places[card]}</span> <b>{squareOf(card)}</b>
          </span>
        ))}
      />
    </Screen>
  );
}

function Pieces(play: Play) {
  const { view, w, t, me, name, faces, may, ask } = play;
  const wanted = isDuel(view) ? 2 : 1;
  const free = allowed<Piece>(may, 'choosePieces', 'pieces');
  const [marked, setMarked] = useState<readonly Piece[]>([]);
  const chosen = marked.filter((piece) => free.includes(piece));
  const isDone = view.pieces[me]!.length > 0;
  const toggle = (piece: Piece) =>
    setMarked(chosen.includes(piece) ? chosen.filter((one) => one !== piece) : [...chosen, piece].slice(-wanted));
  const go =
    chosen.length < wanted
      ? w.pieces.chooseFirst
      : wanted === 2
        ? w.pieces.takeTwo(t.pieces[chosen[0]!], t.pieces[chosen[1]!])
        : t.buttons.takePiece(t.pieces[chosen[0]!]);
  return (
    <Screen
      play={play}
      title={w.bar.isGw(name(view.gw!))}
      class="gb-pieces"
      thumb={
        <>
          {isDone ? (
            <p class="gb-wait">{w.pieces.taken}</p>
          ) : (
            <Button
              kind="primary"
              big
              disabled={chosen.length < wanted}
              onPress={() => ask({ type: 'choosePieces', pieces: chosen })}
            >
              {go}
            </Button>
          )}
          <Foot play={play} note={w.pieces.note} />
        </>
      }
    >
      <h1>{wanted === 2 ? w.pieces.two : w.pieces.title}</h1>
      <p class="quiet-text">{wanted === 2 ? w.pieces.twoHow : w.pieces.how}</p>
      <ul class="gb-pgrid">
        {allPieces.map((piece) => {
          const owner = ownerOf(view, piece);
          const isMine = owner === me;
          const isTaken = owner >= 0 && !isMine;
          const isPicked = chosen.includes(piece) || isMine;
          const small = isTaken
            ? w.pieces.has(name(owner))
            : isPicked && !isMine
              ? w.pieces.yours
              : isMine
                ? w.turn.you
                : w.pieces.free;
          return (
            <li key={piece}>
              <button
                type="button"
                class={`gb-pbig${isTaken ? ' is-taken' : ''}${isPicked ? ' is-picked' : ''}`}
                disabled={isTaken || isDone}
                aria-pressed={isPicked}
                onClick={() => toggle(piece)}
              >
                <Pc id={piece} />
                <span>
                  {t.pieces[piece]}
                  <small>{small}</small>
                </span>
                {isTaken && <Face seat={faces[owner]!} />}
                {isPicked && <Icon id="check" class="check" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}

/** GW meanwhile: handcuffs and die are public, the trumps are not. */
function GwDeal(play: Play) {
  const { view, w, t } = play;
  const trumps = view.trumps ?? [];
  const ready = view.order.filter((seat) => view.pieces[seat]!.length > 0).length;
  const [isSeen, setSeen] = useState(false);
  return (
    <Screen
      play={play}
      title={w.bar.youAreGw}
      class="gb-deal gb-gwdeal grain"
      thumb={
        <>
          {isSeen || trumps.length === 0 ? (
            <p class="gb-wait">{w.deal.waits}</p>
          ) : (
            <Button kind="primary" big onPress={() => setSeen(true)}>
              {w.deal.seenTrumps}
            </Button>
          )}
          <Foot play={play} note={w.deal.chosen(ready, view.order.length)}>
            <CardsTool play={play} />
          </Foot>
        </>
      }
    >
      <h1>{w.deal.gwTitle(trumps.length, view.handcuffs)}</h1>
      <div class="gb-kit">
        <Cuffs left={view.handcuffs} of={view.handcuffs} label={t.screen.handcuffsLeft(view.handcuffs)} />
        <span class="gb-dice" role="img" aria-label={w.deal.gwDie(gwDieOf(view).join(', '))}>
          {gwDieOf(view).map((face, k) => (
            <GwDie key={k} face={face} />
          ))}
        </span>
      </div>
      {trumps.length > 0 ? (
        <HoldToLook
          label={w.deal.holdTrumps}
          title={<span class="vh">{w.deal.yourTrumps}</span>}
          lines={[
            ...trumps.map((trump) => (
              <span key={trump}>
                <strong>{t.trumps[trump].name}.</strong> {t.trumps[trump].about}
              </span>
            )),
            w.deal.rest,
          ]}
        />
      ) : (
        <p>{w.deal.noTrumps}</p>
      )}
    </Screen>
  );
}
