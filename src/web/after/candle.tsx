/** Whoever leads blows out the candle: held, because the room is then forgotten. */
import { useState } from 'preact/hooks';
import { go } from '../address.ts';
import { HoldButton, Toast } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import { forget, tokenFor } from '../memory.ts';
import type { EveningWords } from '../texts/evening/en.ts';

/** Takes the whole room away, for all. False: it was not done. */
async function clearTable(code: string, token: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`/api/rooms/${code}`, { method: 'DELETE', headers })).ok;
  } catch {
    return false;
  }
}

export function BlowButton({ lobby, words }: { lobby: Lobby; words: EveningWords['board'] }) {
  const { code, surface, words: house } = lobby;
  const [hasFailed, setFailed] = useState(false);
  const blow = async () => {
    if (!(await clearTable(code, tokenFor(code, surface)))) return setFailed(true);
    for (const key of [
      `token.${code}`,
      `token.${code}.table`,
      `token.${code}.master`,
      `doors.${code}`,
      `calls.${code}`,
    ])
      forget(key);
    go('/');
  };
  // Whoever may still take the lead back finds the table where it was.
  if (lobby.room.earlierHost !== undefined && surface === 'phone') return null;
  return (
    <>
      {hasFailed && <Toast kind="refusal" title={words.failed} />}
      <HoldButton big again={house.drawers.pressAgain} holding={words.blowing} onHeld={blow}>
        {words.blow}
      </HoldButton>
    </>
  );
}
