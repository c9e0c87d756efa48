/** How often somebody may come to a room, sit down in it as a stranger, and speak or ask for tickets. */
import { Bucket, Buckets, LIMITS } from './limits.ts';

export class Paces {
  readonly #visits: Bucket;
  readonly #visitsByAddress = new Buckets(
    LIMITS.visitsPerAddressBurst,
    LIMITS.visitsPerAddressPerMinute / 60,
    LIMITS.addressesKeptPerRoom,
  );
  readonly #comings = new Buckets(LIMITS.comingsBurst, LIMITS.comingsPerMinute / 60, LIMITS.peopleKeptPerRoom);
  readonly #chats = new Buckets(LIMITS.chatBurst, LIMITS.chatPerMinute / 60, LIMITS.peopleKeptPerRoom);
  /** The last that were allowed, of whoever it was. */
  #allowed: readonly string[] = [];
  #sits = sitsOf();

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
    return this.#comings.take(holder, now);
  }

  /** Those whom the door does not know, by their address: fresh tokens cost nothing. */
  maySit = (network = '', now: number): boolean => !this.#sits.isEmpty(network, now);
  noteSat = (network = '', now: number): void => void this.#sits.take(network, now);
  /** The host has done something about them, or another lobby has opened. */
  forgetSits(): void {
    this.#sits = sitsOf();
  }

  /** Counted by person, however often their line comes back. What is decided again after a conflict counts once. */
  mayChat(holder: string, id: string, now: number): boolean {
    const one = `${holder} ${id}`;
    if (this.#allowed.includes(one)) return true;
    if (!this.#chats.take(holder, now)) return false;
    this.#allowed = [...this.#allowed.slice(1 - LIMITS.peopleKeptPerRoom), one];
    return true;
  }
}

const sitsOf = (): Buckets =>
  new Buckets(LIMITS.sitsPerAddressBurst, LIMITS.sitsPerAddressPerHour / 3600, LIMITS.addressesKeptPerRoom);
