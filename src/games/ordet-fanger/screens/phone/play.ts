/** What every screen of the phone is given, and what it gives back. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import type { Stage } from '../../../../web/stage.ts';
import { type Side, type State, sideOf, type View } from '../../state.ts';
import { type Around, aroundOf } from '../around.ts';

export interface Play extends Omit<Around, 'me'> {
  readonly me: Seat;
  readonly mine: Side;
  readonly may: readonly Offer[];
}

export function playOf(stage: Stage<State>, view: View, me: Seat): Play {
  return { ...aroundOf(stage, view), me, mine: sideOf(view, me), may: stage.offers() };
}

/** A screen as data, so that the field for answers can stay in the page while everything around it changes. */
export interface Scene {
  /** What makes it another screen than the one before. */
  readonly key: string;
  readonly class?: string;
  readonly phase: ComponentChildren;
  /** A heading for those who cannot see the screen, where none is drawn. */
  readonly title?: string;
  /** Game time of the end, or words. */
  readonly clock?: number | null | string;
  readonly stage: ComponentChildren;
  readonly thumb?: ComponentChildren;
  /** The stage reaches the edges. */
  readonly bleed?: boolean;
}

export const isDuellist = ({ view, mine }: Pick<Play, 'view' | 'mine'>): boolean =>
  (view.duel?.sides ?? []).includes(mine) && !(view.duel?.dropped ?? []).includes(mine);
