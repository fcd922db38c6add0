import type { Random } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { type KeyOf, SoakPerson } from './person.ts';

const AGAIN = 300; //    ms until somebody who got no answer asks again
const TOO_LONG = 4_000; // ms an answer may take

export const SETUP: TableSetup = {
  game: 'sorcery',
  seats: 2,
  options: { starts: 'p1' },
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
};

/** People and what they did at one table. */
export interface Played {
  readonly table: string;
  readonly people: readonly SoakPerson[];
}

/** Two who play together all the time, one game after the other. */
export class Crew {
  readonly played: Played[] = [];
  readonly acknowledged: number[] = []; // when
  readonly #base: string;
  readonly #random: Random;
  readonly #keyOf: KeyOf;
  #cookies: readonly string[] = [];
  #isGone = false;

  constructor(base: string, random: Random, keyOf: KeyOf) {
    this.#base = base;
    this.#random = random;
    this.#keyOf = keyOf;
  }

  async begin(): Promise<void> {
    this.#cookies = [await this.#greeted(), await this.#greeted()];
    await this.#sitDown();
  }

  /** Asks until there is an answer. */
  async #insist(path: string, cookie: string, body?: object): Promise<Response> {
    for (;;) {
      try {
        const answer = await fetch(`${this.#base}${path}`, {
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
          headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(TOO_LONG),
        });
        if (answer.ok) return answer;
        await answer.arrayBuffer();
      } catch {
        // nobody is there just now
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  async #greeted(): Promise<string> {
    const answer = await this.#insist('/api/me', '');
    await answer.arrayBuffer();
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  async #sitDown(): Promise<void> {
    const [maker = ''] = this.#cookies;
    const { id } = (await (await this.#insist('/api/tables', maker, SETUP)).json()) as { id: string };
    if (this.#isGone) return;
    const people: SoakPerson[] = [];
    const on = {
      acknowledged: (at: number) => void this.acknowledged.push(at),
      over: () => this.#playOn(people),
    };
    for (const cookie of this.#cookies)
      people.push(new SoakPerson(this.#base, cookie, id, this.#random, this.#keyOf, on));
    this.played.push({ table: id, people });
  }

  #playOn(people: readonly SoakPerson[]): void {
    if (this.#isGone || this.played.at(-1)?.people !== people || this.#isSitting) return;
    this.#isSitting = true;
    setTimeout(() => {
      for (const each of people) each.leave();
      void this.#sitDown().finally(() => {
        this.#isSitting = false;
      });
    }, AGAIN); // both see the end
  }
  #isSitting = false;

  leave(): void {
    this.#isGone = true;
    for (const each of this.played.at(-1)?.people ?? []) each.leave();
  }
}
