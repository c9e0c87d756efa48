/** A page of a room, drawn whole: the frame around the screens, its line and its log, as a browser would have them. */
import { h, render } from 'preact';
import type { Viewer } from '../../src/kernel/game.ts';
import { CODE, tokenOf } from '../scenes/laid.ts';
import { type Drawn, root } from './dom.ts';
import { settled } from './settled.ts';

export interface Opened {
  readonly page: Drawn;
  close(): Promise<void>;
}

type Who = Viewer | 'visitor';

const surfaceOf = (viewer: Who) => (viewer === 'table' || viewer === 'master' ? viewer : 'phone');

/** Into the house that was opened last (house.ts). */
export async function openPage(viewer: Who, more: { readonly pass?: string } = {}): Promise<Opened> {
  const { RoomPage } = await import('../../src/web/room.tsx');
  const { tokenFor } = await import('../../src/web/memory.ts');
  const surface = surfaceOf(viewer);
  const token = tokenOf(viewer);
  tokenFor(CODE, surface, token);
  const page = root();
  render(h(RoomPage, { code: CODE, surface, ...(surface === 'table' && { token }), ...more }), page as never);
  await settled();
  return {
    page,
    async close() {
      render(null, page as never);
      await settled();
    },
  };
}
