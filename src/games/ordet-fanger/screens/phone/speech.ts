/**
 * Spoken answers (OF-76): the browser's own recognition, where it has one, and only after a yes. The sound may leave the
 * device, and whoever plays is told so before.
 */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import type { View } from '../../state.ts';

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  onresult:
    | ((event: {
        readonly resultIndex: number;
        readonly results: ArrayLike<ArrayLike<{ transcript: string }>>;
      }) => void)
    | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
}

type Maker = new () => Recognition;

const makerOf = (): Maker | undefined => {
  const window = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
};

export const canListen = (): boolean => makerOf() !== undefined;

/** What the person has said to it, for as long as this page lives. */
export const consent = signal<'unasked' | 'yes' | 'no'>('unasked');
const hasFailed = signal(false);

/** Wanted, and this browser will not: whoever said yes is told to type. */
export const isDeaf = ({ options }: View): boolean => options.speech && consent.value === 'yes' && hasFailed.value;

export const isSpeaking = ({ options }: View): boolean =>
  options.speech && consent.value === 'yes' && canListen() && !hasFailed.value;

const TAGS: { readonly [language in Language]: string } = { en: 'en-GB', da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO' };
const FATAL = ['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported', 'network'];

/** Listens while it is wanted, and hands over each thing that was said. */
export function useListening(isWanted: boolean, language: Language, hear: (text: string) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const Maker = makerOf();
    if (!isWanted || !Maker) return;
    const recognition = new Maker();
    let isOver = false;
    recognition.lang = TAGS[language];
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.onresult = ({ resultIndex, results }) => {
      const text = results[resultIndex]?.[0]?.transcript.trim();
      if (text) latest.current(text);
    };
    recognition.onerror = ({ error }) => {
      if (!FATAL.includes(error)) return;
      isOver = true;
      hasFailed.value = true;
    };
    // It stops by itself after a silence; a race is longer.
    recognition.onend = () => {
      if (!isOver) recognition.start();
    };
    recognition.start();
    return () => {
      isOver = true;
      recognition.stop();
    };
  }, [isWanted, language]);
}
