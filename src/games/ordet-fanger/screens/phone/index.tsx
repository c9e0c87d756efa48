/** Ordet fanger on a phone: which screen, and the field for answers that outlives them all. */
import './phone.css';
import './duel.css';
import { useEffect, useRef } from 'preact/hooks';
import { Bar, Button, Clock, Icon } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { isTyped, type State, type View } from '../../state.ts';
import { MICROPHONE } from '../art.ts';
import { useMoment } from '../moment.ts';
import { fetchJuniors } from '../parts.tsx';
import { duelScene } from './duel.tsx';
import { duelEndScene, late, overScene, roundEndScene } from './ends.tsx';
import { ballotScene, challengeScene, judge, neutralScene, verdictScene } from './judging.tsx';
import { type Play, playOf, type Scene } from './play.ts';
import { shuffleScene } from './shuffle.tsx';
import { canListen, consent } from './speech.ts';
import { turnScene } from './turn.tsx';
import { AnswerForm } from './typed.tsx';

function sceneOf(play: Play): Scene {
  const { view } = play;
  if (view.options.speech && isTyped(view) && consent.value === 'unasked' && ['shuffle', 'turn'].includes(view.phase))
    return speechScene(play);
  switch (view.phase) {
    case 'shuffle':
    case 'lobby':
      return shuffleScene(play);
    case 'turn':
    case 'reveal':
      return turnScene(play);
    case 'race':
      return duelScene(play);
    case 'verdict':
      return verdictScene(play);
    case 'challenge':
      return challengeScene(play);
    case 'ballot':
      return ballotScene(play);
    case 'neutral-flip':
      return neutralScene(play);
    case 'duel-end':
      return duelEndScene(play);
    case 'round-end':
      return roundEndScene(play);
    case 'game-over':
      return overScene(play);
  }
}

/** A keyboard that lies over the page takes room from it: the screen is as high as what is left. */
function useRoom() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const sight = window.visualViewport;
    if (!sight) return;
    const measure = () => {
      // Only a keyboard takes so much; a zoom of the person's own is left alone.
      const isKeyboard = sight.scale === 1 && innerHeight - sight.height > 120;
      if (isKeyboard) main.current?.style.setProperty('--room', `${Math.round(sight.height)}px`);
      else main.current?.style.removeProperty('--room');
    };
    measure();
    sight.addEventListener('resize', measure);
    return () => sight.removeEventListener('resize', measure);
  }, []);
  return main;
}

/** What a screen reader says when something becomes visible: the latest sentence that everybody may read. */
const Heard = ({ told }: { told: Stage<State>['told'] }) => (
  <p class="vh" role="status" aria-live="assertive">
    {told().at(-1)}
  </p>
);

const isWithForm = (view: View): boolean =>
  isTyped(view) && !['lobby', 'round-end', 'game-over', 'shuffle'].includes(view.phase);

export function Phone(stage: Stage<State>) {
  const view = useMoment(stage.view, stage.now);
  const main = useRoom();
  useEffect(() => {
    void Promise.allSettled([judge.fetch(), late.fetch(), stage.view.juniors.some(Boolean) && fetchJuniors()]);
  }, []);
  if (stage.me === null) return null;
  const play = playOf(stage, view, stage.me);
  const { key, class: name = '', phase, title, clock, stage: body, thumb, bleed = false } = sceneOf(play);
  const shown = typeof clock === 'string' ? clock : <Clock until={clock ?? null} now={stage.now} />;
  // A press on a button must not close the keyboard of whoever is typing.
  const keepKeyboard = (event: MouseEvent) => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (isTyping && event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  return (
    <main
      ref={main}
      class={`phone of ${name}`}
      data-surface="phone"
      data-game="ordet-fanger"
      onMouseDown={keepKeyboard}
    >
      <Heard told={stage.told} />
      <Bar room={stage.code} phase={phase} clock={shown} />
      <section key={key} class={bleed ? 'stage is-bleed' : 'stage'}>
        {title && <h1 class="vh">{title}</h1>}
        {body}
      </section>
      {thumb && (
        <div key={`${key} thumb`} class="thumb">
          {thumb}
        </div>
      )}
      {isWithForm(view) && <AnswerForm key="answer" play={play} />}
    </main>
  );
}

/** Asked once, in words that a person uses. No listening before a yes (OF-76). */
function speechScene(play: Play): Scene {
  const { w, view, ask, seconds } = play;
  const can = canListen();
  const answer = (yes: boolean) => {
    consent.value = yes ? 'yes' : 'no';
    if (yes) void ask({ type: 'openMicrophone', open: true });
  };
  return {
    key: 'speech',
    class: 'of-speech',
    phase: w.speech.title,
    clock: view.until,
    stage: (
      <>
        <div>
          <h1 class="of-big">{w.speech.head}</h1>
          <p class="of-lead">{can ? w.speech.lead : w.speech.none}</p>
        </div>
        <ul class="of-points">
          {can && (
            <>
              <li>
                <svg
                  class="icon"
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  dangerouslySetInnerHTML={{ __html: MICROPHONE }}
                />
                <span>{w.speech.sound}</span>
              </li>
              <li>
                <Icon id="hourglass" />
                <span>{w.speech.credit(seconds(view.options.speechCreditMs))}</span>
              </li>
            </>
          )}
          <li>
            <Icon id="pen" />
            <span>{w.speech.type}</span>
          </li>
        </ul>
      </>
    ),
    thumb: (
      <>
        {can && (
          <Button kind="primary" big onPress={() => answer(true)}>
            {w.speech.yes}
          </Button>
        )}
        <Button kind={can ? 'quiet' : 'primary'} big onPress={() => answer(false)}>
          {w.speech.no}
        </Button>
      </>
    ),
  };
}
