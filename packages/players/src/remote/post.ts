import type { Answer } from '../bot.ts';
import type { Errand, FromDesk, RemoteThinking, ToDesk } from './errand.ts';

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly follow: ((answer: Answer) => void) | undefined;
}

/** Sends errands to a desk in another thread. */
export class Post implements RemoteThinking {
  readonly #send: (message: ToDesk) => void;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(send: (message: ToDesk) => void) {
    this.#send = send;
  }

  think(errand: Errand, signal?: AbortSignal, follow?: (answer: Answer) => void): Promise<Answer> {
    const id = this.#next++;
    const callOff = (): void => this.#send({ id, isOff: true });
    signal?.addEventListener('abort', callOff, { once: true });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, follow });
      this.#send({ id, errand });
      if (signal?.aborted === true) callOff(); // nothing will be heard of that
    });
  }

  receive(message: FromDesk): void {
    const waiting = this.#waiting.get(message.id);
    if ('soFar' in message) return waiting?.follow?.(message.soFar);
    this.#waiting.delete(message.id);
    if ('answer' in message) waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.problem));
  }

  /** The thread is gone: nobody will answer what is still open. */
  fail(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
