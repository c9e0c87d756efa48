/** Where those come from who wait in a room: its log knows devices, and no addresses. */
import { LIMITS } from './limits.ts';
import type { Room } from './room.ts';

type Named = Pick<Room, 'id'>;

export class Origins {
  /** By room and device. */
  readonly #known = new Map<string, string>();
  /** Of those who are being written down. */
  readonly #underWay = new Map<string, string>();

  isUnderWay = ({ id }: Named, holder: string): boolean => this.#underWay.has(`${id} ${holder}`);

  /** How many of those who wait came from there. Who is being written down may wait in the room already, and counts once. */
  neighbours({ id }: Named, network: string, waiting: readonly (string | undefined)[]): number {
    const devices = waiting.map((holder) => `${id} ${holder}`).filter((device) => this.#known.get(device) === network);
    const all = new Set(devices);
    for (const [device, from] of this.#underWay) if (device.startsWith(`${id} `) && from === network) all.add(device);
    return all.size;
  }

  async during<T>({ id }: Named, holder: string, network: string, work: () => Promise<T>): Promise<T> {
    const device = `${id} ${holder}`;
    this.#known.delete(device);
    this.#known.set(device, network);
    if (this.#known.size > LIMITS.devicesKept) this.#known.delete(this.#known.keys().next().value!);
    this.#underWay.set(device, network);
    try {
      return await work();
    } finally {
      this.#underWay.delete(device);
    }
  }
}
