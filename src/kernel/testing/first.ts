/**
 * The first of two worlds: a random game in which every viewer's frames, answers and offers are written down step by
 * step, with snapshots from which a twin can go on.
 */
import type { Actor, AnyGame, Seat, Typed } from '../game.ts';
import { accepts } from '../offer.ts';
import { lots, type Stream } from '../random.ts';
import type { Entry } from '../table.ts';
import { type Candidates, newsFor, openCandidates } from './candidates.ts';
import { textOf } from './plain.ts';
import { playGame, sampleOne } from './players.ts';
import { describe, drawSetting, type Fixed } from './settings.ts';
import {
  bareSnapshot,
  collect,
  type Ear,
  emit,
  go,
  listening,
  openEar,
  type ScriptStep,
  type Snapshot,
  snapshotOf,
  type World,
} from './world.ts';

export interface Secrecy extends Fixed {
  readonly seed: string | number;
  /** How many steps of a game have twins made of them. */
  readonly snapshotsPerGame?: number;
  readonly commandsMax?: number;
  readonly carePerMille?: number;
  /** How often in a thousand steps somebody tries something out of turn, or the server has news. */
  readonly probesPerMille?: number;
  readonly newsPerMille?: number;
  /** How many viewers' offers are compared at each step. */
  readonly offersPerStep?: number;
  /**
   * Also lets lots fall otherwise for those who were not told. Every card that is shuffled in secret and turned later
   * must then be on the licence list.
   */
  readonly otherLots?: boolean;
}

/** What each viewer had got after a step of the first world. */
export interface Mark {
  readonly frames: readonly number[];
  readonly heard: readonly number[];
  readonly offers: readonly (string | undefined)[];
  readonly entry: Entry | undefined;
  /** A player's command, of which somebody at the table was not told all. */
  readonly isHidden: boolean;
}

export interface First {
  readonly world: World;
  readonly seed: string;
  readonly setting: string;
  readonly seats: number;
  readonly script: readonly ScriptStep[];
  readonly marks: readonly Mark[];
  readonly snapshots: readonly Snapshot[];
}

export function playFirst(game: AnyGame, seed: string, how: Secrecy): First {
  const { snapshotsPerGame = 24, probesPerMille = 150, newsPerMille = 10, carePerMille = 20, offersPerStep = 1 } = how;
  const lot = lots(`${seed}/first`);
  const setting = drawSetting(game, lot, how);
  const world: World = { game, table: undefined as never, ears: [], licences: [] };
  const script: ScriptStep[] = [];
  const marks: Mark[] = [];
  const snapshots: Snapshot[] = [];
  const candidates = openCandidates(game, setting.seats.length);

  const note = (step: ScriptStep, entry: Entry | undefined): void => {
    script.push(step);
    const count = world.ears.length;
    const watched = lot.int(count); // from here on, round the table
    marks.push({
      frames: world.ears.map((ear) => collect(ear, step.at)),
      heard: world.ears.map(({ heard }) => heard.length),
      offers: world.ears.map((ear, i) =>
        (i - watched + count) % count < offersPerStep ? offersOf(game, ear, step.at) : undefined,
      ),
      entry,
      isHidden: entry !== undefined && isPlayer(step.by) && isHidden(entry, world.ears),
    });
    // Kept evenly over a game whose length nobody knows yet: each later one pushes out an earlier one by lot.
    const place = snapshots.length < snapshotsPerGame ? snapshots.length : lot.int(marks.length);
    if (place < snapshotsPerGame) snapshots[place] = snapshotOf(world, marks.length);
  };
  const tryOut = (by: Actor, command: Typed): void => {
    const step = { at: world.table.now, by, command };
    note(step, go(world, step));
  };

  playGame(
    listening(game, (bits) => world.licences.push(bits)),
    {
      ...setting,
      seed,
      bots: ['sample'],
      carePerMille,
      viewers: ['table'],
      commandsMax: how.commandsMax ?? 3000,
      onAct(step, table) {
        if (world.ears.length === 0) Object.assign(world, { table, ears: table.watchers.map(openEar) });
        const entry = step.refusal === undefined ? table.log.at(-1) : undefined;
        emit(world, entry, step.by === 'clock' ? undefined : { to: step.by, refusal: step.refusal });
        note(step, entry);
        candidates.keep(step.command);
        if (game.result(table.truth)) return;
        if (lot.int(1000) < probesPerMille) {
          const [by, command] = probe(world, candidates, lot);
          if (command) tryOut(by, command);
        }
        if (lot.int(1000) < newsPerMille) {
          const command = newsFor(game, table, lot);
          if (command) tryOut('server', command);
        }
      },
    },
  );
  snapshots.push(bareSnapshot(world));
  return { world, seed, setting: describe(setting), seats: setting.seats.length, script, marks, snapshots };
}

export const isPlayer = (by: Actor): by is Seat | 'master' => typeof by === 'number' || by === 'master';

export const offersOf = (game: AnyGame, { viewer, watcher }: Ear, at: number): string | undefined =>
  isPlayer(viewer as Actor) ? textOf(game.legal(watcher.view as never, viewer as Seat, at)) : undefined;

/** A command without any effect hides nothing: another one instead of it may well be public. */
const isHidden = (entry: Entry, ears: readonly Ear[]): boolean =>
  entry.told.some(({ to, secret }) => secret || ears.some(({ viewer, mask }) => viewer !== entry.by && !(to & mask)));

/** Somebody tries something: what others may do, what was possible earlier, or that with another field; never care. */
function probe(world: World, candidates: Candidates, lot: Stream): [Actor, Typed | undefined] {
  const { ears, table, game } = world;
  const players = ears.filter(({ viewer }) => isPlayer(viewer as Actor));
  const offersTo = ({ viewer, watcher }: Ear) => game.legal(watcher.view as never, viewer as Seat, table.now);
  const ear = lot.pick(players);
  const command = (lot.int(3) === 0 && sampleOne(offersTo(lot.pick(players)), lot)) || candidates.draw(lot);
  const isCare = offersTo(ear).some((offer) => offer.care && accepts(offer, command));
  return [ear.viewer as Seat, isCare ? undefined : command];
}
