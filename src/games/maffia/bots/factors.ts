/**
 * Maffia's bots: the numbers that the competent one plays by. Section 14.2 of RULES.md says what they mean; section 16
 * says how they were measured.
 */
import type { Pair } from './belief.ts';

const pair = (both: number, onlyA = 1, onlyB = 1, neither = 1): Pair => ({ both, onlyA, onlyB, neither });

/** Factors on the weight of a mafia set: what is seen is so many times as likely if the seats in question are in it. */
export const FACTORS = {
  voted: pair(0.45, 1.1),
  nominated: pair(0.55, 1.08),
  withdrew: pair(1.4),
  suspected: pair(0.7),
  trusted: pair(1.25),
  foundMafia: pair(0.05, 0.5, 1, 0.04),
  foundVillage: pair(0.6, 0.4, 0.04, 1),
  noneOfTooManyClaimants: 0.05,
  shot: 0.03,
  shotWithAvenger: 0.35,
  oneOfTwoShot: 0.6,
  bothShot: 0.02,
  ownPatientShotAt: 0.03,
  ownPatientShotAtWithAvenger: 0.3,
};

/** Thresholds and chances of what it does. `base` is the chance of somebody of whom nothing is known. */
export const HABITS = {
  nominatesAboveBase: 1.25,
  votesAboveBase: 0.9,
  listedAtLeast: 3,
  inDoubtBelowBase: 1.5,
  abstainsInDoubt: 0.5,

  /** How much a mafia bot takes off a mate's chance, down to what, and above which chance it gives the mate up. */
  sparesMates: 0.25,
  /** On how many days: on all as long as the village stands no better than this, on fewer the better it stands. */
  sparesAlwaysBelow: 0.2,
  sparesLeastAbove: 0.5,
  sparesLeast: 0.52,
  /** What the sheriff and the avenger are worth to the village, in the eyes of the mafia. */
  sheriffsWorth: 1.25,
  avengersWorth: 0.055,
  sparesMatesDownTo: 0.02,
  givesMatesUpAbove: 0.65,
  counterClaims: 0.3,

  doctorsHeat: 4,
  doctorsSheriff: 0.6,
  doctorsFreemason: 0.3,
  doctorsSelf: 0.2,
  doctorRepeats: 0.4,
  avengesAbove: 0.55,
  avengesLateAbove: 0.4,
  avengesLateAboveBase: 1.3,
  shootsSheriff: 2,
  shootsNamed: 1,
  shootsNoise: 0.2,
  shootsSavedLess: 1,
};
