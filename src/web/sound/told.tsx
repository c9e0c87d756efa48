/** The table's screen is as loud as whoever leads has said, and lets them hear it. */
import { useEffect, useRef } from 'preact/hooks';
import { ROOM_LIMITS } from '../../kernel/room/commands.ts';
import type { Lobby } from '../lobby.ts';
import { hasVoice, isMuted, play, say, voiceVolume, volume } from './index.ts';

export function SoundAsTold({ room, words, language }: Lobby) {
  const isFirst = useRef(true);
  const { sounds, voice, times } = room.sound!;
  useEffect(() => {
    isMuted.value = sounds === 0 && voice === 0;
    hasVoice.value = voice > 0;
    volume.value = sounds / ROOM_LIMITS.soundMax;
    voiceVolume.value = voice / ROOM_LIMITS.soundMax;
    const isHeard = !isFirst.current;
    isFirst.current = false;
    if (!isHeard) return;
    play('bell');
    say(words.lobby.seated(room.seats.length), language);
  }, [times, room.number]);
  return null;
}
