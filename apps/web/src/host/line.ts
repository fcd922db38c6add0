/** Whether there is a way to a table elsewhere. */
export type LineState = 'opening' | 'open' | 'lost';

export const WAITS = [0, 200, 400, 800, 1500]; // ms before each further attempt; the last one again and again
const TOO_LONG = 4000; //                  ms an attempt may take

interface Ends {
  readonly url: string;
  hear(message: unknown): void;
  changed(state: LineState): void;
}

/** A socket that is opened again whenever it is lost, until it is closed here. */
export class Line {
  readonly #ends: Ends;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(ends: Ends) {
    this.#ends = ends;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    ends.changed('opening');
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#ends.url);
    this.#socket = socket;
    this.#timer = setTimeout(this.#drop, TOO_LONG);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#attempt = 0;
      this.#ends.changed('open');
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#ends.hear(JSON.parse(data));
    socket.onclose = this.#drop;
  }

  /** The way is gone, or never was: another attempt. */
  readonly #drop = (): void => {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#let();
    this.#ends.changed('lost');
    const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)];
    this.#timer = setTimeout(() => this.#open(), wait);
  };

  readonly #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    this.#let();
    this.#attempt = 0;
    this.#open();
  };

  /** Lets go of the socket there is. */
  #let(): void {
    if (this.#socket === null) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }

  /** What is said while there is no way is lost: whoever comes back is asked anew. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    this.#let();
  }
}
