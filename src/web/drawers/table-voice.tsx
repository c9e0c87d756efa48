/** How loud the table's screen is: whoever leads says it from their phone. */
import './drawers.css';
import { ROOM_LIMITS } from '../../kernel/room/commands.ts';
import { Button, OptionRow, SwitchRow } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';

const LOUD = ROOM_LIMITS.soundMax;
const USUAL = { sounds: 7, voice: 7 };

interface LevelProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Ten bars, moved as a slider is. */
function Level({ label, value, onChange }: LevelProps) {
  return (
    <span class="level">
      {Array.from({ length: LOUD }, (_, i) => (
        <i key={i} class={i < value ? 'is-on' : ''} style={{ '--high': `${0.4 + (0.6 * i) / LOUD}` }} />
      ))}
      <input
        type="range"
        min={0}
        max={LOUD}
        value={value}
        aria-label={label}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </span>
  );
}

export function TableVoice({ lobby, words }: { lobby: Lobby; words: DrawerWords['table'] }) {
  const { sounds, voice } = lobby.room.sound ?? USUAL;
  const set = (change: Partial<typeof USUAL>) => lobby.ask({ type: 'room.setSound', sounds, voice, ...change });
  const isSilent = sounds === 0 && voice === 0;
  return (
    <>
      <OptionRow name={words.sounds} help={words.soundsHelp}>
        <Level label={words.sounds} value={sounds} onChange={(value) => void set({ sounds: value })} />
      </OptionRow>
      <OptionRow name={words.narrator} help={words.narratorHelp}>
        <Level label={words.narrator} value={voice} onChange={(value) => void set({ voice: value })} />
      </OptionRow>
      <SwitchRow
        name={words.silent}
        help={words.silentHelp}
        on={isSilent}
        onChange={(on) => set(on ? { sounds: 0, voice: 0 } : USUAL)}
      />
      <Button kind="quiet" icon="voice" disabled={isSilent} onPress={() => set({})}>
        {words.hear}
      </Button>
    </>
  );
}
