/** What was measured, as text, and beside what was wanted. */
import { median } from '../kernel.ts';
import type { Measured } from './load.ts';
import type { ServerName } from './wires.ts';

/** Of one server with one number of rooms: each round's figures, in order. */
export interface Row {
  readonly server: ServerName;
  readonly rooms: number;
  readonly rounds: Measured[];
}

type Figure = (measured: Measured) => number;

const NAMES: { readonly [name in ServerName]: string } = {
  konklave: 'konklave (on the disk)',
  plain: 'plain ws and reducer',
  colyseus: 'Colyseus, messages',
  bgio: 'boardgame.io',
};

const cpu: Figure = ({ closed }) => closed.cpuMicros;

const COLUMNS: readonly { readonly head: string; readonly figure: Figure; readonly digits: number }[] = [
  { head: 'CPU us', figure: cpu, digits: 0 },
  { head: 'commands/s', figure: ({ closed }) => closed.movesPerSecond, digits: 0 },
  { head: 'paced: CPU us', figure: ({ paced }) => paced.cpuMicros, digits: 0 },
  { head: 'p50 ms', figure: ({ paced }) => paced.p50Ms, digits: 2 },
  { head: 'p99 ms', figure: ({ paced }) => paced.p99Ms, digits: 1 },
  { head: 'bytes', figure: ({ closed }) => closed.wireBytes, digits: 0 },
  { head: 'kB/room', figure: ({ roomKilobytes }) => roomKilobytes.resident, digits: 0 },
  { head: 'heap', figure: ({ roomKilobytes }) => roomKilobytes.heap, digits: 0 },
];

const figureOf = (row: Row, figure: Figure): number => median(row.rounds.map(figure));

/** The median over the rounds of one over the other, each taken within a round. */
function ratioOf(one: Row, other: Row, figure: Figure): number {
  return median(one.rounds.map((round, i) => figure(round) / figure(other.rounds[i]!)));
}

/** All rows have the same number of rooms. */
export function loadTable(rows: readonly Row[]): string {
  const plain = rows.find((row) => row.server === 'plain');
  const cells = rows.map((row) => [
    NAMES[row.server],
    ...COLUMNS.map(({ figure, digits }) =>
      figureOf(row, figure).toLocaleString('en', { maximumFractionDigits: digits }),
    ),
    plain ? ratioOf(row, plain, cpu).toFixed(2) : '',
  ]);
  const head = [`${rows[0]!.rooms} rooms`, ...COLUMNS.map((column) => column.head), 'CPU over plain'];
  const widths = head.map((_, i) => Math.max(...[head, ...cells].map((row) => row[i]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]! + 2))).join('');
  return `${[head, ...cells].map(line).join('\n')}\n`;
}

export interface Wish {
  readonly what: string;
  readonly wanted: number;
  readonly measured: number;
  readonly isReached: boolean;
}

/** What is wanted of ours, although it stores every command and the others keep everything in memory. */
export function measuredAgainst(rows: readonly Row[]): Wish[] {
  const wishes: Wish[] = [];
  const wish = (what: string, wanted: number, measured: number) =>
    wishes.push({ what, wanted, measured, isReached: measured <= wanted });
  for (const ours of rows.filter((row) => row.server === 'konklave')) {
    const { rooms } = ours;
    const beside = (server: ServerName) => rows.find((row) => row.server === server && row.rooms === rooms);
    const [plain, colyseus, bgio] = [beside('plain'), beside('colyseus'), beside('bgio')];
    if (plain) wish(`${rooms} rooms: CPU over plain ws`, 1.3, ratioOf(ours, plain, cpu));
    if (colyseus) wish(`${rooms} rooms: CPU over Colyseus`, 1, ratioOf(ours, colyseus, cpu));
    if (bgio) wish(`${rooms} rooms: CPU over boardgame.io`, 0.25, ratioOf(ours, bgio, cpu));
    if (rooms < 1000) continue;
    if (colyseus)
      wish(
        `${rooms} rooms: paced p99 over Colyseus`,
        1,
        ratioOf(ours, colyseus, ({ paced }) => paced.p99Ms),
      );
    wish(
      `${rooms} rooms: bytes a move`,
      450,
      figureOf(ours, ({ closed }) => closed.wireBytes),
    );
    wish(
      `${rooms} rooms: kB a room, resident`,
      100,
      figureOf(ours, ({ roomKilobytes }) => roomKilobytes.resident),
    );
  }
  return wishes;
}

export function wishesTable(wishes: readonly Wish[]): string {
  const number = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0)).padStart(8);
  const rows = wishes.map(
    ({ what, wanted, measured, isReached }) =>
      `${what.padEnd(40)}${number(wanted)}${number(measured)}  ${isReached ? 'reached' : 'missed'}`,
  );
  return `${[`${''.padEnd(40)}${'wanted'.padStart(8)}${'got'.padStart(8)}`, ...rows].join('\n')}\n`;
}
