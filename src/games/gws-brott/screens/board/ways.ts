/** The true ways, drawn over the town: a colour, a dash and a lane for each piece, the round at each stop. */
import { n1 } from '../../../../web/art/lino.ts';
import { type Piece, type Place, pieces } from '../../content.ts';
import { pieceInk } from '../art/marks.ts';
import type { Replay, Stop } from '../replay.ts';
import { centre, route } from './places.ts';

const LANES: { readonly [piece in Piece]: number } = { hat: -17, glove: 17, mask: 6, boot: -6 };
const DASHES: { readonly [piece in Piece]: string } = { hat: '2 16', glove: '', mask: '26 12', boot: '4 14 22 14' };
const LABEL = 'font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="800"';

function pathOf(piece: Piece, from: Place, to: Place): string {
  if (to === 'jail') return '';
  const o = LANES[piece];
  const points = route(from, to).map((place) => {
    const [x, y] = centre(place, 1);
    return `${place === 'jail' ? x + 30 : x + o} ${y + o}`;
  });
  return `M${points.join('L')}`;
}

/** Segments up to a round; the newest ones apart, so that they can be drawn slowly. */
function segments(piece: Piece, stops: readonly Stop[], upTo: number): { old: string; fresh: string } {
  let old = '';
  let fresh = '';
  stops.forEach((stop, k) => {
    if (k === 0 || stop.round > upTo) return;
    const d = pathOf(piece, stops[k - 1]!.place, stop.place);
    if (stop.round === upTo) fresh += d;
    else old += d;
  });
  return { old, fresh };
}

const stroke = (d: string, ink: string, w: number, dash = '', extra = ''): string =>
  d
    ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" ${dash ? `stroke-dasharray="${dash}"` : ''} ${extra}/>`
    : '';

function trace(piece: Piece, stops: readonly Stop[], upTo: number, w: number): string {
  const { old, fresh } = segments(piece, stops, upTo);
  const both = old + fresh;
  return (
    stroke(both, '#142034', w + 5) +
    stroke(both, '#fbf5e8', w + 1.5) +
    stroke(old, pieceInk[piece], w, DASHES[piece]) +
    stroke(fresh, pieceInk[piece], w, '', 'pathLength="1" class="gb-drawn"')
  );
}

function beads(piece: Piece, stops: readonly Stop[], upTo: number, size: number): string {
  const o = LANES[piece];
  return stops
    .filter(({ place, round }) => place !== 'jail' && round <= upTo)
    .map(({ place, round }) => {
      const [x, y] = centre(place);
      return `<g transform="translate(${x + o} ${y + o})"><circle r="${size}" fill="#142034"/><circle r="${size - 3}" fill="#fbf5e8"/><text y="${n1(size * 0.42)}" text-anchor="middle" ${LABEL} font-size="${n1(size * 1.2)}" fill="#142034">${round}</text></g>`;
    })
    .join('');
}

/** Where everybody stands at the end of a round, and where GW took them. */
function ends(replay: Replay, upTo: number): string {
  return pieces
    .map((piece) => {
      const stops = replay.stops.get(piece);
      const last = stops?.findLast(({ round }) => round <= upTo);
      if (!last || last.place === 'jail') return '';
      const [x, y] = centre(last.place);
      return `<use href="#gb-pc-${piece}" x="${x + LANES[piece] - 34}" y="${y + LANES[piece] - 36}" width="68" height="72"/>`;
    })
    .join('');
}

function catches(replay: Replay, upTo: number): string {
  const count = new Map<string, number>();
  return [...replay.stops]
    .flatMap(([piece, stops]) => stops.map((stop) => ({ piece, stop })))
    .filter(({ stop }) => stop.caught !== undefined && stop.round <= upTo)
    .map(({ piece, stop }) => {
      const n = count.get(stop.caught!) ?? 0;
      count.set(stop.caught!, n + 1);
      const [x, y] = centre(stop.caught!);
      return `<g transform="translate(${x - 44 + n * 26} ${y - 50 + n * 34})"><circle cx="44" cy="44" r="43" fill="#142034"/><circle cx="44" cy="44" r="38" fill="#fbf5e8"/><use href="#gb-pb-${piece}" x="23" y="8" width="42" height="42"/><g color="#1f5fc4"><use href="#gb-cuffs" x="12" y="44" width="64" height="37"/></g></g>`;
    })
    .join('');
}

/** GW's way in the round that is shown. */
function gwLine(replay: Replay, round: number): string {
  const before = replay.gw.findLast((one) => one.round < round);
  const steps = [...(before ? [before] : []), ...replay.gw.filter((one) => one.round === round)];
  const d = steps.map(({ square }) => {
    const [x, y] = centre(square);
    return `${x} ${y + 30}`;
  });
  return d.length < 2
    ? ''
    : `<path d="M${d.join('L')}" fill="none" stroke="#1f5fc4" stroke-width="9" stroke-opacity=".7" stroke-dasharray="3 15" stroke-linecap="round"/>`;
}

export const gwEnd = (replay: Replay, round: number) => replay.gw.findLast((one) => one.round <= round)!.square;

/** Everything of the ways up to a round; the way of the one that is looked at is thick. */
export function ways(replay: Replay, upTo: number, focus: Piece | null): string {
  const others = [...replay.stops].filter(([piece]) => piece !== focus);
  const mine = focus === null ? [] : [[focus, replay.stops.get(focus) ?? []] as const];
  return (
    gwLine(replay, upTo) +
    others.map(([piece, stops]) => trace(piece, stops, upTo, 6)).join('') +
    mine.map(([piece, stops]) => trace(piece, stops, upTo, 11)).join('') +
    others.map(([piece, stops]) => beads(piece, stops, upTo, 15)).join('') +
    mine.map(([piece, stops]) => beads(piece, stops, upTo, 21)).join('') +
    catches(replay, upTo) +
    ends(replay, upTo)
  );
}
