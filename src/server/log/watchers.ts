/** Those who want to hear when another server changed a room's log. */
interface Watcher {
  readonly changed: (room: string) => void;
  readonly missed: () => void;
}

export class Watchers {
  readonly #watchers = new Set<Watcher>();

  watch(changed: (room: string) => void, missed: () => void): () => void {
    const watcher = { changed, missed };
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  changed(rooms: Iterable<string>): void {
    for (const room of new Set(rooms)) this.#tell((watcher) => watcher.changed(room));
  }

  missed(): void {
    this.#tell((watcher) => watcher.missed());
  }

  // In a microtask of its own: a watcher that throws is an uncaught error like any other, and does not keep the next
  // one from hearing, nor fail a commit that is on the disk.
  #tell(say: (watcher: Watcher) => void): void {
    for (const watcher of this.#watchers) {
      queueMicrotask(() => {
        if (this.#watchers.has(watcher)) say(watcher);
      });
    }
  }
}
