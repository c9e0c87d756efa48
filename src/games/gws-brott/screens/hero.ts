/** The end is seen from somebody's way: whose, and which round is shown. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Piece } from '../content.ts';
import { type Award, type Outcome, ownerOf, piecesInPlay, type View } from '../state.ts';
import { pencil } from './board/layers.ts';
import { gwEnd, ways } from './board/ways.ts';
import { type Replay, replayOf } from './replay.ts';
import type { Words } from './words.ts';

/** The winner, if there is one: the end is seen from there. */
export function heroOf({ view }: { readonly view: View }): { readonly seat: number; readonly piece: Piece } | null {
  const result = view.result as { outcome: Outcome; winners: readonly number[] } | null;
  const inPlay = piecesInPlay(view);
  if (inPlay.length === 0) return null;
  if (result?.outcome === 'criminal') {
    const seat = result.winners[0]!;
    const note = view.chronicle.findLast((one) => one.type === 'evidence' && one.seat === seat);
    const piece = (note?.type === 'evidence' ? note.piece : undefined) ?? view.pieces[seat]![0]!;
    return { seat, piece };
  }
  const last = view.chronicle.findLast((one) => one.type === 'arrest');
  const piece = last?.type === 'arrest' ? (last.piece ?? view.pieces[last.seat]![0]!) : inPlay[0]!;
  return { seat: ownerOf(view, piece), piece };
}

interface Prize {
  readonly seat: number;
  readonly title: string;
  readonly text: string;
}

/** What is worth telling afterwards. */
export function prizesOf(view: View, { end }: Words['w'], name: (seat: number) => string): readonly Prize[] {
  const { closestShave, luckiestRoll, cheekiestWait } = view.opened?.awards ?? {};
  const prize = (award: Award | null | undefined, title: string, text: (name: string, number: number) => string) =>
    award ? [{ seat: award.seat, title, text: text(name(award.seat), award.number) }] : [];
  return [
    ...prize(closestShave, end.closest, end.closestText),
    ...prize(luckiestRoll, end.luckiest, end.luckiestText),
    ...prize(cheekiestWait, end.cheekiest, end.cheekiestText),
  ];
}

/** The true ways round by round, and where GW could have looked for the piece that is watched. */
export function useWays(view: View, focus: Piece | null) {
  const replay = useMemo(() => replayOf(view), [view.opened]);
  const rounds = useRounds(replay, true);
  const { round } = rounds;
  const places = focus === null ? [] : (replay.possible.get(round)?.get(focus) ?? []);
  const hatch = useMemo(() => pencil(places, 0, 3, 17, '#5b6270'), [replay, round, focus]);
  const drawn = useMemo(() => ways(replay, round, focus), [replay, round, focus]);
  return { replay, ...rounds, places, hatch, drawn, gw: gwEnd(replay, round) };
}

const ROUND_MS = 1_700;

/** Round by round: play, or drag the round. */
function useRounds(replay: Replay, isPlayed: boolean) {
  const [round, setRound] = useState(isPlayed ? 1 : replay.rounds);
  const [isPlaying, setPlaying] = useState(isPlayed);
  useEffect(() => {
    if (!isPlaying) return;
    if (round >= replay.rounds) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setRound(round + 1), ROUND_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, round, replay.rounds]);
  const play = () => {
    if (round >= replay.rounds) setRound(1);
    setPlaying(!isPlaying);
  };
  const go = (to: number) => {
    setPlaying(false);
    setRound(Math.min(replay.rounds, Math.max(1, to)));
  };
  return { round, isPlaying, play, go };
}
