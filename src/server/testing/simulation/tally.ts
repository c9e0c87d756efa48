/** What may go wrong in a rough simulation, and how often it did. A soak in which one of these never happens proves less than it says. */
export const FAULTS = [
  'a server dies between two turns',
  'a server dies in the middle of a turn',
  'a commit dies with its server',
  'a commit outlives its server',
  'an append is not written, and fails',
  'an append is written, and fails',
  'a read fails',
  'a read is short',
  'an entry is damaged',
  'the power fails',
  'the last moves are lost, and the store knows',
  'the last moves are lost behind a server’s back',
  'the store is silent for a while',
  'the store fails for a while',
  'the store answers late',
  'the store answers after the rooms were closed',
  'a report is lost',
  'two servers race',
  'a server sleeps',
  'a server drains',
  'all servers drain',
  'a line breaks',
  'a page is loaded anew',
  'a page freezes',
  'a seat moves to another device',
  'a browser forgets its token',
  'a door is locked',
  'somebody knocks at a locked door',
  'a host is gone, and somebody stands in',
  'a room takes too much of the processor',
  'somebody guesses at rooms',
  'a stranger is told to wait',
] as const;

export type Fault = (typeof FAULTS)[number];

export class Tally {
  readonly counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;

  note(fault: Fault, times = 1): void {
    this.counts[fault] += times;
  }
}
