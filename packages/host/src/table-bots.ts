import { childSeed, type Event, type Match, type Random, randomFrom, type Seat } from '@cardwright/engine';
import { type Answer, type AskOptions, type Bot, type Budget, Seating } from '@cardwright/players';
import type { LiveMatch } from './live-match.ts';
import { type Question, underWay } from './question.ts';
import type { SeatState } from './seats.ts';
import type { TableNeeds } from './table-needs.ts';

/** The bots of a table: whoever holds a seat, and who would stand in for a person. */
export class TableBots {
  readonly #needs: TableNeeds;
  readonly #seats: readonly SeatState[];
  #seating: Seating;

  constructor(needs: TableNeeds, seats: readonly SeatState[]) {
    this.#needs = needs;
    this.#seats = seats;
    this.#seating = this.#seated();
  }

  #seated(): Seating {
    const { origin, elsewhere, adviser } = this.#needs;
    const bots = this.#seats.map((state) => this.#botOf(state));
    const isHeard = (adviser?.listens ?? false) !== false; // whoever gives hints was not there, and is told all of it
    return new Seating(bots, 'seed' in origin ? origin.seed : 0, { elsewhere, isHeard, isLong: true });
  }

  #botOf({ holder }: SeatState): Bot {
    return holder.kind === 'bot' ? holder.bot : this.#needs.standIn;
  }

  /** Somebody else holds this seat: its bot is another one. */
  sit(seat: Seat): void {
    this.#seating.sit(seat, this.#botOf(this.#seats[seat] as SeatState));
  }

  /** All of them begin anew, and have heard nothing. */
  sitAnew(): void {
    this.close();
    this.#seating = this.#seated();
  }

  close(): void {
    this.#seating.close();
  }

  hear(event: Event): void {
    this.#seating.listen?.(event);
  }

  /** What a bot that is asked draws from. */
  #randomOf(seat: Seat, { seed, length }: LiveMatch): Random {
    const { botRandom } = this.#needs;
    if (botRandom !== undefined) return botRandom(seat);
    return randomFrom(childSeed(childSeed(seed, 7001 + seat), length));
  }

  /** Has a question answered in this match by the bot of its seat: at once, or later, unless it is called off. */
  think(
    question: Question,
    match: Match,
    live: LiveMatch,
    answered: () => void,
    failed: (error: unknown) => void,
  ): void {
    const { holder } = this.#seats[question.seat] as SeatState;
    const budget: Budget = (holder.kind === 'bot' ? holder.budget : undefined) ?? {};
    let thinking: AbortController | null = null; // most bots answer at once, and none is needed
    let isCalledOff = false;
    const manner: AskOptions = {
      budget,
      get signal() {
        thinking ??= new AbortController();
        return thinking.signal;
      },
    };
    const answer = this.#seating.ask(match, this.#randomOf(question.seat, live), manner);
    if (!(answer instanceof Promise)) {
      question.answer = answer.choice;
      return;
    }
    underWay(question, () => {
      isCalledOff = true;
      thinking?.abort();
    });
    const take = ({ choice }: Answer): void => {
      if (isCalledOff) return;
      question.answer = choice;
      answered();
    };
    answer.then(take, (error: unknown) => isCalledOff || failed(error));
  }

  /** What a bot would do in the place of whoever is asked in this match. */
  consult(bot: Bot, match: Match, { seed, length }: LiveMatch, manner: AskOptions): ReturnType<Seating['consult']> {
    return this.#seating.consult(bot, match, randomFrom(childSeed(seed, 9001 + length)), manner);
  }
}
