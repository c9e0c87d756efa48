/**
 * Maffia's bots: how hard they are to play with. (14.2)
 */

import { cleverPolicy } from './clever.ts';
import type { Policy, PolicyMaker } from './player.ts';
import { player } from './player.ts';
import { randomPolicy } from './simple.ts';

const COMPETENT_PERCENT = 30;
const NORMAL_NOISE = 0.15;

/** Mostly random, with a good idea now and then. What it decides about one vote or one night stays decided. */
const easyPolicy: PolicyMaker = (me, mind): Policy => {
  const clever = cleverPolicy(0)(me, mind);
  const talk = clever.talk!;
  const random = randomPolicy(me, mind);
  const hasIdea = (): boolean => mind.int(100) < COMPETENT_PERCENT;
  let moment = '';
  let chosen: Policy = random;
  const forMoment = (now: string): Policy => {
    if (now !== moment) {
      moment = now;
      chosen = hasIdea() ? clever : random;
    }
    return chosen;
  };
  return {
    see: (fact, view) => clever.see!(fact, view),
    nominee: (view) => (hasIdea() ? clever : random).nominee(view),
    votes: (view) => forMoment(`vote ${view.day}.${view.round}`).votes(view),
    night: (view) => forMoment(`night ${view.day}`).night(view),
    talk: {
      says: (view) => (hasIdea() ? talk.says(view) : undefined),
      pleads: talk.pleads,
      withdraws: (view) => hasIdea() && talk.withdraws(view),
      lastNominee: (view) => (hasIdea() ? talk.lastNominee(view) : undefined),
    },
  };
};

export const easy = player(easyPolicy);
export const normal = player(cleverPolicy(NORMAL_NOISE));
export const hard = player(cleverPolicy(0));
