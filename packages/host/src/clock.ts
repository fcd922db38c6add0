/** Time as a host knows it. Tests bring their own. */
export interface Clock {
  /** Milliseconds since any beginning. */
  now(): number;
  /** Acts once so many milliseconds have passed; what it gives back calls that off. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface Waiting {
  readonly at: number;
  readonly act: () => void;
}

/** A clock that stands still until somebody moves it. */
export class ManualClock implements Clock {
  #now = 0;
  readonly #waiting: Waiting[] = []; // in the order in which it was wished

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const entry = { at: this.#now + Math.max(0, ms), act };
    this.#waiting.push(entry);
    return () => {
      const place = this.#waiting.indexOf(entry);
      if (place >= 0) this.#waiting.splice(place, 1);
    };
  }

  /** When the next thing is due; null: nothing is. */
  get next(): number | null {
    return this.#first?.at ?? null;
  }

  get #first(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const each of this.#waiting) if (first === undefined || each.at < first.at) first = each;
    return first;
  }

  /** Lets time pass, doing on the way what is due. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (let first = this.#first; first !== undefined && first.at <= until; first = this.#first) {
      this.#now = Math.max(this.#now, first.at);
      this.#waiting.splice(this.#waiting.indexOf(first), 1);
      first.act();
    }
    this.#now = until;
  }
}
