/** The secrets of a room's games and what is made of them. Apart from fairness.ts, because a phone needs no more. */
import { hex, hmac, sha256, toHex, utf8 } from './sha256.ts';

/** Each game of a room has its own secret; knowing one tells nothing of the next. */
export const gameSecret = (roomSecret: string, number: number): string =>
  toHex(hmac(hex(roomSecret), utf8(`game ${number}`)));

/** What bots draw from. It is never opened: with it anyone could work out what a bot did in secret. */
export const botSeed = (roomSecret: string, number: number): string =>
  toHex(hmac(hex(roomSecret), utf8(`bots ${number}`)));

export const commitmentTo = (secret: string): string => toHex(sha256(hex(secret)));

/** Whether this is the secret whose hash was published; text that is not bytes is none. */
export function isPromised(secret: string, commitment: string): boolean {
  try {
    return commitmentTo(secret) === commitment;
  } catch {
    return false;
  }
}

export const gameKey = (secret: string, contributions: readonly string[]): string =>
  toHex(hmac(hex(secret), utf8(contributions.join('\n'))));
