/** Ordet fanger: the card, the joker, the back, on all three surfaces. */
import './cards.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Language } from '../../../kernel/game.ts';
import { symbolArt } from '../../../web/art/symbols.ts';
import { useFetched } from '../../../web/chunk.ts';
import { type CardId, categoryNamed, type Joker, jokers, letterOf, type Sign, titleIn } from '../content.ts';
import type { View } from '../state.ts';
import type { OfTexts } from '../texts/index.ts';
import { type Box, jokerArt, mouthArt } from './art.ts';
import { fit } from './fit.ts';

export interface Printed {
  readonly title: string;
  readonly symbol: Sign;
}

/** What stands on a card, in the reader's language. */
export function printed({ options }: View, card: CardId, language: Language): Printed {
  const own = options.ownCategories;
  return { title: titleIn(language, card, own), symbol: categoryNamed(card, own)?.symbol ?? 'circle' };
}

/** What somebody has to answer, in words: a card's title, a junior's category, or the junior's own words. */
export const askedTitle = (view: View, asked: string, language: Language): string =>
  titleIn(language, asked, view.options.ownCategories);

export function Sym({ sign }: { sign: Sign }) {
  const inner = useMemo(() => ({ __html: symbolArt[sign] }), [sign]);
  return <svg class="of-sym" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={inner} />;
}

/** A symbol on its flag. */
export const Tile = ({ sign, size, label }: { sign: Sign; size?: string; label?: string }) => (
  <span class={`of-tile s-${sign}`} style={size ? { fontSize: size } : {}}>
    <Sym sign={sign} />
    {label && <span class="vh">{label}</span>}
  </span>
);

export interface CardProps extends Look {
  readonly view: View;
  readonly card: CardId;
}

interface Look {
  readonly language: Language;
  readonly t: OfTexts;
  /** Drawn size in pixels; on a phone the width that it has at 390. */
  readonly width: number;
  readonly height: number;
  readonly shape?: 'wide' | 'tall';
  /** Percent of the width, or of the height. */
  readonly flag?: number;
  readonly pad?: number;
  readonly symbol?: number;
  readonly index?: number;
  readonly most?: number;
  readonly drop?: number;
  /** Its symbol does not count: printed without colour. */
  readonly neutral?: boolean;
  /** As wide as its place, and its letters follow the width of the phone. */
  readonly fluid?: boolean;
  readonly hidden?: boolean;
  readonly class?: string;
}

const NARROW_FLAG = 30;
const PHONE = 390;

export const Card = ({ view, card, ...look }: CardProps) => (
  <PrintedCard {...look} print={printed(view, card, look.language)} />
);

export function PrintedCard(props: Look & { readonly print: Printed }) {
  const { print, language, t, width, height, shape = 'wide', pad = 12, most = 200, drop = 5, index = 19 } = props;
  const { title, symbol } = print;
  const isWide = shape === 'wide';
  let { flag = 38 } = props;
  const roomOf = (share: number) =>
    isWide
      ? ([width * (1 - share / 100) - 2 * pad - 2, height - 1.4 * pad] as const)
      : ([width - 2 * pad - 2, height * (1 - share / 100) - 1.4 * pad] as const);
  // A long word takes room from the flag.
  const isLong = isWide && width >= 460 && flag > NARROW_FLAG && fit(title, ...roomOf(flag), most) < 34;
  if (isLong) flag = NARROW_FLAG;
  const size = fit(title, ...roomOf(flag), most);
  const share = flag / 100;
  const sym =
    (isLong ? width * 0.24 : props.symbol) ??
    Math.min(isWide ? width * share : width, isWide ? height : height * share) * 0.68;
  const style = {
    '--flag': `${flag}%`,
    '--pad': `${pad}px`,
    '--fs': props.fluid ? `max(14px, min(${size}px, ${((size / PHONE) * 100).toFixed(2)}vw))` : `${size}px`,
    '--sym': `${Math.round(sym)}px`,
    '--idx': `${index}px`,
    '--drop': `${drop}px`,
    ...(props.fluid ? { '--h': `${height}px` } : { width: `${width}px`, height: `${height}px` }),
  };
  const ink = props.neutral ? 'none' : symbol;
  return (
    <article
      class={`of-card is-${shape} s-${ink} ${props.class ?? ''}`}
      lang={language}
      style={style}
      aria-hidden={props.hidden || undefined}
    >
      <span class="flag">
        <Sym sign={symbol} />
        <b aria-hidden="true">{letterOf(symbol)}</b>
        <span class="vh">{t.symbols[symbol]}. </span>
      </span>
      <p class="word">{title}</p>
    </article>
  );
}

/** No card lies there yet. */
export const NoCard = ({ children, height }: { children?: ComponentChildren; height: number }) => (
  <div class="of-card is-empty" style={{ '--h': `${height}px` }}>
    {children}
  </div>
);

/** Between the draw and its moment: the card stands on its edge, and nobody knows its face. */
export const Edge = ({ label, height }: { label: string; height: number }) => (
  <div class="of-edge" role="img" aria-label={label} style={{ height: `${height}px` }}>
    <i />
  </div>
);

export function JokerCard({ joker, t, width, drop }: { joker: Joker; t: OfTexts; width: string; drop?: number }) {
  const [a, b] = jokers[joker];
  const isLarge = Number.parseInt(width, 10) >= 150 && width.endsWith('px');
  const inner = useMemo(() => ({ __html: jokerArt(a, b, isLarge) }), [joker, isLarge]);
  return (
    <span
      class="of-joker"
      style={{ '--w': width, '--drop': `${drop ?? 5}px` }}
      role="img"
      aria-label={t.screen.joker(t.symbols[a], t.symbols[b])}
    >
      <svg viewBox="0 0 200 260" aria-hidden="true" dangerouslySetInnerHTML={inner} />
    </span>
  );
}

/** The back of a pile; the number is what it is about to shout. */
export function Back({ box, count, width, drop }: { box: Box; count: number | null; width?: string; drop?: number }) {
  const inner = useMemo(() => ({ __html: mouthArt(box, count) }), [box, count]);
  const style = { ...(width && { '--w': width }), ...(drop !== undefined && { '--drop': `${drop}px` }) };
  return (
    <span class="of-back" style={style}>
      <svg viewBox="0 0 200 260" aria-hidden="true" dangerouslySetInnerHTML={inner} />
    </span>
  );
}

/** The score pile: face down, so only a number. */
export const Won = ({ count, t }: { count: number | null; t: OfTexts }) => (
  <span class="of-won">
    <span aria-hidden="true">{count ?? '·'}</span>
    {count !== null && <span class="vh">{t.screen.score(count)}</span>}
  </span>
);

export const fetchJuniors = () => import('./juniors.ts');

export function JuniorPicture({ id, class: name = '' }: { id: string; class?: string }) {
  const chunk = useFetched(fetchJuniors);
  const [ink, art] = chunk?.juniorArt[id] ?? chunk?.juniorArt['junior-toys'] ?? (['star', ''] as const);
  const inner = useMemo(() => ({ __html: art }), [art]);
  return (
    <svg
      class={`of-pic ${name}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{ color: `var(--sym-${ink})` }}
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** Cards under the top stick out as plain edges: none, one, or more. */
export const depthOf = (under: number): string => (under <= 0 ? 'is-bare' : under > 1 ? 'is-deep' : '');
