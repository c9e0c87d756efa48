/** The embedded store, read past the server: what is written there is what has happened. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command, Fact } from './line.ts';

export const FILE = 'konklave.sqlite';

export interface Stored {
  readonly by: unknown;
  readonly id?: string;
  readonly command: Command;
  readonly told: readonly { readonly fact: Fact }[];
}

export function storedOf(folder: string, room: string): Stored[] {
  const db = new DatabaseSync(join(folder, FILE), { readOnly: true, timeout: 5000 });
  try {
    const rows = db.prepare('SELECT entry FROM entries WHERE room = ? ORDER BY position').all(room);
    return rows.map(({ entry }) => JSON.parse(String(entry)) as Stored);
  } finally {
    db.close();
  }
}
