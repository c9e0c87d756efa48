/** What every mission shows on the table screen: its name, the rules, the clock, and what it paid. */

import type { ComponentChildren } from 'preact';
import { Icon, timeText, useTimeLeft } from '../../../../web/kit/index.ts';
import { isDays } from '../../state.ts';
import type { TableProps } from './props.ts';

export const RED = {
  wall: '#7a1830',
  cut: '#5e1125',
  deep: '#2a0a14',
  floor: '#2a0d18',
  floorCut: '#54182a',
  edge: '#a33248',
};

export function Frame({
  props,
  children,
  hasClock = true,
}: {
  props: TableProps;
  children: ComponentChildren;
  hasClock?: boolean;
}) {
  const { view, t, w } = props;
  const mission = view.mission!;
  const rules = t.missions[mission].rules.split(/(?<=[.?!])\s+/);
  return (
    <div class={`ft-layer is-mission is-${mission}`}>
      {children}
      <div class="ft-brief">
        <p>{w.mission.day(view.day)}</p>
        <h1>{t.missions[mission].name}</h1>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {view.isArmouryDay && (
            <li class="is-access">
              <Icon id="shield" />
              <span>{w.mission.armoury(t.missions[mission].access)}</span>
            </li>
          )}
        </ul>
      </div>
      {hasClock && <Clock {...props} />}
    </div>
  );
}

export function Clock({ view, stage }: TableProps) {
  const left = useTimeLeft(view.until, stage.now, 1000);
  if (view.phase !== 'mission' || view.until === null || isDays(view)) return null;
  return (
    <p class="ft-clock is-mission num" role="timer">
      {timeText(left)}
    </p>
  );
}

export const Count = ({ view, w }: TableProps) => (
  <p class="ft-count">
    <b class="num">{view.pile}</b>
    {w.inPile(view.pile)}
  </p>
);

/** What it came to, on paper. */
export function Paid({
  props,
  rows = [],
}: {
  props: TableProps;
  rows?: readonly (readonly [string, ComponentChildren])[];
}) {
  const { view, w } = props;
  if (view.won === null) return null;
  return (
    <aside class="ft-panel ft-paid">
      <dl>
        {[...rows, [w.mission.paid, view.won] as const].map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd class="num">{how}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

export const Answered = ({ view, w }: TableProps) => (
  <p class="ft-answered" role="status">
    {w.mission.answered(view.answered.length, view.living.length)}
  </p>
);
