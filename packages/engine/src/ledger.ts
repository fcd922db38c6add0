/**
 * A list of plain data that grows and is seldom read. Full pages are kept as text: to whoever collects what is not needed
 * any more, a page is one thing and not hundreds, however long a game goes on. `page` entries make one; Infinity: nothing becomes text.
 */
export class Ledger<T> {
  readonly #page: number;
  readonly #pages: string[] = [];
  #open: T[] = [];

  constructor(page: number) {
    this.#page = page;
  }

  get length(): number {
    return this.#pages.length === 0 ? this.#open.length : this.#pages.length * this.#page + this.#open.length;
  }

  push(entry: T): void {
    this.#open.push(entry);
    if (this.#open.length < this.#page) return;
    this.#pages.push(JSON.stringify(this.#open));
    this.#open = [];
  }

  /** The entries from number `from` on. */
  since(from = 0): T[] {
    if (this.#pages.length === 0) return this.#open.slice(from);
    const first = Math.min(Math.floor(from / this.#page), this.#pages.length);
    const read = this.#pages.slice(first).flatMap((text) => JSON.parse(text) as T[]);
    const skipped = from - (first === 0 ? 0 : first * this.#page);
    return read.length === 0 ? this.#open.slice(skipped) : [...read, ...this.#open].slice(skipped);
  }

  /** Keeps the first `length` entries. */
  cut(length: number): void {
    const kept = this.since().slice(0, length);
    this.#pages.length = 0;
    this.#open = [];
    for (const entry of kept) this.push(entry);
  }
}
