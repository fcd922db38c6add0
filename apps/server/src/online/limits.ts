/** Lets so many things happen at once, and then so many a second. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Whether one more may happen now; what is worth several takes as much. */
  take(worth = 1): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < worth) return false;
    this.#left -= worth;
    return true;
  }

  /** Nothing has happened for so long that it might as well be new. */
  get isFull(): boolean {
    return this.#left + ((this.#now() - this.#at) / 1000) * this.#perSecond >= this.#most;
  }
}

const MOST_KNOWN = 10_000;

/** A bucket for each name: an address, a person. Those that are full again are forgotten. */
export class Buckets {
  readonly #make: () => Bucket;
  readonly #known = new Map<string, Bucket>();

  constructor(make: () => Bucket) {
    this.#make = make;
  }

  take(name: string): boolean {
    let bucket = this.#known.get(name);
    if (bucket === undefined) {
      if (this.#known.size >= MOST_KNOWN) this.#forget();
      bucket = this.#make();
      this.#known.set(name, bucket);
    }
    return bucket.take();
  }

  #forget(): void {
    for (const [name, bucket] of this.#known) if (bucket.isFull) this.#known.delete(name);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
  }
}
