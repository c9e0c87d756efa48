/** Small things that several screens of the table share. */
import type { ComponentChildren } from 'preact';
import { lettersIn } from '../../../../kernel/room/names.ts';
import { Face, Icon, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import type { Side } from '../../state.ts';
import { type Around, scoreOf } from '../around.ts';
import { Won } from '../parts.tsx';

export const Faces = ({ around, side }: { around: Around; side: Side }) => (
  <span class="ot-faces">
    {around.view.sides[side]!.map((seat) => (
      <Face key={seat} seat={around.faces[seat]!} />
    ))}
  </span>
);

export const isBots = ({ view, faces }: Around, side: Side): boolean =>
  view.sides[side]!.every((seat) => faces[seat]?.bot);

export const Robot = ({ around, side }: { around: Around; side: Side }) =>
  isBots(around, side) ? <Icon id="robot" class="bot" label={around.w.robot} /> : null;

export const Score = ({ around, side }: { around: Around; side: Side }) => (
  <Won count={scoreOf(around.view, side, null)} t={around.t} />
);

/** Time that is left, in figures that are read from the door. */
export function Left({ around, class: name = 'ot-clock' }: { around: Around; class?: string }) {
  const { view, now, room } = around;
  const left = useTimeLeft(view.until, now, 1000, room.pause === null);
  if (view.until === null) return null;
  return (
    <p class={`${name} num`} role="timer">
      {timeText(left)}
    </p>
  );
}

/** A short name where it is large, a smaller one where it is long. */
export const shrunk = (text: string, letters: number): number => Math.min(1, letters / Math.max(1, lettersIn(text)));

export const Foot = ({
  around,
  left,
  middle,
}: {
  around: Around;
  left?: ComponentChildren;
  middle?: ComponentChildren;
}) => (
  <div class="ot-foot">
    <span class="k">{left}</span>
    {middle ?? <Left around={around} class="t" />}
    <span class="rm">{around.code}</span>
  </div>
);

/** How many duels since the last draw. */
export function Series({ around }: { around: Around }) {
  const { view, w } = around;
  const count = view.duel?.series ?? view.chronicle.steps.length;
  if (count < 2) return null;
  return (
    <>
      {w.duel.series}
      {Array.from({ length: Math.min(count, 8) }, (_, i) => (
        <i key={i} />
      ))}
      {count}
    </>
  );
}
