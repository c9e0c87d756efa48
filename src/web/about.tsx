/** What the house promises, and how everybody can know that nobody chose the cards. */
import './about.css';
import { go } from './address.ts';
import type { IconId } from './art/icons.ts';
import { useFetched } from './chunk.ts';
import { HouseBar } from './house-bar.tsx';
import { Button, Icon, Picture } from './kit/index.ts';
import { language } from './memory.ts';
import { Scene } from './scene.tsx';
import { useAboutWords } from './texts/about/index.ts';
import { TrySeal } from './try-seal.tsx';

const GUESTS = [
  { mask: 'swan', tint: 12 },
  { mask: 'fox', tint: 2 },
  { mask: 'owl', tint: 1 },
  { mask: 'stag', tint: 4 },
  { mask: 'seal', tint: 5 },
] as const;
const SIGNS: readonly IconId[] = ['people', 'lock', 'dice', 'heart', 'link'];
const TINTS = [1, 6, 2, 7, 4, 12, 3, 11, 10, 5, 9];

export function About() {
  const words = useAboutWords(language.value);
  const art = useFetched(() => import('./art/keepsakes.ts'));
  const steps = art ? [art.letter(false), art.bowl(TINTS), art.dealt(), art.letter(true)] : [];
  if (!words) return null;
  return (
    <main class="about" data-surface="phone">
      <HouseBar />
      <Scene height={190} top={152} guests={GUESTS} cx={230} candleK={0.62} />
      <div class="about-body">
        <section>
          <h1>{words.title}</h1>
          <ul class="promises">
            {words.promises.map(({ title, text }, i) => (
              <li key={title}>
                <Icon id={SIGNS[i]!} />
                <div>
                  <b>{title}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.sealTitle}</h2>
          <ol class="steps">
            {words.steps.map(({ title, text }, i) => (
              <li key={title}>
                <div class="step-art">{steps[i] && <Picture width={200} height={132} art={steps[i]!} />}</div>
                <div>
                  <span class="no">{i + 1}</span>
                  <b>{title}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <TrySeal key={language.value} {...words.try} />
          <dl class="qa">
            {words.questions.map(({ asked, answer }) => (
              <div key={asked}>
                <dt>{asked}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p class="small soft">{words.free}</p>
        <Button kind="primary" big href="/" onPress={() => go('/')}>
          {words.toTable}
        </Button>
      </div>
    </main>
  );
}
