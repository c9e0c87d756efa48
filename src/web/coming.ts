/** Somebody who was let in sits down by themselves, under the name and mask that they said at the door. */
import type { Lobby } from './lobby.ts';
import { randomHex } from './memory.ts';

interface Tag {
  readonly name: string;
  readonly mask: number;
}

let expected: { readonly code: string; readonly tag: Tag } | undefined;

export function expectAt(code: string, tag: Tag): void {
  expected = { code, tag };
}

export const isExpectedAt = (code: string): boolean => expected?.code === code;

/** Once, also where somebody wears that mask (lobby-phone.tsx): if it is refused (the name is taken, all chairs are), they write a tag like anybody else. */
export async function sitExpected({ ask }: Pick<Lobby, 'ask'>): Promise<void> {
  if (!expected) return;
  const { name, mask } = expected.tag;
  expected = undefined;
  const tag = { name, pronouns: '', mask, isNew: false, contribution: randomHex(16) };
  await ask({ type: 'room.sit', ...tag });
}
