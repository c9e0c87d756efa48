/** The new device of a hand-over: it is asked before it takes the chair from the old one. */
import { go } from './address.ts';
import { Bar, Button, PhoneFrame } from './kit/index.ts';
import { language } from './memory.ts';
import { Opening } from './opening.tsx';
import { Scene } from './scene.tsx';
import { useDrawerWords } from './texts/drawers/index.ts';

export function Handed({ code, onTake }: { code: string; onTake: () => void }) {
  const words = useDrawerWords(language.value)?.take;
  if (!words) return <Opening code={code} />;
  return (
    <PhoneFrame
      class="grain"
      bleed
      bar={<Bar room={code} phase={words.phase} />}
      thumb={
        <>
          <Button kind="primary" big onPress={onTake}>
            {words.sit}
          </Button>
          <Button kind="quiet" onPress={() => go('/')}>
            {words.notMe}
          </Button>
        </>
      }
    >
      <Scene height={230} top={184} guests={[null, null, null]} cx={249} candleK={0.66} />
      <div class="pad">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </div>
    </PhoneFrame>
  );
}
