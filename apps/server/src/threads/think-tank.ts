import { Worker } from 'node:worker_threads';
import { type FromDesk, Post, type RemoteThinking } from '@cardwright/players/remote';

/** A thread that thinks, and how much it has been asked that it has not answered yet. */
interface Thinker {
  readonly worker: Worker;
  readonly post: Post;
  open: number;
}

/** Threads that think for the bots that search, started when there is something to think about: nobody at a table waits for them. */
export class ThinkTank implements RemoteThinking {
  readonly #most: number;
  readonly #thinkers: Thinker[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  async think(...asked: Parameters<RemoteThinking['think']>): ReturnType<RemoteThinking['think']> {
    const thinker = this.#free();
    thinker.open++;
    try {
      return await thinker.post.think(...asked);
    } finally {
      thinker.open--;
    }
  }

  /** The one with the least to do; another one as long as all have something to do and there may be more. */
  #free(): Thinker {
    const [least] = this.#thinkers.toSorted((a, b) => a.open - b.open);
    return least === undefined || (least.open > 0 && this.#thinkers.length < this.#most) ? this.#start() : least;
  }

  #start(): Thinker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { name: 'thinker' });
    const thinker: Thinker = { worker, post: new Post((message) => worker.postMessage(message)), open: 0 };
    worker.on('message', (message: FromDesk) => thinker.post.receive(message));
    worker.on('error', (error) => {
      this.#thinkers.splice(this.#thinkers.indexOf(thinker), 1); // the next one is another
      thinker.post.fail(`the thread that thinks has ended: ${error.message}`);
    });
    worker.unref();
    this.#thinkers.push(thinker);
    return thinker;
  }

  async close(): Promise<void> {
    await Promise.all(this.#thinkers.splice(0).map(({ worker }) => worker.terminate()));
  }
}
