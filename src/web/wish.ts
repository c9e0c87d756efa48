/** What somebody asked for on the front page, until their room is open: a game alone with bots, one over days, a mask. */

import { signal } from '@preact/signals';

/** Who one wants to be in a game alone. */
export interface AloneTag {
  readonly name: string;
  readonly mask: number;
}

const alone = signal<{ readonly code: string; readonly tag: AloneTag } | undefined>(undefined);
let overDays: string | undefined;
let mask: { readonly code: string; readonly mask: number } | undefined;

/** The next time this room opens, its owner sits down, bots fill the table and the game begins (alone.tsx). */
export function wishAlone(code: string, tag: AloneTag): void {
  alone.value = { code, tag };
}

/** As long as this page is open. */
export const aloneIn = (code: string): AloneTag | undefined =>
  alone.value?.code === code ? alone.value.tag : undefined;

/** It cannot be: the lobby is drawn as for anybody. */
export function dropAlone(): void {
  alone.value = undefined;
}

/** Whoever laid this room chose it then; it is on their name tag when they sit down. */
export function wishMask(code: string, chosen: number): void {
  mask = { code, mask: chosen };
}

export const maskIn = (code: string): number | undefined => (mask?.code === code ? mask.mask : undefined);

/** As soon as its host sits there, this room is laid for a game over days. */
export function wishDays(code: string): void {
  overDays = code;
}

/** Once. */
export function takeDays(code: string): boolean {
  const isWished = overDays === code;
  if (isWished) overDays = undefined;
  return isWished;
}
