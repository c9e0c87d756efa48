/** GW:s brott on a phone: which screen, and what lies over it. */
import './phone.css';
import './turns.css';
import { useState } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { bustNow, isWalking } from '../view.ts';
import { Covered, isCovered, useFlat } from './cover.tsx';
import { GwStep, GwTurn, GwWatch } from './gw.tsx';
import { Moment, useMoment } from './moments.tsx';
import { Eliminated } from './out.tsx';
import { NightTown } from './parts.tsx';
import { isGw, isOutNow, type Play, playOf } from './play.ts';
import { Ask, PieceChoice, Setup } from './setup.tsx';
import { Look, SnitchWait, Trumps } from './trumps.tsx';
import { Moving, Rolled, TurnStart } from './turn.tsx';
import { Bust, DontLaugh, Near, Snitch, useStores, Watch } from './watch.tsx';

export function Phone(stage: Stage<State>) {
  const [hasCards, setCards] = useState(false);
  useStores();
  if (stage.me === null) return null;
  const play = playOf(stage, stage.me, () => setCards(true));
  return (
    <>
      {/* Outside of the screens, which change with the phase: only what stays is read aloud when it changes. */}
      <p class="vh" role="status">
        {stage.told().at(-1)}
      </p>
      <Now key={stage.room.number} {...play} />
      {hasCards && <CardSheet play={play} onClose={() => setCards(false)} />}
    </>
  );
}

const fetchEnd = () => import('./ended.tsx');
const fetchCards = () => import('./cards.tsx');

function Now(play: Play) {
  const { view } = play;
  const moment = useMoment(play);
  if (view.phase === 'finished') return <End {...play} />;
  if (view.phase === 'gw-choice') return <Ask {...play} />;
  if (view.phase === 'setup') return <Setup {...play} />;
  if (view.phase === 'lobby') return null;
  if (moment) return <Moment key={play.view.chronicle.indexOf(moment.note)} play={play} {...moment} />;
  return isGw(play) ? <AsGw {...play} /> : <AsCriminal {...play} />;
}

function AsGw(play: Play) {
  const { phase, round } = play.view;
  if (phase === 'gw-turn') return <Decide key={round} {...play} />;
  if (isWalking(play.view)) return <GwStep key={phase} {...play} />;
  // One screen for both: the finger stays where it is when the look begins.
  if (phase === 'infiltrator-ready' || phase === 'infiltrator-look') return <Look key={round} {...play} />;
  if (phase === 'snitch-choice') return <SnitchWait {...play} />;
  return <GwWatch {...play} />;
}

function Decide(play: Play) {
  const [isTrump, setTrump] = useState(false);
  return isTrump ? (
    <Trumps play={play} onBack={() => setTrump(false)} />
  ) : (
    <GwTurn play={play} onTrumps={() => setTrump(true)} />
  );
}

function AsCriminal(play: Play) {
  const { view, w } = play;
  useFlat(view.phase !== 'infiltrator-look');
  if (view.phase === 'infiltrator-look') return <DontLaugh {...play} />;
  if (isOutNow(play)) return <Eliminated {...play} />;
  // To tell on somebody no board is needed, and it cannot wait.
  if (view.phase === 'snitch-choice' && view.snitch === play.me) return <Snitch {...play} />;
  if (isCovered.value) return <Covered play={play}>{() => <NightTown play={play} label={w.board.town} />}</Covered>;
  return <Turn {...play} />;
}

function Turn(play: Play) {
  const { view, me } = play;
  const { phase } = view;
  const key = `${phase} ${view.round} ${view.turn} ${view.acting}`;
  if (view.turn === me) {
    if (phase === 'piece-choice') return <PieceChoice key={key} {...play} />;
    if (phase === 'turn-start') return <TurnStart key={key} {...play} />;
    if (phase === 'rolled') return <Rolled key={`${key} ${view.rolls}`} {...play} />;
    if (phase === 'moving') return <Moving key={key} {...play} />;
  }
  if (bustNow(view) === me && (phase === 'gw-turn' || phase === 'gw-special')) return <Bust {...play} />;
  return isWalking(view) ? <Near {...play} /> : <Watch {...play} />;
}

function End(play: Play) {
  const chunk = useFetched(fetchEnd);
  return chunk ? <chunk.Ended {...play} /> : null;
}

function CardSheet(props: { play: Play; onClose: () => void }) {
  const chunk = useFetched(fetchCards);
  return chunk ? <chunk.Cards {...props} /> : null;
}
