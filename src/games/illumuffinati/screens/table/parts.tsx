/** What several scenes of the table share: name tags, fingers, the narrator's strip, the code of the room. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { lettersIn } from '../../../../kernel/room/names.ts';
import { type FaceOf, Face as Head, Icon, Picture, useTimeLeft } from '../../../../web/kit/index.ts';
import { marked } from '../../../../web/marked.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State, View } from '../../state.ts';
import { Bot, Sign, Tokens } from '../cards.tsx';
import type { WallTexts } from '../wall.ts';

export interface Scene {
  readonly stage: Stage<State>;
  readonly view: View;
  readonly t: WallTexts;
  readonly faces: readonly FaceOf[];
  readonly name: (seat: Seat) => string;
}

/** True until that much of the phase has passed. */
export function useEarly({ view, stage }: Scene, ms: number, whole: number): boolean {
  const [from] = useState(() => (view.endsAt === null ? 0 : view.endsAt - whole));
  return useTimeLeft(from + ms, stage.now, 3_600_000) > 0;
}

/** What does not fit is set smaller, never cut: so many letters have room. */
export const fitOf = (name: string, room: number): number =>
  Math.max(0.62, Math.min(1, room / Math.max(1, lettersIn(name))));

export interface NtagProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly children?: ComponentChildren;
}

export function Ntag({ scene, seat, children }: NtagProps) {
  const { view, t, faces, name } = scene;
  const face = faces[seat]!;
  const isAway = !face.connected && !face.bot;
  return (
    <div class={`tag it-ntag${isAway ? ' is-away' : ''}`}>
      <Head seat={face} />
      <span>
        <span class="nm" style={{ '--nm-fit': fitOf(name(seat), 11) }}>
          {name(seat)}
          {face.bot && <Bot t={t} />}
          {isAway && <Icon id="handset" class="it-away" label={t.panel.away} />}
        </span>
        <span class="it-l2">
          {seat === view.inspector && <Sign id="hat" class="it-hat" label={t.roles.inspector} />}
          {view.options.purses === 'open' && (
            <span class="it-purse">
              <Sign id="purse" label={t.things.purse} />
              {view.gold[seat]}
            </span>
          )}
          <Tokens shop={view.openShop[seat]!} suspicious={view.suspicious[seat]!} t={t} />
          {children}
        </span>
      </span>
    </div>
  );
}

/** More than these lie over each other, or they would reach the next tag. */
const FINGERS_WIDE = 2;

/** Who points at this seat, by letter and colour. (IM-69) */
export function Fingers({ scene, seat }: { scene: Scene; seat: Seat }) {
  const { view, t, faces, name } = scene;
  const by = view.fingers.flatMap((at, who) => (at === seat ? [who] : []));
  if (by.length === 0) return null;
  return (
    <span class={`it-fingers${by.length > FINGERS_WIDE ? ' is-many' : ''}`}>
      {by.map((who) => (
        <span key={who} class="it-fng" style={{ '--tint': `var(--seat-${faces[who]!.tint})` }}>
          <Icon id="point" label={`${name(who)} ${t.table.points}`} />
          <b>{faces[who]!.letter}</b>
        </span>
      ))}
    </span>
  );
}

/** A picture that fills the screen; cut once for its key. */
export function Backdrop({ art, of, class: name = '' }: { art: () => string; of: string; class?: string }) {
  const drawn = useMemo(art, [of]);
  return <Picture width={1920} height={1080} art={drawn} class={name} />;
}

export function Code({ address, code }: { address: string; code: string }) {
  return (
    <p class="it-corner">
      {address}
      <b>{code}</b>
    </p>
  );
}

/** A sentence with everybody's name underlined, as the narrator's are. */
export function Marked({ faces, children }: { faces: readonly FaceOf[]; children: string }) {
  return <>{marked(children, faces).map(({ text, isName }, k) => (isName ? <mark key={k}>{text}</mark> : text))}</>;
}

/** Paper with a torn edge. */
export const Panel = ({ class: name = '', children }: { class?: string; children: ComponentChildren }) => (
  <div class={`it-panel ${name}`}>{children}</div>
);
