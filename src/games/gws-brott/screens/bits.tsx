/** The small things of the game, as parts of a screen: evidence, pieces, dice, handcuffs, footprints. */
import type { ComponentChildren } from 'preact';
import { type Card, type Colour, colourOf, colours, type Face as DieFace, type Piece } from '../content.ts';
import { arrowIcon, cuffs, die, emptyFoot, foot, gwDie, listIcon, mapIcon, torchIcon, trumpBack } from './art/marks.ts';
import { cuffsId, evidenceId, pieceId, shapeId } from './art/sprite.ts';

const named = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);

/** Handed in: printed. Still held: a dashed outline of the same shape. */
export function Ev({ colour, held = false, label }: { colour: Colour; held?: boolean; label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg class="gb-ev" viewBox="-8 -8 116 116" {...named(label)}>
      {held ? (
        <use class="gb-held" href={shapeId(colour)} x="-4" y="-4" width="108" height="108" />
      ) : (
        <use href={evidenceId(colour)} x="-8" y="-8" width="116" height="116" />
      )}
    </svg>
  );
}

export function Pc({ id, label }: { id: Piece; label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg class="gb-pc" viewBox="0 0 100 106" {...named(label)}>
      <use href={pieceId(id)} />
    </svg>
  );
}

const FACES = new Map<string, { readonly __html: string }>();
const drawnOnce = (key: string, draw: () => string) => {
  const known = FACES.get(key) ?? { __html: draw() };
  FACES.set(key, known);
  return known;
};

/** null: a die that has not been rolled. */
export const Die = ({ face, class: name = '' }: { face: DieFace | null; class?: string }) => (
  <svg
    class={`gb-die ${name}`}
    viewBox="0 0 100 108"
    aria-hidden="true"
    dangerouslySetInnerHTML={drawnOnce(`d${face}`, () => die(face))}
  />
);
export const GwDie = ({ face }: { face: number }) => (
  <svg
    class="gb-die"
    viewBox="0 0 100 108"
    aria-hidden="true"
    dangerouslySetInnerHTML={drawnOnce(`g${face}`, () => gwDie(face))}
  />
);

/** So many of all; those that are given away are faint. */
export function Cuffs({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <span class="gb-cuffs" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, k) => (
        <svg key={k} class={`gb-cuff${k < left ? '' : ' is-spent'}`} viewBox="0 4 140 80" aria-hidden="true">
          <use href={cuffsId()} x="0" y="4" width="140" height="80" />
        </svg>
      ))}
    </span>
  );
}
const BIG_CUFFS = {
  __html: `<g transform="translate(3 5)">${cuffs('#0a1220', '#0a1220')}</g>${cuffs('#c9d5e4', '#1f5fc4')}`,
};
export const BigCuffs = ({ class: name = '' }: { class?: string }) => (
  <svg class={name} viewBox="0 0 140 84" aria-hidden="true" dangerouslySetInnerHTML={BIG_CUFFS} />
);

const FULL = { __html: foot('var(--foot-ink, #8fb8f5)') };
const EMPTY = { __html: emptyFoot('#56719b') };
/** Steps left of all; the ones gone are outlines. */
export function Feet({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <span class="gb-feet" role="img" aria-label={label}>
      {Array.from({ length: Math.max(of, left) }, (_, k) => (
        <svg
          key={k}
          class="gb-foot"
          viewBox="10 4 50 92"
          aria-hidden="true"
          dangerouslySetInnerHTML={k < Math.max(of, left) - left ? EMPTY : FULL}
        />
      ))}
    </span>
  );
}

export interface SlotsProps {
  /** What was handed in. */
  readonly gone: readonly Card[];
  /** How many cards of a colour there were; and how many colours. */
  readonly each: number;
  readonly colourCount: number;
  readonly label: string;
}

/** A place for every card of a criminal: those handed in are printed. */
export function Slots({ gone, each, colourCount, label }: SlotsProps) {
  return (
    <span class="gb-slots" role="img" aria-label={label}>
      {colours.slice(0, colourCount).map((colour) => {
        const count = gone.filter((card) => colourOf(card) === colour).length;
        return (
          <span key={colour}>
            {Array.from({ length: each }, (_, k) => (
              <Ev key={k} colour={colour} held={k >= count} />
            ))}
          </span>
        );
      })}
    </span>
  );
}

const SIGNS = { list: listIcon, map: mapIcon, torch: torchIcon, arrow: arrowIcon } as const;

/** Signs that the house does not have, in the colour of the words beside them. */
export const Sign = ({ id, turn = 0 }: { id: keyof typeof SIGNS; turn?: number }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d={SIGNS[id]}
      transform={turn ? `rotate(${turn} 12 12)` : undefined}
    />
  </svg>
);

/** As the kit's tool, with a sign of this game. */
export function SignTool({
  id,
  onPress,
  children,
}: {
  id: 'list' | 'map';
  onPress: () => void;
  children: ComponentChildren;
}) {
  return (
    <button type="button" class="tool" onClick={onPress}>
      <Sign id={id} />
      <span>{children}</span>
    </button>
  );
}

const BACK = { __html: trumpBack() };
export const TrumpBack = () => (
  <svg class="gb-tback" viewBox="0 0 100 140" aria-hidden="true" dangerouslySetInnerHTML={BACK} />
);
