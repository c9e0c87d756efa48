/**
 * Cards, coins and tokens, as all three surfaces draw them.
 *
 * A card is printed on paper when the whole table has seen it, and blind (words only, dark on dark) while its owner looks
 * at it in her hand. Nothing unseen is ever printed bright, and nothing here knows which of two alike cards it is.
 */
import { useMemo } from 'preact/hooks';
import { Icon, Picture } from '../../../web/kit/index.ts';
import { type Face, goldOf } from '../content.ts';
import type { Texts } from '../texts/en.ts';
import { cardIn } from '../texts/index.ts';
import { backs } from './art/back.ts';
import { blankCoin, flatCoin, stack } from './art/coins.ts';
import { muffinArt } from './art/muffins.ts';
import { type SignId, signs } from './art/signs.ts';

const SPRITE = {
  __html:
    Object.entries(signs)
      .map(([id, art]) => `<symbol id="im-${id}" viewBox="0 0 24 24">${art}</symbol>`)
      .join('') +
    Object.entries(backs)
      .map(
        ([id, art]) =>
          `<symbol id="im-back-${id}" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice">${art}</symbol>`,
      )
      .join(''),
};

/** What the signs and the backs are copies of; once on every surface. */
export const Sprite = () => <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={SPRITE} />;

export function Sign({ id, class: name = '', label }: { id: SignId; class?: string; label?: string }) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg class={`icon im-sign ${name}`} viewBox="0 0 24 24" {...named}>
      <use href={`#im-${id}`} />
    </svg>
  );
}

export interface CardProps {
  readonly face: Face;
  readonly t: Texts;
  readonly jewelGold: number;
  /** Number and muffin only: lists, the used pile. */
  readonly mini?: boolean;
  readonly class?: string;
}

/** Where a long word may break on a card, in all four languages. */
const BREAKS =
  /(yester|straw|lingon|black|cloud|gårs|går|karde|hassel|mælke|mjölk|melke|trippel|tredob|vallmo|valmue|bringe)(?=\p{L}{3})/iu;
/** A soft hyphen is for the eye, and not for the ear. */
const SOFT = '\u00ad';

const printedName = (t: Texts, face: Face): string =>
  face === 'J' ? t.things.jewel : t.muffins[face - 1]!.replace(BREAKS, `$1${SOFT}`);
const LONG = 15;

const COIN = blankCoin(20, 20, 19);

const CoinFace = ({ gold }: { gold: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <g dangerouslySetInnerHTML={{ __html: COIN }} />
    <circle cx="20" cy="20" r="13.6" fill="#f2c65a" />
    <text x="20" y={gold > 9 ? 27.4 : 28} text-anchor="middle" class={gold > 9 ? 'im-worth is-two' : 'im-worth'}>
      {gold}
    </text>
  </svg>
);

/** Public print: paper, because it has been turned up for all. */
export function Card({ face, t, jewelGold, mini = false, class: name = '' }: CardProps) {
  const art = useMemo(() => ({ __html: muffinArt(face) }), [face]);
  const gold = goldOf(face, jewelGold);
  const words = printedName(t, face);
  const looks = `${face === 'J' ? ' j' : ''}${mini ? ' mini' : ''}${!mini && words.replace(SOFT, '').length > LONG ? ' two' : ''}`;
  return (
    <span class={`mc mc-paper${looks} ${name}`} role="img" aria-label={`${cardIn(t, face)}, ${t.panel.gold(gold)}`}>
      <span class="no">{face === 'J' ? <Sign id="crown" /> : face}</span>
      {!mini && (
        <span class="au">
          <CoinFace gold={gold} />
        </span>
      )}
      <svg class="art" viewBox="0 -34 200 224" aria-hidden="true" dangerouslySetInnerHTML={art} />
      {!mini && <span class="nm">{words}</span>}
    </span>
  );
}

/** Blind print: a face in the own hand, while it is looked at. */
export function Blind({ face, t, jewelGold, class: name = '' }: Omit<CardProps, 'mini'>) {
  const words = printedName(t, face);
  return (
    <span class={`mc mc-blind${words.replace(SOFT, '').length > LONG ? ' two' : ''} ${name}`}>
      <span class="no">{face === 'J' ? <Sign id="crown" /> : face}</span>
      <span class="nm">{words}</span>
      <span class="au">{t.panel.gold(goldOf(face, jewelGold))}</span>
    </span>
  );
}

/** One block for all: dim in a hand, bright on the table. */
export const Back = ({ dim = false, class: name = '' }: { dim?: boolean; class?: string }) => (
  <span class={`mc mc-back${dim ? ' dim' : ''} ${name}`}>
    <svg viewBox="0 0 200 280" aria-hidden="true">
      <use href={dim ? '#im-back-dim' : '#im-back-bright'} />
    </svg>
  </span>
);

export const Backs = ({ n, class: name = '' }: { n: number; class?: string }) => (
  <span class={`im-hid ${name}`}>
    {Array.from({ length: n }, (_, k) => (
      <Back key={k} />
    ))}
  </span>
);

interface CoinsProps {
  readonly n: number;
  readonly rx?: number;
  readonly seed?: number;
  /** How high a stack grows before the next one stands beside it. */
  readonly cap?: number;
  readonly gap?: number;
}

/** Coins of a bribe, each of them drawn. */
export function Coins({ n, rx = 32, seed = 2, cap = 10, gap = 2.1 }: CoinsProps) {
  const drawn = useMemo(() => {
    const columns = Math.max(1, Math.ceil(n / cap));
    const per = Math.ceil(n / columns);
    const height = Math.round(rx * 0.92 + Math.max(0, per - 1) * (rx * 0.24 + 1.2) + 4);
    const width = Math.round(rx * 2.3 + (columns - 1) * rx * gap);
    let art = '';
    for (let k = 0, left = n; k < columns; k++) {
      const here = Math.min(per, left);
      left -= here;
      art += stack(rx * 1.15 + k * rx * gap, height, here, { rx, seed: seed + k });
    }
    return { width, height, art: { __html: art } };
  }, [n, rx, seed, cap, gap]);
  const { width, height, art } = drawn;
  return (
    <svg
      class="coins"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={art}
    />
  );
}

const FLAT = flatCoin(20, 20, 17);
export const FlatCoin = () => <Picture width={40} height={40} art={FLAT} class="im-coin" />;

export interface TokensProps {
  readonly shop: number;
  readonly suspicious: number;
  readonly t: Texts;
}

export const Tokens = ({ shop, suspicious, t }: TokensProps) => (
  <>
    <span class="im-tok">
      <Sign id="shop" label={t.things.openShop} />
      <b>{shop}</b>
    </span>
    <span class={`im-tok${suspicious > 0 ? ' has' : ''}`}>
      <Sign id="eye" label={t.things.suspicious} />
      <b>{suspicious}</b>
    </span>
  </>
);

export const Bot = ({ t }: { t: Texts }) => <Icon id="robot" class="bot" label={t.panel.robot} />;
