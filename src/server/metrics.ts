/** What an operator watches, in Prometheus' text format. No names, no codes of rooms, no secrets. */
export class Counter {
  readonly #values = new Map<string, number>();

  inc(label = '', by = 1): void {
    this.#values.set(label, (this.#values.get(label) ?? 0) + by);
  }

  dec(label = ''): void {
    this.inc(label, -1);
  }

  get values(): ReadonlyMap<string, number> {
    return this.#values;
  }

  get total(): number {
    return [...this.#values.values()].reduce((sum, value) => sum + value, 0);
  }
}

const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Histogram {
  readonly counts = BUCKETS.map(() => 0);
  sum = 0;
  count = 0;

  observe(seconds: number): void {
    this.sum += seconds;
    this.count++;
    for (let i = 0; i < BUCKETS.length; i++) if (seconds <= BUCKETS[i]!) this.counts[i]!++;
  }
}

export interface Metrics {
  readonly rooms: Counter;
  readonly sockets: Counter;
  readonly commands: Counter;
  readonly botCommands: Counter;
  /** By code. */
  readonly refusals: Counter;
  readonly conflicts: Counter;
  readonly closes: Counter;
  /** Frames that had to be larger than what all are told allows: somebody on the air could see it. */
  readonly oversized: Counter;
  /** Requests that were not let in, by reason. */
  readonly turnedAway: Counter;
  readonly append: Histogram;
  /** What the store itself took; the rest of an append is waiting for its turn. */
  readonly commit: Histogram;
}

export const createMetrics = (): Metrics => ({
  rooms: new Counter(),
  sockets: new Counter(),
  commands: new Counter(),
  botCommands: new Counter(),
  refusals: new Counter(),
  conflicts: new Counter(),
  closes: new Counter(),
  oversized: new Counter(),
  turnedAway: new Counter(),
  append: new Histogram(),
  commit: new Histogram(),
});

/** What an operator is told beside what was counted. */
export interface Gauges {
  readonly gamesRunning: number;
  readonly isDraining: boolean;
  /** How late the event loop runs, in seconds. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly memory: { readonly resident: number; readonly heap: number; readonly outside: number };
}

export function metricsText(metrics: Metrics, { gamesRunning, isDraining, loopDelay, memory }: Gauges): string {
  const lines: string[] = [];
  const head = (name: string, type: string, help: string) =>
    lines.push(`# HELP konklave_${name} ${help}`, `# TYPE konklave_${name} ${type}`);
  const plain = (name: string, type: string, help: string, value: number) => {
    head(name, type, help);
    lines.push(`konklave_${name} ${value}`);
  };
  const labelled = (name: string, help: string, label: string, counter: Counter) => {
    head(name, 'counter', help);
    for (const [value, count] of counter.values) lines.push(`konklave_${name}{${label}="${value}"} ${count}`);
  };
  const histogram = (name: string, help: string, { counts, sum, count }: Histogram) => {
    head(name, 'histogram', help);
    for (const [i, le] of BUCKETS.entries()) lines.push(`konklave_${name}_bucket{le="${le}"} ${counts[i]}`);
    lines.push(
      `konklave_${name}_bucket{le="+Inf"} ${count}`,
      `konklave_${name}_sum ${sum}`,
      `konklave_${name}_count ${count}`,
    );
  };
  plain('rooms', 'gauge', 'Rooms in memory.', metrics.rooms.total);
  plain('sockets', 'gauge', 'Connected pages.', metrics.sockets.total);
  plain('games_running', 'gauge', 'Games that a restart would interrupt.', gamesRunning);
  plain('draining', 'gauge', 'Whether no new games begin here.', isDraining ? 1 : 0);
  plain('commands_total', 'counter', 'Commands of people.', metrics.commands.total);
  plain('bot_commands_total', 'counter', 'Commands of bots.', metrics.botCommands.total);
  plain('append_conflicts_total', 'counter', 'Appends that another server made first.', metrics.conflicts.total);
  labelled('refusals_total', 'Refused commands by code.', 'code', metrics.refusals);
  labelled('closes_total', 'Lines closed by the server, by reason.', 'reason', metrics.closes);
  labelled('oversized_frames_total', 'Frames whose size told something: never.', 'kind', metrics.oversized);
  labelled('turned_away_total', 'Requests that were not let in, by reason.', 'reason', metrics.turnedAway);
  histogram('append_seconds', 'How long a durable append took.', metrics.append);
  histogram('commit_seconds', 'How long the store took for a commit.', metrics.commit);
  head('event_loop_delay_seconds', 'gauge', 'How late the event loop runs.');
  for (const [quantile, value] of Object.entries(loopDelay)) {
    lines.push(`konklave_event_loop_delay_seconds{quantile="${quantile}"} ${value}`);
  }
  head('memory_bytes', 'gauge', 'Memory of this process.');
  for (const [part, value] of Object.entries(memory)) lines.push(`konklave_memory_bytes{part="${part}"} ${value}`);
  return `${lines.join('\n')}\n`;
}
