import { Host } from '../src/host/host.ts';
import type { CallArguments, CallName, CallResult, HostMessage, News } from '../src/host/protocol.ts';

/** Somebody at a host, without a page: calls it, hears its news. */
export class TestSeat {
  readonly heard: News[] = [];
  readonly faults: string[] = [];
  readonly #host: Host;
  readonly #waiting = new Map<number, (message: HostMessage) => void>();
  #next = 1;

  constructor() {
    this.#host = new Host((message) => {
      if ('news' in message) this.heard.push(message.news);
      else if ('fault' in message) this.faults.push(message.fault);
      else if ('id' in message) this.#waiting.get(message.id)?.(message);
    });
  }

  async call<N extends CallName>(call: N, given: CallArguments<N>): Promise<CallResult<N>> {
    const id = this.#next++;
    const answered = new Promise<HostMessage>((resolve) => this.#waiting.set(id, resolve));
    await this.#host.receive({ id, call, given });
    const message = await answered;
    if ('problem' in message) throw new Error(message.problem);
    return (message as { returned: CallResult<N> }).returned;
  }

  get news(): News {
    const last = this.heard.at(-1);
    if (last === undefined) throw new Error('nothing was heard yet');
    return last;
  }

  /** The log as a page puts it together. */
  get log(): string[] {
    let lines: string[] = [];
    for (const { log } of this.heard)
      lines = [...lines.slice(0, log.from), ...log.lines.map(({ spans }) => spans.map(({ text }) => text).join(''))];
    return lines;
  }
}
