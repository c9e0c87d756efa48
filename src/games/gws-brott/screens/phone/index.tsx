/** GW:s brott on a phone: the setup, the game, the end. */
import './phone.css';
import { useEffect, useState } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { Word } from '../word.tsx';
import { type Play, playOf } from './play.ts';
import { Ask, Setup } from './setup.tsx';

const fetchGame = () => import('./game.tsx');
const fetchEnd = () => import('./ended.tsx');
const fetchCards = () => import('./cards.tsx');

export function Phone(stage: Stage<State>) {
  const [hasCards, setCards] = useState(false);
  useEffect(() => {
    // Before anybody has a secret: a phone that fetches at the wrong moment is heard doing it.
    const art = [import('../art/town.ts'), import('../art/trumps.ts'), import('../art/portraits.ts')];
    void Promise.allSettled([fetchGame(), fetchEnd(), ...art]);
  }, []);
  if (stage.me === null) return null;
  const play = playOf(stage, stage.me, () => setCards(true));
  return (
    <>
      {/* Outside of the screens, which change with the phase: only what stays is read aloud when it changes. */}
      <p class="vh" role="status">
        {stage.told().at(-1)}
      </p>
      <Now key={stage.room.number} {...play} />
      <Word stage={stage} class="over-toast" />
      {hasCards && <CardSheet play={play} onClose={() => setCards(false)} />}
    </>
  );
}

function Now(play: Play) {
  switch (play.view.phase) {
    case 'lobby':
      return null;
    case 'gw-choice':
      return <Ask {...play} />;
    case 'setup':
      return <Setup {...play} />;
    case 'finished':
      return <End {...play} />;
    default:
      return <Round {...play} />;
  }
}

function Round(play: Play) {
  const chunk = useFetched(fetchGame);
  return chunk ? <chunk.Game {...play} /> : null;
}

function End(play: Play) {
  const chunk = useFetched(fetchEnd);
  return chunk ? <chunk.Ended {...play} /> : null;
}

function CardSheet(props: { play: Play; onClose: () => void }) {
  const chunk = useFetched(fetchCards);
  return chunk ? <chunk.Cards {...props} /> : null;
}
