/**
 * GW:s brott: a game in words, for replays and the lab. One fact, one sentence, for whoever perceived it.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Seat, Story } from '../../kernel/game.ts';
import { type Card, type Face, immunityOf, type Piece, type Place, squareOf } from './content.ts';
import type { audience, Fact } from './facts.ts';
import type { State, View } from './state.ts';
import { type GwTexts, namesIn, textsFor } from './texts/index.ts';

type Seen = Perceived<Fact, typeof audience>;

/** What a sentence needs besides the fact. */
interface Teller {
  readonly t: GwTexts;
  readonly view: View;
  readonly name: (seat: Seat) => string;
  readonly list: (names: readonly string[]) => string;
}

export const story: Story<State> = (fact, view, language, name) =>
  sentence(fact as Seen, { t: textsFor(language), view, name, list: (names) => namesIn(language, names) });

const faceIn = (t: GwTexts, face: Face): string => (face === 'arrow' ? t.words.arrow : face === 'gw' ? 'GW' : face);
const placeIn = (t: GwTexts, place: Place): string => (place === 'jail' ? t.words.jail : place);
const cardIn = (t: GwTexts, card: Card): string => `${t.places[card]} (${squareOf(card)})`;
const late = (t: GwTexts, timedOut: boolean, text: string): string => (timedOut ? `${t.log.timeRanOut} ${text}` : text);

function sentence(fact: Seen, teller: Teller): string | undefined {
  const { t, view, name, list } = teller;
  const { log } = t;
  const cardsIn = (cards: readonly Card[]): string => list(cards.map((card) => cardIn(t, card)));
  const pieceIn = (piece: Piece): string => t.pieces[piece];
  switch (fact.type) {
    case 'volunteersAsked':
      return log.started(view.seats);
    case 'volunteered':
      return fact.willing ? log.willing(name(fact.seat)) : undefined;
    case 'gwChosen':
      return log.gwIs(name(fact.seat));
    case 'criminalDealt':
      return fact.criminal && log.isCriminal(name(fact.seat), t.criminals[fact.criminal].name);
    case 'cardsDealt':
      return fact.cards && log.holds(name(fact.seat), cardsIn(fact.cards));
    case 'trumpsDealt': {
      if (!fact.trumps || fact.trumps.length === 0) return undefined;
      return log.holds('GW', list(fact.trumps.map((trump) => t.trumps[trump].name)));
    }
    case 'piecesTaken':
      return log.tookPiece(name(fact.seat), list(fact.pieces.map(pieceIn)));
    case 'roundBegan':
      return log.round(fact.round);
    case 'turnBegan':
      if (view.seats > 2 || !fact.piece) return log.turn(name(fact.seat));
      return log.turnWith(name(fact.seat), pieceIn(fact.piece));
    case 'specialBegan':
      return (fact.forced ? log.forced : log.reset)(name(fact.seat), fact.steps);
    case 'diceFreed':
      return log.diceFree;
    case 'evidenceDestroyed':
      return log.handed(name(fact.seat), t.places[fact.card], squareOf(fact.card));
    case 'evidenceKept':
      return log.kept(name(fact.seat), t.places[fact.card]);
    case 'diceRolled':
      return log.rolled(name(fact.seat), fact.faces.map((face) => faceIn(t, face)).join(' '));
    case 'busted':
      return log.bust(name(fact.seat));
    case 'dieChosen':
      return late(t, fact.timedOut, log.chose(name(fact.seat), faceIn(t, fact.face)));
    case 'stuckDeclared':
      return late(t, fact.timedOut, log.stuck(name(fact.seat)));
    case 'pieceMoved':
      return log.movedTo(pieceIn(fact.piece), fact.to);
    case 'moveMade':
      return late(t, fact.timedOut, log.moved(name(fact.seat)));
    case 'gwTurnBegan':
      return log.gwTurn;
    case 'gwDieRolled':
      return log.gwRolled(fact.face, fact.steps);
    case 'gwStepped':
      return log.stepped(fact.to);
    case 'gwStopped':
      return log.stopped;
    case 'extraBegan':
      return log.extra(fact.steps);
    case 'arrested':
      return log.arrested(name(fact.seat), fact.square);
    case 'eliminated':
      return log.eliminated(name(fact.seat), cardsIn(fact.cards));
    case 'trumpPlayed':
      return log.trump(t.trumps[fact.trump].name);
    case 'helicopterFlew':
      return fact.blockers.length > 0 ? log.notLanded(fact.to, list(fact.blockers.map(name))) : log.landed(fact.to);
    case 'snitchNamed':
      return log.snitchNamed(name(fact.seat));
    case 'snitchTold': {
      const said = log.snitched(name(fact.snitch), name(fact.target));
      return fact.place ? `${said} ${log.snitchedWhere(placeIn(t, fact.place))}` : said;
    }
    case 'breakthroughBlocked':
      return log.breakthroughBlocked(name(fact.seat), fact.square);
    case 'lookBegan':
      return fact.hidden.length > 0
        ? `${log.looking(view.options.lookSeconds)} ${log.notShown(list(fact.hidden.map(name)))}`
        : log.looking(view.options.lookSeconds);
    case 'lookEnded':
      return log.lookEnded;
    case 'criminalShown':
      return log.immune(name(fact.seat), t.criminals[fact.criminal].name, t.trumps[immunityOf(fact.criminal)].name);
    case 'reacted':
      return log.reacted(name(fact.seat), t.reactions[fact.reaction]);
    case 'seatRetired':
      return log.retired(name(fact.seat));
    case 'seatAwaited':
      return log.awaited(name(fact.seat));
    case 'seatFilled':
      return log.filled(name(fact.seat));
    case 'clockMoved':
      return log.clockMoved;
    case 'gameEnded': {
      const said = `${t.outcomes[fact.outcome]}. ${t.reasons[fact.reason]}`;
      return fact.winners.length > 0 ? `${said} (${list(fact.winners.map(name))})` : said;
    }
    case 'allOpened':
      return opened(fact.opened, teller);
    default:
      return undefined;
  }
}

function opened({ hands, awards, ranking }: NonNullable<State['opened']>, { t, name, list }: Teller): string {
  const { closestShave, luckiestRoll, cheekiestWait } = awards;
  const lines = ranking.map((seat) =>
    t.log.dealt(name(seat), list((hands[seat] ?? []).map((card) => cardIn(t, card)))),
  );
  if (closestShave) lines.push(t.screen.closestShave(name(closestShave.seat), closestShave.number));
  if (luckiestRoll) lines.push(t.screen.luckiestRoll(name(luckiestRoll.seat), luckiestRoll.number));
  if (cheekiestWait) lines.push(t.screen.cheekiestWait(name(cheekiestWait.seat), cheekiestWait.number));
  return [t.screen.everything, ...lines.map((line) => `  ${line}`)].join('\n');
}
