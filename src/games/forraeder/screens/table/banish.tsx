/** The one who goes, and the card. */
import { useMemo } from 'preact/hooks';
import { cutDisc, gouge, path, seeded } from '../../../../web/art/lino.ts';
import { Picture } from '../../../../web/kit/index.ts';
import { turnedCard } from '../art/cards.ts';
import { wax } from '../art/shapes.ts';
import { Hood, SeasonNote } from './guest.tsx';
import type { TableProps } from './props.ts';
import { Around, Layer, LOW, spotsFor, Title } from './ring.tsx';
import { TallyPanel } from './slates.tsx';

const SEALED = (): string => {
  const rays = Array.from({ length: 48 }, (_, k) => {
    const a = (k / 48) * 2 * Math.PI;
    return gouge(150 + 96 * Math.cos(a), 210 + 96 * Math.sin(a), 150 + 120 * Math.cos(a), 210 + 120 * Math.sin(a), 2.4);
  });
  return (
    path('M10 16L300 12L308 432L14 434Z', '#1b0710') +
    path('M0 4L300 0L298 420L3 418Z', '#1a2b46') +
    '<path d="M14 18L286 15L284 405L17 404Z" fill="none" stroke="#56719b" stroke-width="3"/>' +
    path(rays.join(''), '#304a72') +
    `<g transform="translate(72 132) scale(1.56)">${wax('#b3203a', '#5c0d1e')}</g>`
  );
};

export function Banishment(props: TableProps) {
  const { view, w, faces, name } = props;
  const at = useMemo(() => spotsFor(view.order.length), [view.order.length]);
  const gone = view.tables.at(-1)?.banished;
  const role = gone !== undefined && view.identified.includes(gone) ? view.roles[gone] : undefined;
  const card = useMemo(() => (role === undefined ? SEALED() : turnedCard(role)), [role]);
  if (gone === undefined) return null;
  const lights =
    path(cutDisc(500, 520, 236, 200, seeded(8), 4, 60), '#96182f') +
    path(cutDisc(500, 520, 186, 158, seeded(9), 4, 60), '#b3324a');
  const votes = view.out[gone]?.votes ?? 0;
  const isCardShown = view.asked !== false || role !== undefined;
  return (
    <Layer props={props} inks={LOW} over={lights}>
      <Title {...props} />
      <Around props={props} at={at} />
      <div class="ft-guest ft-stand" style={{ '--tint': `var(--seat-${faces[gone]!.tint})` }}>
        <span class="ft-fig" aria-hidden="true">
          <Hood face={faces[gone]!} />
        </span>
        <span class="ft-card">
          {name(gone)}
          <small>{view.step === 'words' ? `${w.banish.is}, ${w.tie.hasFloor}` : w.banish.is}</small>
        </span>
      </div>
      {isCardShown && (
        <div class={`ft-id${role ? ' is-shown' : ''}`} role="status" key={role ?? 'sealed'}>
          <Picture width={300} height={420} art={card} />
          {role ? (
            <p class={role}>
              <span>{w.banish.was(name(gone))}</span>
              <b>{w.banish[role]}</b>
            </p>
          ) : (
            <span class="vh">{w.banish.sealed}</span>
          )}
        </div>
      )}
      {view.shown.length > 0 ? (
        <TallyPanel {...props} />
      ) : (
        <aside class="ft-panel ft-tally">
          <h2>{w.banish.sum(votes)}</h2>
        </aside>
      )}
      <SeasonNote {...props} />
    </Layer>
  );
}
