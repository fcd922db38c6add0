import { type FromDesk, Post, type RemoteThinking } from '@cardwright/players/remote';

/** What a worker is called that only thinks. It runs the same file as the host: the games are loaded once. */
export const THINKER = 'thinker';

/** A worker that thinks for the bots of this page, started when the first of them has something to think about. */
export class ThinkTank implements RemoteThinking {
  #post: Post | null = null;

  think(...asked: Parameters<RemoteThinking['think']>): ReturnType<RemoteThinking['think']> {
    this.#post ??= this.#start();
    return this.#post.think(...asked);
  }

  #start(): Post {
    const worker = new Worker(globalThis.location.href, { type: 'module', name: THINKER });
    const post = new Post((message) => worker.postMessage(message));
    worker.onmessage = ({ data }: MessageEvent<FromDesk>) => post.receive(data);
    worker.onerror = (event) => {
      this.#post = null;
      post.fail(event.message || 'the worker that thinks could not be started');
    };
    return post;
  }
}
