/**
 * Texts that somebody may want again soon: those used last, as many as fit within a bound on all of them together.
 */
export class Shelf {
  readonly #max: number;
  readonly #texts = new Map<string, string>(); // the one used last comes last
  #length = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get length(): number {
    return this.#length;
  }

  take(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text !== undefined) this.put(key, text);
    return text;
  }

  put(key: string, text: string): void {
    this.drop(key);
    this.#texts.set(key, text);
    this.#length += text.length;
    for (const [oldest] of this.#texts) {
      if (this.#length <= this.#max) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.#length -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}
