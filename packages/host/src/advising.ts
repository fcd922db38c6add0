import type { Answer, AskOptions } from '@cardwright/players';
import type { Channel } from './channel.ts';
import type { FromHost, ToHost } from './wire.ts';

const HINT_MS = 800; // where nobody says how long it may take

/** Somebody is being told what a strong player would do, until they are asked something else. */
export class Advising {
  readonly #channel: Channel;
  readonly #n: number; // the question
  readonly #by: string;
  readonly #stop = new AbortController();

  constructor(channel: Channel, n: number, by: string) {
    this.#channel = channel;
    this.#n = n;
    this.#by = by;
  }

  /** They are asked something else by now. */
  get isStale(): boolean {
    return this.#channel.asked !== this.#n;
  }

  /** Says it as soon as there is something to say, and again as it is thought about. */
  async advise(
    consult: (manner: AskOptions) => Promise<Answer>,
    send: (message: FromHost) => void,
    { about, ms = HINT_MS }: Omit<Extract<ToHost, { type: 'hint' }>, 'type'>,
  ): Promise<void> {
    const { signal } = this.#stop;
    const say = ({ choice, considered = [], reasons = [] }: Answer, isDone: boolean): void => {
      const hint = { n: this.#n, by: this.#by, choice, considered, reasons, about: about ?? null, isDone };
      if (!signal.aborted) send({ type: 'hint', ...hint });
    };
    const onProgress = (soFar: Answer): void => say(soFar, false);
    say(await consult({ budget: { ms }, signal, about, onProgress }), true);
  }

  stop(): void {
    this.#stop.abort();
  }
}
