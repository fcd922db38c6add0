const PATIENCE = 2000; //     ms before anything is said in a terminal
const LINE_EVERY = 10_000; // ms between two lines where there is none
const REDRAW_EVERY = 200;

/** The part of a stream that progress needs. */
export interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How far a long run has come. Says nothing about short ones. */
export class Progress {
  readonly #total: number;
  readonly #what: string;
  readonly #stream: Stream;
  readonly #now: () => number;
  readonly #began: number;
  #said: number;
  #isShown = false;

  constructor(what: string, total: number, stream: Stream, now: () => number = () => performance.now()) {
    this.#what = what;
    this.#total = total;
    this.#stream = stream;
    this.#now = now;
    this.#began = now();
    this.#said = this.#began;
  }

  update(done: number): void {
    const now = this.#now();
    const isTerminal = this.#stream.isTTY === true;
    const isDue = isTerminal
      ? now - this.#began > PATIENCE && now - this.#said > REDRAW_EVERY
      : now - this.#said > LINE_EVERY;
    if (!isDue) return;
    this.#said = now;
    this.#isShown = true;
    const text = progressText(this.#what, done, this.#total, now - this.#began);
    this.#stream.write(isTerminal ? `\r${text}\u001B[K` : `${text}\n`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.#isShown && this.#stream.isTTY === true) this.#stream.write('\r\u001B[K');
  }
}

export function progressText(what: string, done: number, total: number, ms: number): string {
  const left = done > 0 ? `, about ${Math.ceil(((ms / done) * (total - done)) / 1000)} s left` : '';
  const count = (n: number): string => n.toLocaleString('en-US');
  return `${count(done)} of ${count(total)} ${what}, ${Math.floor((100 * done) / total)} %${left}`;
}
