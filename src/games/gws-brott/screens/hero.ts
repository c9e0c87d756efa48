/** The end is seen from somebody's way: whose, and which round is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { Piece } from '../content.ts';
import { type Outcome, ownerOf, piecesInPlay, type View } from '../state.ts';
import type { Replay } from './replay.ts';

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

const ROUND_MS = 1_700;

/** Round by round: play, or drag the round. */
export function useRounds(replay: Replay, isPlayed: boolean) {
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
