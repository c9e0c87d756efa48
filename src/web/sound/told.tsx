/** The table's screen is as loud as whoever leads has said, and lets them hear it. */
import { useEffect, useRef } from 'preact/hooks';
import { ROOM_LIMITS } from '../../kernel/room/commands.ts';
import type { Lobby } from '../lobby.ts';
import { hasVoice, isMuted, play, say, voiceVolume, volume } from './index.ts';

export function SoundAsTold({ room: { number, seats, sound }, words, language }: Lobby) {
  const times = sound?.times ?? 0;
  const before = useRef({ number, times });
  useEffect(() => {
    // A page that is opened, and the next game, take it over without a sound.
    const isAsked = number === before.current.number && times > before.current.times;
    before.current = { number, times };
    if (!sound) return;
    isMuted.value = sound.sounds === 0 && sound.voice === 0;
    hasVoice.value = sound.voice > 0;
    volume.value = sound.sounds / ROOM_LIMITS.soundMax;
    voiceVolume.value = sound.voice / ROOM_LIMITS.soundMax;
    if (!isAsked) return;
    play('bell');
    say(words.lobby.seated(seats.length), language);
  }, [number, times]);
  return null;
}
