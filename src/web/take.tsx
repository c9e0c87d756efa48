/** The new device of a hand-over: it is asked before it takes the chair from the old one. */
import { go } from './address.ts';
import { Bar, Button, PhoneFrame } from './kit/index.ts';
import { Scene } from './scene.tsx';
import { t } from './texts/index.ts';

export function Handed({ code, onTake }: { code: string; onTake: () => void }) {
  const words = t().take;
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
