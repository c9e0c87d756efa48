/** What comes before a round: the shuffle and the cut. */
import { useMemo } from 'preact/hooks';
import { n1 } from '../../../../web/art/lino.ts';
import { Picture } from '../../../../web/kit/index.ts';
import type { Around } from '../around.ts';
import { mouthArt } from '../art.ts';
import { deckSize, signsIn } from '../count.ts';
import { Back, JokerCard, Tile } from '../parts.tsx';
import { Faces, Left } from './bits.tsx';

/** A choir of mouths, riffled. */
function choir(box: Parameters<typeof mouthArt>[0]): string {
  const count = 17;
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  const back = `<rect x="-98.500" y="-128.500" width="197" height="257" rx="13" fill="#000" stroke="#7089ae" stroke-width="3"/><g transform="translate(-100 -130)">${mouthArt(box, null)}</g>`;
  return order
    .map((i) => {
      const a = -66 + (132 * i) / (count - 1);
      const t = (a * Math.PI) / 180;
      const x = 960 + 800 * 1.16 * Math.sin(t);
      const y = 1130 - 800 * Math.cos(t) + 44;
      const k = 1.12 + 0.26 * Math.cos(t);
      return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a * 0.92)}) scale(${k.toFixed(2)})"><path d="M-96 -124H108V140H-96Z" fill="#05080f"/>${back}</g>`;
    })
    .join('');
}

export function Shuffle({ around }: { around: Around }) {
  const { view, w, t, side } = around;
  const art = useMemo(() => choir(view.cardSet), [view.cardSet]);
  const { each, jokers: count } = deckSize(view);
  return (
    <>
      <Picture width={1920} height={1080} art={art} class="ot-choir" />
      <h1 class="ot-shout">{w.shuffle.other(side(view.dealer))}</h1>
      <p class="ot-sub">
        {w.round(view.round)}, {t.sets[view.cardSet]}
      </p>
      <div class="ot-dealer">
        <Faces around={around} side={view.dealer} />
      </div>
      <div class="ot-deck">
        {signsIn(view).map((sign) => (
          <Tile key={sign} sign={sign} size="56px" label={`${t.symbols[sign]} `} />
        ))}
        <p>{w.shuffle.each(each)}</p>
        {count > 0 && (
          <>
            <JokerCard joker="joker-2" t={t} width="72px" drop={0} />
            <p>{w.shuffle.jokers(count)}</p>
          </>
        )}
      </div>
      <p class="ot-code">{around.code}</p>
    </>
  );
}

/** The deck is cut, and nobody has drawn yet. */
export function Cut({ around }: { around: Around }) {
  const { view, w, side } = around;
  return (
    <>
      <svg class="ot-knife" viewBox="0 0 1920 1080" aria-hidden="true">
        <path fill="var(--of-drop)" d="M985 0H1085L961 1080H841Z" />
        <path fill="var(--ink-800)" d="M1043 0H1056L918 1080H903Z" />
      </svg>
      <h1 class="ot-shout">{w.shuffle.cut}</h1>
      {(['left', 'right'] as const).map((pile) => (
        <div key={pile} class={`ot-pack is-${pile}`}>
          {[6, 5, 4, 3, 2, 1].map((i) => (
            <span key={i} class="e" style={{ translate: `${i * 5}px ${-i * 6}px` }} />
          ))}
          <Back box={view.cardSet} count={view.counts[pile]} width="440px" drop={16} />
        </div>
      ))}
      <p class="ot-next">
        <Faces around={around} side={view.turn} />
        <span>{w.shuffle.first(side(view.turn))}</span>
      </p>
      <Left around={around} class="ot-clock2" />
      <p class="ot-code">{around.code}</p>
    </>
  );
}
