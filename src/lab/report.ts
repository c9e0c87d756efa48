/** The result of a run as one HTML file: charts drawn as SVG, no scripts, nothing loaded from elsewhere. */
import { number, percent, range } from './figures.ts';
import type { RunResult } from './run.ts';
import { type Counts, type Rate, type Tally, wilson } from './statistics.ts';

const safe = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!);

const WIDTH = 720;
const LABEL = 170;
const ROW = 30;
const BINS_MAX = 60;

export function reportOf(result: RunResult, tally: Tally): string {
  const { game, players, bots, seed, games, rates, botRates, seatWins, length, facts } = result;
  const title = `${game}: ${players} players, ${bots} bots`;
  const finished = games - result.errors;
  const seats = Object.fromEntries(seatWins.map((wins, seat) => [`seat ${seat}`, wilson(wins, finished)]));
  const chosen = Object.entries(result.options).map(([name, value]) => `${name}=${value}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${safe(title)}</h1>
<p>${number(games)} games from seed <code>${safe(seed)}</code>${result.interrupted ? ', then interrupted' : ''};
${number(result.draws)} draws, ${number(result.refusals)} refusals, ${number(result.errors)} errors;
${number(result.gamesPerSecond)} games a second.</p>
<h2>Who wins</h2>
${rateChart(rates)}
${Object.keys(botRates).length > 1 ? `<h2>Seats won, by bot</h2>\n${rateChart(botRates)}` : ''}
<h2>Wins by seat</h2>
${rateChart(seats)}
<h2>Commands a game</h2>
<p>On average ${number(length.mean, 1)}; nine in ten games have ${length.p5} to ${length.p95}, half of them at most ${length.p50}.</p>
${histogram(tally.lengths)}
<h2>Why games end</h2>
${table(
  ['reason', 'games'],
  Object.entries(result.reasons).map(([reason, count]) => [reason, number(count)]),
)}
<h2>Facts a game</h2>
${table(
  ['fact', 'mean', 'standard error'],
  Object.entries(facts).map(([kind, { mean, standardError }]) => [kind, mean.toFixed(3), standardError.toFixed(3)]),
)}
<h2>Options</h2>
<p><code>${safe(chosen.join(', '))}</code></p>
</main>
</html>
`;
}

/** One bar a row, with a whisker from the low to the high end of its 95% interval. */
function rateChart(rates: { readonly [name: string]: Rate }): string {
  const names = Object.keys(rates);
  const plot = WIDTH - LABEL - 190;
  const x = (share: number): string => (LABEL + share * plot).toFixed(1);
  const rows = names.map((name, i) => {
    const rate = rates[name]!;
    const y = i * ROW;
    return `<g><title>${safe(`${name}: ${range(rate)}`)}</title>
<text x="${LABEL - 10}" y="${y + 19}" text-anchor="end">${safe(name)}</text>
<rect class="ground" x="${LABEL}" y="${y + 5}" width="${plot}" height="${ROW - 10}"/>
<rect class="bar" x="${LABEL}" y="${y + 5}" width="${(rate.rate * plot).toFixed(1)}" height="${ROW - 10}"/>
<path class="whisker" d="M${x(rate.low)} ${y + ROW / 2}H${x(rate.high)}M${x(rate.low)} ${y + 10}v10M${x(rate.high)} ${y + 10}v10"/>
<text x="${LABEL + plot + 10}" y="${y + 19}">${range(rate)}</text></g>`;
  });
  const label = names.map((name) => `${name} ${percent(rates[name]!.rate)}`).join(', ');
  return svg(names.length * ROW, label, rows.join('\n'));
}

function histogram(lengths: Counts): string {
  const values = Object.keys(lengths).map(Number);
  if (values.length === 0) return '<p>No game was finished.</p>';
  const min = values.reduce((a, b) => Math.min(a, b));
  const max = values.reduce((a, b) => Math.max(a, b));
  const step = Math.max(1, Math.ceil((max - min + 1) / BINS_MAX));
  const bins = Array<number>(Math.ceil((max - min + 1) / step)).fill(0);
  for (const value of values) bins[Math.floor((value - min) / step)]! += lengths[value]!;
  const most = bins.reduce((a, b) => Math.max(a, b));
  const height = 180;
  const wide = WIDTH / bins.length;
  const bars = bins.map((games, i) => {
    const tall = (games / most) * height;
    const from = min + i * step;
    const span = step === 1 ? `${from}` : `${from} to ${from + step - 1}`;
    return `<rect class="bar" x="${(i * wide + 0.5).toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${Math.max(1, wide - 1).toFixed(1)}" height="${tall.toFixed(1)}"><title>${span} commands: ${number(games)} games</title></rect>`;
  });
  const axis = `<text x="0" y="${height + 18}">${min}</text><text x="${WIDTH}" y="${height + 18}" text-anchor="end">${max}</text>`;
  return svg(height + 24, `Number of games by commands, from ${min} to ${max}`, bars.join('\n') + axis);
}

const svg = (height: number, label: string, inner: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(label)}">\n${inner}\n</svg>`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) => row.map((cell) => `<${tag}>${safe(cell)}</${tag}>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody></table>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#17233b, #f2ead8); --ground: light-dark(#f7f2e6, #101a2d);
  --faint: light-dark(#e3dbc7, #223153); --bar: light-dark(#a3272f, #e0a84e); }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 1.5rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; }
svg { width: 100%; height: auto; display: block; }
text { fill: var(--ink); font-size: 14px; }
.ground { fill: var(--faint); }
.bar { fill: var(--bar); }
.whisker { stroke: var(--ink); stroke-width: 2; fill: none; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--faint); }
th + th, td + td { text-align: right; font-variant-numeric: tabular-nums; }
code { overflow-wrap: anywhere; }
`;
