/**
 * A screen without a camera and without a key (a television, somebody's laptop) becomes the table's: it is told the
 * code, shows a sign, and waits until whoever leads the table has let it in.
 */
import './screen.css';
import { useEffect, useState } from 'preact/hooks';
import { go } from './address.ts';
import { JoinForm } from './code.tsx';
import { type Knocked, knock, standing } from './door-requests.ts';
import { HouseBar } from './house-bar.tsx';
import { Button, Icon } from './kit/index.ts';
import { Languages } from './languages.tsx';
import { doorsOf, language, tokenFor } from './memory.ts';
import { Scene } from './scene.tsx';
import type { EveningWords } from './texts/evening/en.ts';
import { useEveningWords } from './texts/evening/index.ts';

const LOOK_MS = 1_000;
const EMPTY = [null, null, null, null, null];

export function Screen({ code: asked }: { code?: string }) {
  const words = useEveningWords(language.value)?.screen;
  const [code, setCode] = useState(asked ?? null);
  if (!words) return null;
  return (
    <main class="as-screen" data-surface="phone">
      <HouseBar />
      <Scene height={190} top={152} guests={EMPTY} cx={230} candleK={0.62} />
      <div class="as-body">
        {code === null ? (
          <>
            <h1>{words.title}</h1>
            <p>{words.text}</p>
            <JoinForm label={words.codeLabel} button={words.ask} onCode={setCode} />
          </>
        ) : (
          <Asking key={code} code={code} words={words} onOther={() => setCode(null)} />
        )}
        <p class="small soft as-note">
          <Icon id="shield" />
          {words.public}
        </p>
        <Languages />
      </div>
    </main>
  );
}

type Standing = Knocked | 'asking' | 'busy' | 'shut';

function Asking({ code, words, onOther }: { code: string; words: EveningWords['screen']; onOther: () => void }) {
  const [now, setNow] = useState<Standing>('asking');
  const [tries, setTries] = useState(0);
  // Whoever made the room has its key in this browser.
  const hasKey = doorsOf(code) !== undefined;
  useEffect(() => {
    if (hasKey) return go(`/${code}/table`);
    const token = tokenFor(code, 'table');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const take = (next: Knocked | 'shut') => {
      if (!isWanted) return;
      if (next === 'shut') return setNow(next);
      if (next.state === 'in') return go(`/${code}/table`);
      setNow(next);
      if (next.state === 'waiting') timer = setTimeout(look, LOOK_MS);
    };
    // A house that does not answer for a moment is asked again.
    const look = () =>
      void standing(code, token).then(take, () => {
        if (isWanted) timer = setTimeout(look, LOOK_MS);
      });
    setNow('asking');
    knock(code, token).then(take, () => isWanted && setNow('busy'));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, tries]);

  const isLost = now === 'busy' || now === 'shut' || (typeof now === 'object' && now.state === 'gone');
  if (isLost) {
    return (
      <>
        <div role="alert">
          <h1>{words.gone}</h1>
          <p>{typeof now === 'object' ? words.goneText : words[now]}</p>
        </div>
        <Button kind="primary" big onPress={() => setTries(tries + 1)}>
          {words.again}
        </Button>
        <Button kind="bare" onPress={onOther}>
          {words.other}
        </Button>
      </>
    );
  }
  const sign = typeof now === 'object' ? now.sign : '';
  return (
    <>
      <h1>{words.asking}</h1>
      <p>{words.askingText}</p>
      <div class="paper as-sign" role="status">
        <span class="vh">{words.sign}: </span>
        <b>{sign || '····'}</b>
      </div>
      <Button kind="bare" onPress={onOther}>
        {words.other}
      </Button>
    </>
  );
}
