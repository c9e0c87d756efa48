/** The game itself on a phone, from the first round on: GW's side, or the criminals'. Fetched during the setup. */
import './turns.css';
import { useState } from 'preact/hooks';
import { bustNow, isWalking } from '../view.ts';
import { Covered, isCovered, useFlat } from './cover.tsx';
import { GwStep, GwTurn, GwWatch } from './gw.tsx';
import { Moment, useMoment } from './moments.tsx';
import { Eliminated } from './out.tsx';
import { isGw, isOutNow, type Play } from './play.ts';
import { NightTown } from './town.tsx';
import { Look, SnitchWait, Trumps } from './trumps.tsx';
import { Moving, PieceChoice, Rolled, TurnStart } from './turn.tsx';
import { Bust, DontLaugh, Near, Snitch, Watch } from './watch.tsx';

export function Game(play: Play) {
  const moment = useMoment(play);
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
