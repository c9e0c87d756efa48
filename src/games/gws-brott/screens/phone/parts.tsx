/** Parts that several screens of the phone share. */
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { Bar, Clock, PhoneFrame, Tool } from '../../../../web/kit/index.ts';
import { buzz } from '../../../../web/settings.ts';
import type { Face } from '../../content.ts';
import { Die, Sign } from '../bits.tsx';
import { isRemote, type Play } from './play.ts';

export interface ScreenProps extends Omit<ComponentProps<typeof PhoneFrame>, 'bar' | 'game'> {
  readonly play: Play;
  readonly title: ComponentChildren;
}

/** The bar says the round or what goes on; the clock is there only if one runs. */
export function Screen({ play, title, class: name = '', ...frame }: ScreenProps) {
  const { view, code, now, room } = play;
  return (
    <PhoneFrame
      class={`gb ${name}`}
      {...frame}
      bar={
        <Bar
          room={code}
          phase={
            <>
              <Sign id="torch" />
              {title}
            </>
          }
          clock={
            view.phase === 'infiltrator-look' ? null : (
              <Clock until={view.until} now={now} paused={room.pause !== null} />
            )
          }
        />
      }
    />
  );
}

export const RulesTool = ({ play }: { play: Play }) => (
  <Tool icon="book" onPress={() => play.open('rules')}>
    {play.w.tools.rules}
  </Tool>
);
export const CardsTool = ({ play }: { play: Play }) => (
  <Tool icon="star" onPress={play.showCards}>
    {play.w.tools.cards}
  </Tool>
);

/** The lowest line of a phone: what may be said to all, and the tools. */
export function Foot({ play, children, note }: { play: Play; children?: ComponentChildren; note?: ComponentChildren }) {
  return (
    <div class="gb-foot-row">
      {children}
      <span class="gb-note">{note}</span>
      <RulesTool play={play} />
    </div>
  );
}

/** The five dice as everybody sees them. */
export const Dice = ({ faces, label }: { faces: readonly (Face | null)[]; label?: string }) => (
  <span class="gb-dice" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' as const })}>
    {faces.map((face, k) => (
      <Die key={k} face={face} />
    ))}
  </span>
);

export const facesText = ({ view, w }: Play): string =>
  view.dice.map((face) => (face === null ? '-' : face === 'gw' ? w.turn.lockedDie : w.turn.face(face))).join(', ');

/** A short buzz when something becomes one's own to do: public, so it may be heard. Only if wanted. */
export function useBuzz(isMine: boolean): void {
  useEffect(() => {
    if (isMine && buzz.peek() === 'on') navigator.vibrate?.(120);
  }, [isMine]);
}

/** Far apart a phone may hum with GW's nearness; around one table it would be heard. (section 7, 8) */
export function useNearness(play: Play, away: number): void {
  useEffect(() => {
    if (!isRemote(play) || buzz.peek() !== 'on' || away > 4) return;
    navigator.vibrate?.(away <= 2 ? [50, 70, 50] : 35);
  }, [play.view.gwAt]);
}
