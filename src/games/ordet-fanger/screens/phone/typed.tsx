/** A duel at a distance: the field for answers, and the one small line that knows what became of them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, offerOf } from '../../../../web/kit/index.ts';
import { closedUntil } from '../../moment.ts';
import { isTyped } from '../../state.ts';
import { ARROW, MICROPHONE } from '../art.ts';
import { useReached, useStopwatch } from '../moment.ts';
import { isDuellist, type Play } from './play.ts';
import { consent, isDeaf, isSpeaking, useListening } from './speech.ts';

/**
 * Typing, refused and sent are the same picture; only this line differs (OF-66). No red, no mark, and the clock runs on.
 */
export function TypedThumb({ play }: { play: Play }) {
  const { view, w, me, ask, may } = play;
  const many = view.options.answersRequired;
  const isStuck = view.race?.blanks.includes(me) ?? false;
  const isListening = isSpeaking(view);
  return (
    <>
      <div class="of-line">
        {many > 1 ? <Slots play={play} /> : <Note play={play} />}
        {isStuck ? (
          <Button kind="bare" onPress={() => ask({ type: 'concede' })}>
            {w.duel.giveUp}
          </Button>
        ) : (
          <Button kind="bare" class="of-stuck" disabled={!offerOf(may, 'blank')} onPress={() => ask({ type: 'blank' })}>
            {w.duel.stuck}
          </Button>
        )}
      </div>
      {isListening && <Microphone play={play} />}
    </>
  );
}

/** What became of the last thing that I sent in this race. */
function faultOf({ view, me, t }: Play): string | undefined {
  const fault = view.turnedDown;
  const isNow = (view.lastAnswerAt[me] ?? -1) >= (view.race?.revealAt ?? 0);
  if (!fault || fault.seat !== me || !isNow) return undefined;
  return t.log.turnedDown(fault.text, t.refusals[fault.code as 'empty-answer'] ?? '');
}

function Note({ play }: { play: Play }) {
  const { view, w, me, mine, name, now } = play;
  const isOpen = useReached(closedUntil(view, mine), now);
  const held = view.race?.held ?? [];
  const own = held.findLast(({ seat }) => seat === me);
  const mates = held.findLast(({ seat }) => seat !== me);
  const fault = faultOf(play);
  const [head, rest] = fault
    ? [fault, w.typed.another]
    : own
      ? [isSpeaking(view) ? w.speech.heard(own.text) : w.typed.sent(own.text), w.typed.wait]
      : mates
        ? [w.typed.mate(name(mates.seat), mates.text), w.typed.mateHelp]
        : [
            undefined,
            !isOpen
              ? w.typed.soon
              : isSpeaking(view)
                ? w.speech.listening
                : isDeaf(view)
                  ? w.speech.none
                  : w.typed.hint,
          ];
  return (
    <p class="of-note" role="status">
      {head && <b>{head} </b>}
      {rest}
    </p>
  );
}

/** Several answers: lines that are there from the start. */
function Slots({ play }: { play: Play }) {
  const { view, me } = play;
  const held = (view.race?.held ?? []).filter(({ seat }) => seat === me || play.view.sides[play.mine]!.includes(seat));
  const fault = faultOf(play);
  return (
    <div class="of-slots-line">
      <ol class="of-slots">
        {Array.from({ length: view.options.answersRequired }, (_, i) => (
          <li key={i}>{held[i]?.text ?? ''}</li>
        ))}
      </ol>
      <p class="of-note" role="status">
        {fault ?? ''}
      </p>
    </div>
  );
}

const BARS = [12, 30, 62, 88, 54, 96, 70, 38, 58, 24, 14, 8];

/** An even wave while the microphone is open; it does not follow the voice. */
function Microphone({ play }: { play: Play }) {
  const { w } = play;
  return (
    <>
      <div class="of-mic">
        <svg viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MICROPHONE }} />
        <span class="of-bars" aria-hidden="true">
          {BARS.map((height, i) => (
            <i key={i} style={{ height: `${height}%` }} />
          ))}
        </span>
      </div>
      <Button
        onPress={() => {
          consent.value = 'no';
          void play.ask({ type: 'openMicrophone', open: false });
        }}
      >
        {w.speech.instead}
      </Button>
    </>
  );
}

const FIELD_MAX = 60;
/** Refusals of what came when its card was not asked any more. */
const OVER = ['wrong-phase', 'superseded'];

/**
 * The field stays in the page from the first turn on, so that a phone's keyboard, once open, is open when the card turns.
 */
export function AnswerForm({ play }: { play: Play }) {
  const { view, w, ask, now, me, mine, language } = play;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isRacing = view.phase === 'race' && !view.neutral && isTyped(view) && isDuellist(play) && !view.waiting[me];
  const race = isRacing ? view.race!.revealAt : null;
  const isAgain = isRacing && view.race!.barFrom < view.race!.revealAt;
  const hasBegun = useReached(isAgain ? race : null, now);
  const isOpen = useReached(isRacing ? closedUntil(view, mine) : null, now) && isRacing;
  const stopwatch = useStopwatch(hasBegun ? race : null, now);
  useEffect(() => {
    if (race === null) return;
    setText('');
    field.current?.focus({ preventScroll: true });
  }, [race]);
  const send = (said: string, input: 'keyboard' | 'speech') => {
    if (!isOpen || said.trim() === '') return;
    const reactionMs = input === 'speech' ? stopwatch() : null;
    setText('');
    // What was refused is not lost, as long as there is a race to send it to.
    void ask({ type: 'answer', text: said.slice(0, 200), input, reactionMs }).then(
      ({ refused }) => refused && !OVER.includes(refused) && input === 'keyboard' && setText((now) => now || said),
    );
  };
  const isListening = isSpeaking(view);
  useListening(isOpen && isListening, language, (said) => send(said, 'speech'));
  return (
    <form
      class={`of-form${isRacing ? '' : ' is-warm'}${isRacing && isListening ? ' is-aside' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        send(text, 'keyboard');
        field.current?.focus({ preventScroll: true });
      }}
    >
      <input
        ref={field}
        class="field"
        aria-label={w.typed.label}
        placeholder={isRacing ? '' : w.typed.warm}
        value={text}
        maxLength={FIELD_MAX + 20}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {isRacing && (
        <button
          type="submit"
          class="btn btn-primary"
          aria-label={w.typed.send}
          disabled={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ARROW }} />
        </button>
      )}
    </form>
  );
}
