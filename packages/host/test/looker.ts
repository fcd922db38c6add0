import type { Choice, Event, Outcome } from '@cardwright/engine';
import type { Asked, Awaited, FromHost, Place, Refused, Screen, TableHost, ToHost, Told } from '../src/index.ts';
import { patched } from '../src/index.ts';

/** Somebody at a table, who has nothing but what was told. */
export class Looker {
  readonly heard: FromHost[] = [];
  readonly events: Event[] = [];
  readonly steps: unknown[] = []; // what the view was at each step
  readonly screen: Screen;
  view: unknown;
  asks: Asked | null = null;
  awaits: readonly Awaited[] = [];
  outcome: Outcome | null = null;
  last = 0;
  #answered = 0; // the number of the last question that was answered here
  /** Whoever wants to know when something comes. */
  onTold: (told: Told) => void = () => {};

  constructor(host: TableHost, place: Place, since: number | null = null) {
    this.screen = host.join(place, (message) => this.#hear(message), since);
  }

  #hear(message: FromHost): void {
    this.heard.push(message);
    if (message.type !== 'told') return;
    this.last = message.n;
    for (const { events, patch = null } of message.steps ?? []) {
      this.view = patched(this.view, patch);
      this.events.push(...events);
      this.steps.push(this.view);
    }
    if (message.view !== undefined) this.view = message.view;
    if (message.patch !== undefined) this.view = patched(this.view, message.patch);
    this.events.push(...(message.events ?? []));
    if (message.asks !== undefined) this.asks = message.asks;
    if (message.awaits !== undefined) this.awaits = message.awaits;
    if (message.outcome !== undefined) this.outcome = message.outcome;
    this.onTold(message);
  }

  get told(): readonly Told[] {
    return this.heard.filter((message) => message.type === 'told');
  }

  get refusals(): readonly Refused[] {
    return this.heard.filter((message) => message.type === 'refused');
  }

  say(message: ToHost): void {
    this.screen.receive(message);
  }

  choose(choice: Choice): void {
    this.#answered = this.asks?.n ?? 0;
    this.say({ type: 'choose', n: this.#answered, choice: [...choice] });
  }

  /** Takes back the last answer. */
  withdraw(): void {
    this.say({ type: 'withdraw', n: this.#answered });
  }

  /** Answers what happens when nobody answers. */
  decline(): void {
    this.choose(this.asks?.decision.default ?? []);
  }
}
