/** Equal votes: speeches, the minute, the lot. */
import { useMemo, useState } from 'preact/hooks';
import { Button, Face, Icon, offerOf, Picture, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { isDays, isRemote } from '../../state.ts';
import { glass } from '../art/things.ts';
import { Foot, Row, Screen, Tools, useBuzz } from './parts.tsx';
import type { Play } from './play.ts';
import { rungOf } from './rung.ts';

const RUNGS = ['defence', 'revote', 'minute', 'protected', 'lot'] as const;

export function Ladder({ play }: { play: Play }) {
  const { t, view, names } = play;
  const at = rungOf(view);
  const voters = view.living.filter((seat) => !view.tied.includes(seat)).length;
  return (
    <ol class="fr-ladder" aria-label={t.phone.tie.ladder}>
      {RUNGS.map((rung, k) => (
        <li
          key={rung}
          class={k === at ? 'is-now' : k < at ? 'is-past' : ''}
          aria-current={k === at ? 'step' : undefined}
        >
          <b>{t.phone.tie.rungs[rung]}</b>
          <small>{t.phone.tie.help[rung](rung === 'protected' ? names(view.tied) : String(voters))}</small>
        </li>
      ))}
    </ol>
  );
}

function Sand({ play, ms }: { play: Play; ms: number }) {
  const { view, now, t } = play;
  const left = useTimeLeft(view.until, now, 1000);
  const art = useMemo(() => glass(Math.round(Math.min(1, left / ms) * 20) / 20), [Math.round((left / ms) * 20)]);
  return (
    <div class="fr-sand">
      <Picture width={100} height={150} art={art} />
      <p class="num" role="timer">
        {isDays(view) ? '' : timeText(left)}
        <small>{t.phone.tie.minute}</small>
      </p>
    </div>
  );
}

const SPEECH_MS = 60_000;

export function Defence(play: Play) {
  const { t, view, may, ask, name, faces } = play;
  const [text, setText] = useState('');
  const isMine = offerOf(may, 'defence.done') !== undefined;
  useBuzz(isMine);
  const speaker = view.floor[0];
  const isFar = isRemote(view);
  const say = async () => {
    if (text.trim() !== '') await ask({ type: 'defence.say', text: text.trim() });
    await ask({ type: 'defence.done' });
  };
  return (
    <Screen
      play={play}
      class="fr-tie"
      thumb={
        isMine ? (
          <>
            {isFar && (
              <textarea
                class="field"
                aria-label={t.phone.tie.write}
                placeholder={t.phone.tie.write}
                rows={3}
                maxLength={600}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
            <Button kind="primary" big onPress={say}>
              {isFar && text.trim() !== '' ? t.phone.tie.send : t.phone.tie.done}
            </Button>
          </>
        ) : (
          <>
            <Foot>{t.phone.nothing}</Foot>
            <Tools play={play} />
          </>
        )
      }
    >
      {!isMine && speaker !== undefined && (
        <div class="fr-speaker">
          <Face seat={faces[speaker]!} />
        </div>
      )}
      <h1>
        {isMine
          ? t.phone.tie.floor(name(play.me))
          : speaker === undefined
            ? t.phases.defence
            : t.phone.tie.speaks(name(speaker))}
      </h1>
      <p class="fr-sub">{isMine && !isFar ? t.phone.tie.rise : t.phone.tie.between(play.names(view.tied))}</p>
      {isMine ? (
        <>
          <Sand play={play} ms={SPEECH_MS} />
          <p class="fr-hush">
            <Icon id="people" />
            {`${t.phone.tie.between(play.names(view.tied))} ${t.stages.revote}`}
          </p>
        </>
      ) : (
        <Ladder play={play} />
      )}
    </Screen>
  );
}

export function Minute(play: Play) {
  const { t } = play;
  return (
    <Screen play={play} class="fr-tie" thumb={<Tools play={play} />}>
      <h1>{t.phone.tie.rungs.minute}</h1>
      <p class="fr-sub">{t.phone.tie.between(play.names(play.view.tied))}</p>
      <Sand play={play} ms={SPEECH_MS} />
      <Ladder play={play} />
    </Screen>
  );
}

export function Lot(play: Play) {
  const { t, view } = play;
  return (
    <Screen play={play} class="fr-tie fr-lot" thumb={<Foot>{t.phone.nothing}</Foot>}>
      <h1>{t.phases.lot}</h1>
      <p class="fr-sub">{t.phone.tie.lot}</p>
      <ol class="fr-rows">
        {view.tied.map((seat) => (
          <Row key={seat} play={play} seat={seat} />
        ))}
      </ol>
    </Screen>
  );
}
