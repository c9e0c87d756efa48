/** How often somebody may come to a room, and speak or ask for tickets in it. */
import { Bucket, Buckets, LIMITS } from './limits.ts';

interface Chats {
  readonly pace: Bucket;
  allowed: readonly string[];
}

const KEPT = 1000;

export class Paces {
  readonly #visits: Bucket;
  readonly #visitsByAddress = new Buckets(LIMITS.visitsPerAddressBurst, LIMITS.visitsPerAddressPerMinute / 60, KEPT);
  readonly #comings = new Map<string, Bucket>();
  readonly #chats = new Map<string, Chats>();

  constructor(now: number) {
    this.#visits = new Bucket(LIMITS.visitsBurst, LIMITS.visitsPerMinute / 60, now);
  }

  /** All strangers together, and those of one address, who are not to take the others' share. */
  mayVisit(network: string | undefined, now: number): boolean {
    if (network !== undefined && !this.#visitsByAddress.take(network, now)) return false;
    return this.#visits.take(now);
  }

  /** Each of those who belong here by themselves. */
  mayComeBack(holder: string, now: number): boolean {
    let comings = this.#comings.get(holder);
    if (!comings) {
      comings = new Bucket(LIMITS.comingsBurst, LIMITS.comingsPerMinute / 60, now);
      this.#comings.set(holder, comings);
    }
    return comings.take(now);
  }

  /** Counted by person, however often their line comes back. What is decided again after a conflict counts once. */
  mayChat(holder: string, id: string, now: number): boolean {
    let chats = this.#chats.get(holder);
    if (!chats) {
      chats = { pace: new Bucket(LIMITS.chatBurst, LIMITS.chatPerMinute / 60, now), allowed: [] };
      this.#chats.set(holder, chats);
    }
    if (chats.allowed.includes(id)) return true;
    if (!chats.pace.take(now)) return false;
    chats.allowed = [...chats.allowed.slice(1 - LIMITS.chatBurst), id];
    return true;
  }
}
