/**
 * Masks, faces, icons and larger drawings.
 *
 * A mask or an icon is drawn once into a sprite beside the app, when it is first used; every other one refers to it.
 */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type IconId, icons } from '../art/icons.ts';
import { type MaskId, maskAt } from '../art/mask.ts';
import type { FaceOf } from './faces.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new Set<string>();
let sprite: SVGSVGElement | undefined;

function draw(id: string, size: number, inner: string | (() => Promise<string>)): string {
  if (drawn.has(id) || typeof document === 'undefined') return `#${id}`;
  drawn.add(id);
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg');
    sprite.setAttribute('class', 'sprite');
    sprite.setAttribute('aria-hidden', 'true');
    document.body.prepend(sprite);
  }
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', `0 0 ${size} ${size}`);
  const fill = (art: string) => {
    symbol.innerHTML = art;
  };
  if (typeof inner === 'string') fill(inner);
  else {
    inner().then(fill, () => {
      // No line: it is tried again when it is next drawn.
      drawn.delete(id);
      symbol.remove();
    });
  }
  sprite.append(symbol);
  return `#${id}`;
}

/** The drawings weigh more than all other pictures of a phone: the page is there first, and the faces appear in it. */
const maskArt = (id: MaskId) => async () => (await import('../art/masks.ts')).masks[id];

const tintStyle = (tint: number | undefined) => (tint === undefined ? {} : { '--tint': `var(--seat-${tint})` });

const namedOrHidden = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);

export interface MaskProps {
  readonly id: MaskId | number;
  readonly tint?: number;
  readonly class?: string;
}

export function Mask({ id, tint, class: name = '' }: MaskProps) {
  const mask = typeof id === 'number' ? maskAt(id) : id;
  return (
    <svg class={`mask ${name}`} aria-hidden="true" viewBox="0 0 100 100" style={tintStyle(tint)}>
      <use href={draw(`mask-${mask}`, 100, maskArt(mask))} />
    </svg>
  );
}

export interface FaceProps {
  readonly seat: {
    readonly name?: string;
    readonly mask: MaskId | number;
    readonly tint: number;
    readonly letter: string;
  };
  /** A CSS length, 3.5rem unless told. */
  readonly size?: string;
  /** Where the name does not stand beside it: screen readers are told. */
  readonly named?: boolean;
  readonly class?: string;
}

export function Face({ seat, size, named = false, class: name = '' }: FaceProps) {
  const style = { ...tintStyle(seat.tint), ...(size && { '--face': size }) };
  return (
    <span class={`face ${name}`} style={style} {...namedOrHidden(named ? seat.name : undefined)}>
      <Mask id={seat.mask} />
      <b>{seat.letter}</b>
    </span>
  );
}

export interface IconProps {
  readonly id: IconId;
  readonly class?: string;
  /** Only where no words stand beside it. */
  readonly label?: string;
}

export function Icon({ id, class: name = '', label }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg class={`icon ${name}`} viewBox="0 0 24 24" {...namedOrHidden(label)}>
      <use href={draw(`i-${id}`, 24, icons[id])} />
    </svg>
  );
}

export interface PictureProps {
  readonly width: number;
  readonly height: number;
  /** What a builder of art/ has drawn: inner SVG. */
  readonly art: string;
  /** What happens where the place has another shape: 'meet', or 'slice' with the part that must stay. */
  readonly fit?: 'meet' | 'slice' | 'slice-bottom' | 'slice-top' | 'fill';
  readonly class?: string;
  /** Without one the picture is decoration. */
  readonly label?: string;
}

const FITS = {
  meet: 'xMidYMid meet',
  slice: 'xMidYMid slice',
  'slice-bottom': 'xMidYMax slice',
  'slice-top': 'xMidYMin slice',
  fill: 'none',
} as const;

export function Picture({ width, height, art, fit = 'meet', class: name = '', label }: PictureProps) {
  const inner = useMemo(() => ({ __html: art }), [art]);
  return (
    <svg
      class={`picture ${name}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={FITS[fit]}
      {...namedOrHidden(label)}
      dangerouslySetInnerHTML={inner}
    />
  );
}

export interface NameTagProps {
  readonly face: FaceOf;
  /** Below the name; the pronouns unless told, nothing when null. */
  readonly small?: ComponentChildren;
  /** What a screen reader calls the sign of a bot. */
  readonly bot?: string;
  readonly size?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** Paper, pinned: mask, colour and letter together with the name. */
export function NameTag({ face, small, bot = 'bot', size, class: name = '', children }: NameTagProps) {
  const below = small === undefined ? face.pronouns : small;
  return (
    <div class={`tag ${name}`}>
      <Face seat={face} {...(size && { size })} />
      <span>
        <span class="nm">{face.name}</span>
        {face.bot && <Icon id="robot" class="bot" label={bot} />}
        {below && <small>{below}</small>}
      </span>
      {children}
    </div>
  );
}
