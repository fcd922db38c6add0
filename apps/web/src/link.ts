import type { CallArguments, CallMessage, CallName, CallResult, HostMessage, News, RoomNews } from './host/protocol.ts';

/** What was asked of the host was refused; the message says why in a line. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** What a page hears without asking. */
export interface LinkListeners {
  news(news: News): void;
  fault(fault: string): void;
  /** The way to a table elsewhere is gone. */
  lost?(why: string | null): void;
  /** Something changed at a table on a server, apart from its game. */
  around?(news: RoomNews): void;
}

/** A way to the host of a table. */
export interface Link {
  call<N extends CallName>(call: N, given: CallArguments<N>): Promise<CallResult<N>>;
  close(): void;
}

interface Waiting {
  resolve(returned: unknown): void;
  reject(error: Error): void;
}

/** Questions and answers over anything that carries messages. */
class Exchange {
  readonly #ears: LinkListeners;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(ears: LinkListeners) {
    this.#ears = ears;
  }

  ask(call: CallName, given: unknown, send: (message: CallMessage) => void): Promise<unknown> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send({ id, call, given });
    });
  }

  receive(message: HostMessage): void {
    if ('news' in message) return this.#ears.news(message.news);
    if ('fault' in message) return this.#ears.fault(message.fault);
    if ('around' in message) return this.#ears.around?.(message.around);
    if ('lost' in message) return this.#ears.lost?.(message.lost);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('problem' in message) waiting?.reject(new RefusedError(message.problem));
    else waiting?.resolve(message.returned);
  }

  fail(fault: string): void {
    for (const { reject } of this.#waiting.values()) reject(new RefusedError(fault));
    this.#waiting.clear();
    this.#ears.fault(fault);
  }
}

/** A host in a worker of this page. */
export function workerLink(ears: LinkListeners): Link {
  const worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' });
  const exchange = new Exchange(ears);
  worker.onmessage = ({ data }: MessageEvent<HostMessage>) => exchange.receive(data);
  worker.onerror = (event) => exchange.fail(event.message || 'the worker could not be started');
  return {
    call: (call, given) => exchange.ask(call, given, (message) => worker.postMessage(message)) as Promise<never>,
    close: () => worker.terminate(),
  };
}
