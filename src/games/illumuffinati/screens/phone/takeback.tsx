/**
 * Second thoughts. Purse and table together always show all coins of the bribe, so that the light does not tell the
 * answer; the others see a count, never who. All answers are turned together. (IM-46)
 */
import { useMemo, useState } from 'preact/hooks';
import { Button, Face as Head } from '../../../../web/kit/index.ts';
import { askedBack } from '../../state.ts';
import { splitScene, thinkScene } from '../art/later-scenes.ts';
import { Gong, Ring, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';

export function TakeBack(play: Play) {
  const isAsked = play.may.some(({ command }) => command.type === 'takeBack');
  return isAsked ? <Ask {...play} /> : <Think {...play} />;
}

/** With what was paid for it: who plays without a table's screen sees it here or nowhere. */
function wentOut({ t, view, me, name }: Play): string {
  const out = view.home.at(-1) ?? 0;
  if (out === me) return t.phone.youWentOut;
  const taken = view.taken[out]!;
  if (taken > 0 && me === view.inspector) return t.phone.taking(taken, name(out));
  return taken > 0 ? t.log.taken(name(out), taken) : t.log.free(name(out));
}

function Scene({ art }: { art: string }) {
  const inner = useMemo(() => ({ __html: art }), [art]);
  return (
    <div class="scene im-split">
      <svg
        class="picture"
        viewBox="0 -70 358 370"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={inner}
      />
    </div>
  );
}

function Ask(play: Play) {
  const { t, view, me, ask } = play;
  const bribe = view.bribes[me]!;
  const [keep, setKeep] = useState(bribe);
  const art = useMemo(() => splitScene(bribe - keep, keep), [bribe, keep]);
  return (
    <Screen
      play={play}
      sign="door"
      class="im-take-back"
      thumb={
        <>
          <label class="im-slide is-steps" style={{ '--steps': bribe }}>
            <span class="vh">{t.takeback.ask}</span>
            <input
              type="range"
              min={0}
              max={bribe}
              value={keep}
              onInput={(event) => setKeep(Number(event.currentTarget.value))}
            />
          </label>
          <div class="im-ends" aria-hidden="true">
            <span>{t.phone.allBack}</span>
            <span>{t.phone.leaveAll}</span>
          </div>
          <Button kind="primary" big onPress={() => ask({ type: 'takeBack', keep })}>
            {t.phone.leave(keep)}
          </Button>
          <Tools play={play}>{t.phone.turnedTogether}</Tools>
        </>
      }
    >
      <div class="im-tt">
        <div>
          <p class="quiet-text">{wentOut(play)}</p>
          <h1>{t.phone.howMuchStays(bribe)}</h1>
        </div>
        <Ring play={play} ms={view.options.takeBackSeconds * 1000} />
      </div>
      <Scene art={art} />
      <div class="im-pair">
        <p>
          <b class="num">{bribe - keep}</b>
          <span>{t.phone.backInPurse}</span>
        </p>
        <p>
          <b class="num">{keep}</b>
          <span>{t.phone.stayAsBribe}</span>
        </p>
      </div>
      <Gong play={play} />
    </Screen>
  );
}

function Think(play: Play) {
  const { t, view, faces, me } = play;
  const asked = askedBack(view);
  const key = asked.map((seat) => view.bribes[seat]).join();
  const art = useMemo(() => thinkScene(asked.map((seat) => view.bribes[seat]!)), [key]);
  return (
    <Screen
      play={play}
      sign={view.inspector === me ? 'hat' : 'door'}
      class="im-take-back"
      thumb={
        <>
          <p class="im-wait" role="status">
            {t.takeback.answered(view.answered, asked.length)}. {t.phone.turnedTogether}
          </p>
          <Tools play={play} />
        </>
      }
    >
      <div class="im-tt">
        <div>
          <p class="quiet-text">{wentOut(play)}</p>
          <h1>{asked.includes(me) ? t.phone.answerLies : t.phone.theyThink}</h1>
        </div>
        <Ring play={play} ms={view.options.takeBackSeconds * 1000} />
      </div>
      <Scene art={art} />
      <ul class="im-asked">
        {asked.map((seat) => (
          <li key={seat}>
            <Head seat={faces[seat]!} size="3.1rem" named />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
