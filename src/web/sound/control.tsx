/** Loud, quiet or mute: in the corner of a table screen, by mouse and by keyboard. */
import './sound.css';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../kernel/game.ts';
import { Icon, Staged } from '../kit/index.ts';
import { awaitTouch, hasVoice, isBlocked, isMuted, voiceVolume, volume, wake } from './index.ts';
import { soundWords } from './words.ts';

export interface SoundProps {
  readonly language: Language;
  readonly caption: string;
}

/** A game that is only shown once more makes no sound. */
export function SoundControl(props: SoundProps) {
  return useContext(Staged) === null ? <Control {...props} /> : null;
}

function Control({ language, caption }: SoundProps) {
  const words = soundWords[language];
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(awaitTouch, []);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key === 'Escape' : !box.current!.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('keydown', leave);
    };
  }, [isOpen]);
  const isSilent = isMuted.value || volume.value === 0;
  const press = () => {
    const wasBlocked = isBlocked.peek();
    wake();
    if (!wasBlocked) setOpen(!isOpen);
  };
  return (
    <aside class="sound" ref={box} aria-label={words.sound}>
      {isOpen && (
        <div class="sound-box">
          <label>
            <input
              type="checkbox"
              checked={isMuted.value}
              onChange={(event) => {
                isMuted.value = event.currentTarget.checked;
              }}
            />
            {words.muted}
          </label>
          <label class="sound-level">
            {words.volume}
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={volume.value}
              onInput={(event) => {
                volume.value = Number(event.currentTarget.value);
                voiceVolume.value = volume.value;
              }}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={hasVoice.value}
              onChange={(event) => {
                hasVoice.value = event.currentTarget.checked;
              }}
            />
            {words.voice}
          </label>
        </div>
      )}
      {!isOpen && caption && !isBlocked.value && <p class="sound-caption">{caption}</p>}
      <button
        type="button"
        class={`sound-button${isSilent ? ' is-silent' : ''}`}
        aria-expanded={isOpen}
        onClick={press}
      >
        <Icon id="voice" />
        <span class={isBlocked.value ? 'sound-tap' : 'vh'}>{isBlocked.value ? words.tap : words.sound}</span>
      </button>
    </aside>
  );
}
