/** What was told to the master in private, and to nobody else: who is not well, who needs a rest. */
import { useState } from 'preact/hooks';
import { Button, Icon } from '../../../../web/kit/index.ts';
import type { Desk } from './desk.ts';

interface Signal {
  readonly id: string;
  readonly text: string;
  readonly icon: 'heart' | 'pause' | 'hourglass';
  /** It stands until it is settled, and cannot be put away. */
  readonly stays: boolean;
}

function signalsOf({ view, t, name, stage }: Desk): Signal[] {
  const signals: Signal[] = [];
  view.living.forEach((seat) => {
    if (view.unwell[seat] || view.left[seat])
      signals.push({ id: `unwell-${seat}`, text: t.master.signal(name(seat)), icon: 'heart', stays: true });
    if (view.breaks[seat])
      signals.push({ id: `break-${seat}`, text: t.master.wantsBreak(name(seat)), icon: 'hourglass', stays: false });
  });
  for (const [seat, times] of Object.entries(stage.room.pausesUsed)) {
    // With a human master a wish for a pause stops nothing: it only stands here. (MF-124)
    signals.push({
      id: `pause-${seat}-${times}`,
      text: t.master.wantsPause(name(Number(seat))),
      icon: 'pause',
      stays: false,
    });
  }
  return signals;
}

export function Signals({ desk }: { desk: Desk }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (desk.view.phase === 'ended') return null;
  const signals = signalsOf(desk).filter(({ id }) => !seen.includes(id));
  return (
    <div class="signals" role="status">
      {signals.map(({ id, text, icon, stays }) => (
        <p key={id} class="signal">
          <Icon id={icon} />
          <span>
            <b class="vh">{desk.c.signals}: </b>
            {text}
          </span>
          {!stays && (
            <Button kind="bare" class="mini" onPress={() => setSeen([...seen, id])}>
              {desk.c.seen}
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}
