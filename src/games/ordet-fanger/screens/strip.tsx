/** The photo finish: time runs to the left, as on a real strip, so that who is ahead is first. */
import { Face } from '../../../web/kit/index.ts';
import type { Around } from './around.ts';
import { type Finisher, spanOf, stepOf } from './finish.ts';

interface StripProps {
  readonly around: Pick<Around, 'view' | 'faces' | 'seconds' | 'w'>;
  readonly runners: readonly Finisher[];
  readonly width: number;
}

const HEIGHT = 134;
const GROUND = 102;

/** On a phone: two masks on a ruler, and the band of the dead heat behind the leader. */
export function Strip({ around, runners, width }: StripProps) {
  const { view, faces, seconds, w } = around;
  const finished = runners.filter(({ r }) => Number.isFinite(r));
  if (finished.length === 0) return null;
  const window = view.options.tieWindowMs;
  const { from, to } = spanOf(finished, window);
  const x = (ms: number) => ((to - ms) / (to - from)) * width;
  const step = stepOf(to - from);
  const marks = Array.from({ length: 60 }, (_, i) => Math.ceil(from / (step / 5)) * (step / 5) + (i * step) / 5).filter(
    (ms) => ms < to,
  );
  const leader = finished[0]!.r;
  // Where the second is a dead heat, its mask lies there, and the title says it.
  const hasRoom = finished.length < 2 || finished[1]!.r - leader > window;
  return (
    <div class="of-strip">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <rect x={x(leader + window)} width={x(leader) - x(leader + window)} height={GROUND} fill="#d5d9e0" />
        <path fill="#0b0d12" d={`M0 ${GROUND}H${width}V${GROUND + 3}H0Z`} />
        {finished.map(({ r, side }, i) => (
          <path key={side} fill="#0b0d12" d={`M${x(r) - 1.5} ${i === 0 ? 0 : 51}h3V${GROUND}h-3Z`} />
        ))}
        {marks.map((ms) => {
          const isBig = Math.round(ms) % step === 0;
          return (
            <path
              key={ms}
              fill="#0b0d12"
              d={`M${(x(ms) - (isBig ? 1.4 : 0.7)).toFixed(1)} ${GROUND + 2}h${isBig ? 2.8 : 1.4}v${isBig ? 12 : 7}h-${isBig ? 2.8 : 1.4}Z`}
            />
          );
        })}
        {marks
          .filter((ms) => Math.round(ms) % step === 0 && x(ms) > 18 && x(ms) < width - 18)
          .map((ms) => (
            <text key={ms} x={x(ms)} y="130" text-anchor="middle" font-weight="700" font-size="13" fill="#0b0d12">
              {seconds(ms)}
            </text>
          ))}
        {hasRoom && x(leader) - x(leader + window) > 84 && (
          <text x={x(leader + window) + 7} y="95" font-weight="700" font-size="13" fill="#0b0d12">
            {w.photo.window(seconds(window))}
          </text>
        )}
      </svg>
      {finished.slice(0, 2).map(({ r, side, answers }, i) => (
        <span key={side} style={{ right: `${(100 - (x(r) / width) * 100).toFixed(1)}%`, top: i === 0 ? '3%' : '40%' }}>
          <Face seat={faces[answers[0]!.seat]!} size="2.75rem" />
        </span>
      ))}
    </div>
  );
}
