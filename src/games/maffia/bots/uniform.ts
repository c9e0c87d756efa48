/**
 * Maffia's bots: the uniform driver of Appendix A.5, for a whole table of them. It plays the models whose chances are
 * known exactly, so that the real rules can be held against them (MF-S40). Nobody would call it play.
 *
 * Whom the day hangs and the mafia shoots is drawn from a stream that all seats share. The doctor and the avenger draw
 * from their own.
 */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import type { State, View } from '../state.ts';

export const uniform: BotMaker<State, Command> = (me, lot, common) => {
  let drawnFor = '';
  let drawn: Seat = -1;
  const drawOnce = (moment: string, among: readonly Seat[], stream: () => Stream): Seat => {
    if (drawnFor !== moment) {
      drawnFor = moment;
      drawn = stream().pick(among);
    }
    return drawn;
  };

  const wish = (view: View): Command | undefined => {
    if (view.out[me] !== null) return undefined;
    switch (view.phase) {
      case 'day-talk': {
        const moment = `day ${view.day}`;
        const target = drawOnce(moment, view.living, () => common(moment));
        const nominator = view.living[0] === target ? view.living[1] : view.living[0];
        if (me === nominator && view.nominations.length === 0) return { type: 'nominate', target };
        return view.ready.seats[me] ? undefined : { type: 'readyToVote', ready: true };
      }
      case 'speech':
        return view.speaker === me ? { type: 'endSpeech' } : undefined;
      case 'vote-call':
        return view.step === 'countdown' && !view.hands[me] ? { type: 'raiseHand', nominee: view.nominee! } : undefined;
      case 'night':
        return typeof view.choices[me] === 'number' ? undefined : choose(view);
      default:
        return undefined;
    }
  };

  const choose = (view: View): Command | undefined => {
    const moment = `night ${view.day}`;
    const own = (isAllowed: (seat: Seat) => boolean): Seat =>
      drawOnce(moment, view.living.filter(isAllowed), () => lot);
    switch (view.roles[me]) {
      case 'mafia': {
        const village = view.living.filter((seat) => view.roles[seat] !== 'mafia');
        return { type: 'point', target: drawOnce(moment, village, () => common(moment)) };
      }
      case 'doctor':
        return { type: 'protect', target: own((seat) => seat !== view.blocked) };
      case 'avenger':
        return { type: 'avenge', target: own((seat) => seat !== me) };
      default:
        return undefined;
    }
  };

  return {
    wakes: (view, now) => (wish(view) ? now : undefined),
    act: wish,
  };
};
