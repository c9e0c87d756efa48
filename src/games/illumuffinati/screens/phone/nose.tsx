/**
 * The nose race. Grey and still until the cue; no clock, for it would give the cue away. The time is measured here, from
 * the frame that showed the cue to the touch; the server holds it to what its own clock allows. (IM-113 to IM-115)
 */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { allowed, Face as Head, PhoneFrame } from '../../../../web/kit/index.ts';
import { NOSE } from '../../content.ts';
import { nose, noseRays } from '../art/later-scenes.ts';
import { Sign } from '../cards.tsx';
import { againOf, secondsIn, timesOf } from '../race.ts';
import { Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';

export function NoseRace(play: Play) {
  const { view, me } = play;
  const { nose: race, options } = view;
  const isRacing = race?.isRunning === true && race.racing.includes(me) && options.noseRace === 'phone';
  return isRacing ? <Race {...play} /> : <Watch {...play} />;
}

/** When the cue was seen: the time of the frame that drew it. */
function useCueAt(isCued: boolean, attempt: string): { readonly current: number | null } {
  const seenAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    seenAt.current = null;
    if (!isCued) return;
    seenAt.current = performance.now();
    const frame = requestAnimationFrame(() => {
      seenAt.current = performance.now();
    });
    return () => cancelAnimationFrame(frame);
  }, [isCued, attempt]);
  return seenAt;
}

function Race(play: Play) {
  const { t, view, me, may, ask, faces, names } = play;
  const race = view.nose!;
  const isLocked = race.locked[me]!;
  const hasTouched = race.touches[me] !== undefined;
  const isRed = race.isCued && !isLocked && !hasTouched;
  const seenAt = useCueAt(race.isCued, `${race.attempt} ${race.racing.join()}`);
  const isAsked = may.some(({ command }) => command.type === 'touchNose');
  const touch = (at: number) => {
    if (!isAsked) return;
    const reaction = seenAt.current === null ? 0 : Math.round(at - seenAt.current);
    void ask({ type: 'touchNose', reactionMs: Math.min(NOSE.reactionMax, Math.max(0, reaction)) });
  };
  const latest = useRef(touch);
  latest.current = touch;
  useEffect(() => {
    // Space and Enter count wherever the focus is.
    const press = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      latest.current(event.timeStamp);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const look = isLocked ? 'taped' : isRed ? 'red' : 'grey';
  const art = useMemo(() => ({ __html: (look === 'red' ? noseRays() : '') + nose(look) }), [look]);
  const title = isLocked ? t.phone.tooEarly : hasTouched ? t.phone.touchedShort : isRed ? t.nose.now : t.phone.wait;
  const help = isLocked ? t.phone.taped : hasTouched ? t.nose.touched : isRed ? t.nose.title : t.phone.whenRed;
  const again = look === 'grey' && !hasTouched ? againOf(t, race) : undefined;
  return (
    <PhoneFrame
      class={`im im-nose is-${isRed ? 'cue' : look}`}
      bar={
        <header class="bar">
          <span class="room">{play.code}</span>
          <span class="phase">
            <Sign id="nose" />
            {isLocked ? t.phone.falseStart : t.phases['nose-race']}
          </span>
          <span class="clock" />
        </header>
      }
    >
      {isRed && <div class="im-rays" />}
      <div class="im-ns">
        <div class="im-vs">
          {race.racing.map((seat) => (
            <Head key={seat} seat={faces[seat]!} size="3.2rem" />
          ))}
          <p>{t.phone.equal(names(race.racing))}</p>
        </div>
        <h1>{title}</h1>
        <span class="vh" role="status">
          {title}
        </span>
      </div>
      <button
        type="button"
        class="im-nb"
        aria-label={t.nose.title}
        onPointerDown={(event) => touch(event.timeStamp)}
        onClick={(event) => event.detail === 0 && touch(event.timeStamp)}
      >
        <svg viewBox="28 -8 344 368" aria-hidden="true" dangerouslySetInnerHTML={art} />
      </button>
      <p class="im-nt">
        {again} {help}
      </p>
    </PhoneFrame>
  );
}

function Watch(play: Play) {
  const { t, view, faces, names, name, may, ask, language } = play;
  const race = view.nose;
  const art = useMemo(() => ({ __html: nose('grey') }), []);
  const verdicts = allowed(may, 'master.noseVerdict', 'seat');
  const seats = race?.racing ?? [];
  const { ms, winner } = timesOf(race);
  return (
    <Screen play={play} sign="nose" class="im-duel-page" thumb={<Tools play={play}>{t.phone.watchTable}</Tools>}>
      <h1>{winner === undefined ? t.phone.equal(names(seats)) : `${name(winner)}!`}</h1>
      <p class="quiet-text">
        {winner === undefined && (verdicts.length > 0 ? t.nose.table : (againOf(t, race) ?? t.phone.firstNose))}
      </p>
      <div class={`im-duel${seats.length > 2 ? ' is-many' : ''}`}>
        {seats.map((seat) => (
          <div key={seat}>
            <Head seat={faces[seat]!} size={seats.length > 2 ? '4rem' : '5.4rem'} named />
            {verdicts.includes(seat) ? (
              <button
                type="button"
                class="btn btn-quiet"
                onClick={() => void ask({ type: 'master.noseVerdict', seat })}
              >
                {t.buttons.verdict(name(seat))}
              </button>
            ) : ms.has(seat) ? (
              <b class="num">{secondsIn(language, ms.get(seat)!)}</b>
            ) : (
              <svg viewBox="28 -8 344 368" aria-hidden="true" dangerouslySetInnerHTML={art} />
            )}
          </div>
        ))}
      </div>
    </Screen>
  );
}
