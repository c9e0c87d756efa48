/** Who is the first Inspector: two questions, the host's word, and the hat that lands. */
import { useMemo, useState } from 'preact/hooks';
import { allowed, Button, Chip, Face as Head, Icon, Picture } from '../../../../web/kit/index.ts';
import { BUCKETS, type Bucket } from '../../content.ts';
import { coatScene, glassScene, hatOn, hatScene } from '../art/scenes.ts';
import { Sign } from '../cards.tsx';
import { Gong, Name, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';

export function First(play: Play) {
  const { view, me, may } = play;
  if (view.options.firstInspector === 'host') return <Named {...play} />;
  const isAsked = may.some(({ command }) => command.type === 'claimHonour');
  return isAsked ? <Questions {...play} /> : <Testified key={me} {...play} />;
}

function Questions(play: Play) {
  const { t, ask } = play;
  const [crime, setCrime] = useState<Bucket | null>(null);
  const [hat, setHat] = useState<Bucket | null>(null);
  const [at, setAt] = useState(0);
  const art = useMemo(() => (at === 0 ? glassScene() : hatScene()), [at]);
  const [chosen, choose] = at === 0 ? [crime, setCrime] : [hat, setHat];
  const title = at === 0 ? t.first.crime : t.first.hat;
  return (
    <Screen
      play={play}
      sign="hat"
      phase={t.phone.first}
      hasClock
      bleed
      class="im-first"
      thumb={
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid */}
          <div class="im-opts" role="group" aria-label={title}>
            {BUCKETS.map((bucket) => (
              <Chip key={bucket} on={chosen === bucket} onPress={() => choose(bucket)}>
                {t.first.buckets[bucket]}
              </Chip>
            ))}
          </div>
          {at === 0 ? (
            <Button kind="primary" big disabled={crime === null} onPress={() => setAt(1)}>
              {t.phone.nextQuestion}
            </Button>
          ) : (
            <div class="row">
              <Button icon="left" label={t.phone.backQuestion} onPress={() => setAt(0)} />
              <Button
                kind="primary"
                big
                disabled={hat === null}
                onPress={() => ask({ type: 'claimHonour', crime: crime!, hat: hat! })}
              >
                {t.buttons.testify}
              </Button>
            </div>
          )}
        </>
      }
    >
      <div class="scene im-fs">
        <Picture width={390} height={250} art={art} fit="slice" />
      </div>
      <section class="im-q">
        <p class="quiet-text">{t.phone.question(at + 1)}</p>
        <h1>{title}</h1>
        <p class="quiet-text">{at === 0 ? t.phone.crimeHelp : t.phone.hatHelp}</p>
        <Gong play={play} />
      </section>
    </Screen>
  );
}

/** What was said is not shown before all have spoken; who has spoken is. */
function Testified(play: Play) {
  const { t, view, faces } = play;
  const art = useMemo(() => hatScene(), []);
  const count = view.hasClaimed.filter(Boolean).length;
  return (
    <Screen play={play} sign="hat" phase={t.phone.first} hasClock bleed class="im-first" thumb={<Tools play={play} />}>
      <div class="scene im-fs">
        <Picture width={390} height={250} art={art} fit="slice" />
      </div>
      <section class="im-q">
        <h1>{t.first.title}</h1>
        <p class="quiet-text" role="status">
          {t.first.waiting(count, view.hasClaimed.length)}
        </p>
      </section>
      <ul class="im-answers is-asked">
        {faces.map((face, seat) => (
          <li key={seat} class={view.hasClaimed[seat] ? 'is-first' : ''}>
            <Head seat={face} size="2.1rem" />
            <Name play={play} seat={seat} />
            {view.hasClaimed[seat] && <Icon id="check" label={t.phone.ready} />}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** The host names her; everybody else waits. */
function Named(play: Play) {
  const { t, view, may, ask, name, faces } = play;
  const seats = allowed(may, 'master.setFirstInspector', 'seat');
  const art = useMemo(() => hatScene(), []);
  return (
    <Screen play={play} sign="hat" phase={t.phone.first} bleed class="im-first" thumb={<Tools play={play} />}>
      <div class="scene im-fs">
        <Picture width={390} height={250} art={art} fit="slice" />
      </div>
      <section class="im-q">
        <h1>{t.first.title}</h1>
        <p class="quiet-text">
          {seats.length > 0
            ? t.first.hostNames
            : view.master === 'human'
              ? t.phone.masterNames
              : t.first.hostWaits(name(view.host))}
        </p>
      </section>
      <ul class="im-names">
        {seats.map((seat) => (
          <li key={seat}>
            <button type="button" onClick={() => void ask({ type: 'master.setFirstInspector', seat })}>
              <Head seat={faces[seat]!} size="2.6rem" />
              <span class="vh">{t.buttons.nameInspector(name(seat))}</span>
              <b aria-hidden="true">{name(seat)}</b>
              <Sign id="hat" />
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** All answers turned together; the hat lands on the player's own mask. */
export function Chosen(play: Play & { onGo: () => void }) {
  const { t, view, me, name, faces, onGo } = play;
  const { inspector, shownClaims } = view;
  const [coat, hat] = useMemo(() => [coatScene(), hatOn()], []);
  const rank = (bucket: Bucket) => BUCKETS.indexOf(bucket);
  const claims = [...shownClaims].sort(
    (a, b) =>
      Number(b.seat === inspector) - Number(a.seat === inspector) ||
      rank(a.crime) - rank(b.crime) ||
      rank(a.hat) - rank(b.hat),
  );
  return (
    <Screen
      play={play}
      sign="hat"
      phase={t.phone.first}
      bleed
      class="im-first"
      thumb={
        <Button kind="primary" big onPress={onGo}>
          {t.phone.toOven}
        </Button>
      }
    >
      <div class="scene im-fs is-tall">
        <Picture width={390} height={330} art={coat} fit="slice-bottom" />
        <Head seat={faces[inspector]!} class="im-fh" />
        <Picture width={390} height={330} art={hat} fit="slice-bottom" class="im-over im-lands" />
      </div>
      <section class="im-q">
        <h1>{inspector === me ? t.phone.youGetHat : t.phone.getsHat(name(inspector))}</h1>
        <p class="quiet-text">{t.phone.othersBake}</p>
      </section>
      <ul class="im-answers">
        {claims.map(({ seat, crime, hat: worn }) => (
          <li key={seat} class={seat === inspector ? 'is-first' : ''}>
            <Head seat={faces[seat]!} size="2.1rem" />
            <Name play={play} seat={seat} />
            <span>
              <Icon id="star" label={t.phone.crime} />
              {t.first.buckets[crime]}
            </span>
            <span>
              <Sign id="hat" label={t.phone.hat} />
              {t.first.buckets[worn]}
            </span>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
