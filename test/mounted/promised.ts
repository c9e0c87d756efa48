/** What each game's screens are to be excused from, and why; and whose words are secret in it. */
import type { State as OfCastle } from '../../src/games/forraeder/state.ts';
import { textsFor as castleWords } from '../../src/games/forraeder/texts/index.ts';
import type { State as OfTown } from '../../src/games/gws-brott/state.ts';
import { textsFor as townWords } from '../../src/games/gws-brott/texts/index.ts';
import type { State as OfBakery } from '../../src/games/illumuffinati/state.ts';
import { textsFor as bakeryWords, cardIn } from '../../src/games/illumuffinati/texts/index.ts';
import type { State as OfVillage } from '../../src/games/maffia/state.ts';
import { textsFor as villageWords } from '../../src/games/maffia/texts/index.ts';
import type { Written } from './written.ts';

interface Promised extends Written {
  readonly seats?: number;
  /** Offers for which there is no button where they are named: who, when, what; and why that is right. */
  readonly without?: { readonly [offer: string]: string };
  /** What is answered in words instead of being greyed out: command and refusal; and why. */
  readonly refused?: { readonly [refusal: string]: string };
  /** Commands that mean somebody else than whoever is named where one presses; and why. */
  readonly meant?: { readonly [command: string]: string };
  /** Facts that all are told and nobody needs to read; and why. */
  readonly unseen?: { readonly [fact: string]: string };
}

const LENGTH = 'the night is as long for everybody, unless the table has chosen that it may end early';
const UNSEEN = 'nobody has called the duel yet: “Look, a duel!” opens it, and then there are buttons for the rest';
const COACH = 'the coach is called in between duels';
const AGREES = 'whoever agrees reads it on their own phone; the others are told of an objection';

export const promised: { readonly [game: string]: Promised } = {
  maffia: {
    without: {
      'phone night-zero ackNightZero': LENGTH,
      'phone night nightDone': LENGTH,
      'phone night thumbUp': 'whoever agrees with a mate points at the same person; bots say it with a thumb',
    },
    meant: { withdrawNomination: 'whoever switches takes the first nomination back' },
    refused: { 'master.adjustClock bad-clock': 'a minute more or less is offered until the clock can take no more' },
    unseen: { handsCalled: 'whose call it is stands there since it was counted down, or announced' },
    sameWords: ['“mafia”'],
    secrets: ({ roles }: OfVillage, seat) => (roles[seat] ? [villageWords('en').roles[roles[seat]].name] : []),
  },
  forraeder: {
    without: { 'phone defence defence.say': 'in one room it is said aloud' },
    unseen: {
      councilOpened: 'it opens while the turned card of the day still lies on every screen',
      doorOpened: 'that one more door stands open is in the picture, and whose it is nobody sees (TR-88)',
    },
    secrets: ({ roles }: OfCastle, seat) => (roles[seat] ? [castleWords('en').roles[roles[seat]].name] : []),
  },
  illumuffinati: {
    unseen: {
      handDealt: 'that a round begins is told; the cards are counted where they lie',
      seatReady: 'while the hat lies there, who has seen their cards is not shown',
      doorUnlocked: 'the button to leave by can be pressed from then on',
      fingerPointed: 'a finger that is taken back is gone from the picture',
    },
    // Far apart the own cards lie open: nobody looks over a shoulder.
    secrets: ({ hands, options }: OfBakery, seat) =>
      options.peekToView ? (hands[seat] ?? []).map((face) => cardIn(bakeryWords('en'), face)) : [],
  },
  'ordet-fanger': {
    without: {
      'phone turn claim': UNSEEN,
      'phone turn concede': UNSEEN,
      'phone turn blank': UNSEEN,
      'phone verdict claim': 'what was said stands; whoever disagrees says so, and all vote',
      'phone verdict concede': 'what was said stands; whoever disagrees says so, and all vote',
      'phone challenge concede': 'the answers are open, and those who did not answer judge them',
      'master race master.coach': COACH,
      'master verdict master.coach': COACH,
      'master ballot master.coach': COACH,
      'master neutral-flip master.coach': COACH,
    },
    refused: {
      'master.nudge wrong-phase': 'whether there is a duel to wake must not be read from the button (OF-31a)',
    },
    unseen: {
      claimConfirmed: AGREES,
      answerAccepted: AGREES,
      voteCast: 'the last vote shows nothing of itself: what came of it is there at once',
      neutralFlipped: 'what it is for stands there; whose hand turned it is seen at the table',
      neutralsReturned: 'that they go back is said, and not how many lie there then',
      coachSet: 'the coach is heard, or not, when the next turn comes',
    },
    sameWords: ['“stjerne”'],
  },
  'gws-brott': {
    secrets: ({ criminals }: OfTown, seat) =>
      criminals[seat] ? [townWords('en').criminals[criminals[seat]].name] : [],
  },
};
