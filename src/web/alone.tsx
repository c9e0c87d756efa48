/** A game alone with bots: two clicks on the front page, and the rest goes by itself. */
import './alone.css';
import { useEffect, useState } from 'preact/hooks';
import { maskAt } from './art/mask.ts';
import { Face } from './kit/index.ts';
import { fillWithBots, type Lobby, usualBot } from './lobby.ts';
import { randomHex } from './memory.ts';
import type { AloneTag } from './wish.ts';

/** Called once without a seat, and once with it. False: something of it was refused. */
export async function goAlone(lobby: Lobby, tag: AloneTag): Promise<boolean> {
  const { ask, about, me } = lobby;
  const isDone = async (command: Parameters<Lobby['ask']>[0]) => (await ask(command)).refused === undefined;
  if (me === null) return isDone({ type: 'room.sit', ...tag, pronouns: '', isNew: false, contribution: randomHex(16) });
  const { preset } = about.alone;
  if (preset !== undefined && !(await isDone({ type: 'room.setOption', name: 'preset', value: preset }))) return false;
  await fillWithBots(lobby, usualBot({ about }), about.alone.seats);
  return isDone({ type: 'room.start' });
}

const SHOWN_MS = 6_000;

/** Who one is, at the first scene; what lies below it can be pressed. */
export function YouAre({ me, faces, room, words }: Lobby) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown || me === null) return null;
  // Whoever said no name is called by the mask (home-ways.tsx).
  const mask = words.masks[maskAt(room.seats[me]!.mask)];
  const { name } = faces[me]!;
  return (
    <p class="strap ok is-you" role="status">
      <Face seat={faces[me]!} size="2.9rem" />
      <span>
        <b>{words.line.you(name)}</b>
        {mask !== name && (
          <>
            <br />
            {words.join.mask}: {mask}
          </>
        )}
      </span>
    </p>
  );
}
