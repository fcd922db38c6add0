import type { Peers } from './peers.ts';

type Answering = (text: string) => Promise<string>;

/** Questions of a process to another one, and what is answered. */
export class Questions {
  readonly #peers: Peers;
  readonly #waiting = new Map<string, (text: string) => void>();
  readonly #answering = new Map<string, Answering>();
  #count = 0;

  constructor(peers: Peers) {
    this.#peers = peers;
    peers.on('asked', (from, { name, text }) => void this.#answer(from, name, text));
    peers.on('answered', (_, { name, text }) => this.#waiting.get(name)?.(text));
  }

  /** Whoever answers questions of this kind; where that fails, nobody answers. */
  on(kind: string, answer: Answering): void {
    this.#answering.set(kind, answer);
  }

  /** Asks, and waits so many milliseconds at most; null: nobody answered. */
  async ask(peer: string, kind: string, text = '', patience = Number.POSITIVE_INFINITY): Promise<string | null> {
    const name = `${kind} ${this.#peers.address} ${++this.#count}`;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const timer = Number.isFinite(patience) ? setTimeout(() => resolve(null), patience) : undefined;
    this.#waiting.set(name, resolve);
    this.#peers.say(peer, 'asked', name, text);
    const answer = await promise;
    clearTimeout(timer);
    this.#waiting.delete(name);
    return answer;
  }

  async #answer(from: string, name: string, text: string): Promise<void> {
    const answer = this.#answering.get(name.slice(0, name.indexOf(' ')));
    const said = await answer?.(text).catch(() => null);
    if (said != null) this.#peers.say(from, 'answered', name, said);
  }
}
