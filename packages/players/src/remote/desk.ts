import { Match, randomFrom } from '@cardwright/engine';
import { Asking } from '../asking.ts';
import type { Answer } from '../bot.ts';
import { botOf, type Offer } from '../offer.ts';
import type { Errand, FromDesk, ToDesk } from './errand.ts';

/** Runs errands in a thread of its own: asks the bot what the match asks, and sends back the answer. */
export class Desk {
  readonly #offerOf: (game: string) => Offer | Promise<Offer>;
  readonly #send: (message: FromDesk) => void;
  readonly #running = new Map<number, AbortController>();

  constructor(offerOf: (game: string) => Offer | Promise<Offer>, send: (message: FromDesk) => void) {
    this.#offerOf = offerOf;
    this.#send = send;
  }

  async receive(message: ToDesk): Promise<void> {
    const { id } = message;
    if ('isOff' in message) return this.#running.get(id)?.abort();
    const thinking = new AbortController();
    this.#running.set(id, thinking);
    try {
      const follow = (soFar: Answer): void => this.#send({ id, soFar });
      this.#send({ id, answer: await this.#run(message.errand, thinking.signal, follow) });
    } catch (error) {
      this.#send({ id, problem: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#running.delete(id);
    }
  }

  async #run(errand: Errand, signal: AbortSignal, follow: (soFar: Answer) => void): Promise<Answer> {
    const { seats, options, parked, seat, told, budget, about, isFollowed } = errand;
    const offer = await this.#offerOf(errand.game);
    const bot = offer.adviser?.id === errand.bot ? offer.adviser : botOf(offer, errand.bot);
    const onProgress = isFollowed === true ? follow : undefined;
    const match = Match.unpark(offer.game, { seed: 0, seats, options }, parked);
    const thinker = bot.open(seat, errand.opening);
    thinker.observe?.(told);
    const memory = { told: () => told };
    const answer = await thinker.decide(
      new Asking(match, randomFrom(errand.random), { budget, signal, about, onProgress }, memory, bot.isTame),
    );
    thinker.close?.();
    return answer;
  }
}
