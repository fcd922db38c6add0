import {
  anyChoice,
  type Choice,
  type GameTypes,
  isForced,
  one,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { type Ask, atOnce, type Bot, type Offer, type Thinker, usualBot } from '@cardwright/players';
import { type Comparison, judged, type Moment, type Playing, playOn, type Search } from '@cardwright/players/search';

/** What a game is judged by: its strongest searcher; where it has none, its usual bot plays all to the end. */
export const searchOf = (offer: Offer): Search =>
  offer.bots.findLast(({ search }) => search !== undefined)?.search ?? plainSearch(usualBot(offer));

/** A question in a playout, put to a bot that wants to be asked properly. */
class Put implements Ask {
  readonly keys: readonly string[] = [];
  readonly budget = {};
  readonly history: Ask['history'];
  readonly #moment: Moment<GameTypes>;

  constructor(moment: Moment<GameTypes>, history: Ask['history']) {
    this.#moment = moment;
    this.history = history;
  }

  get view(): unknown {
    return this.#moment.view;
  }

  get decision(): Ask['decision'] {
    return this.#moment.decision;
  }

  get random(): Random {
    return this.#moment.random;
  }

  imagine(): never {
    throw new Error('in a playout nobody imagines worlds');
  }
}

/** No game lasts for more questions than that. */
const MOST_QUESTIONS = 4000;

/** What the usual bot would do, what is asked about, and of the other options the first few; of picks of several, some at random. */
const MOST_CANDIDATES = 5;

/** Whole games take long: fewer of them are looked at. */
const PATIENCE = 4;

function playing(bot: Bot, history: Ask['history']): Playing<GameTypes> {
  const thinkers: Thinker[] = [];
  const thinkerAt = (seat: Seat): Thinker => {
    if (thinkers[seat] === undefined) {
      thinkers[seat] = bot.open(seat, 0);
      thinkers[seat].observe?.(history);
    }
    return thinkers[seat];
  };
  return {
    policy: (moment) => atOnce(thinkerAt(moment.decision.seat).decide(new Put(moment, history))).choice,
    turnOf: () => 0,
    horizon: 1,
    questions: MOST_QUESTIONS,
    leaf: (world) => 1 / world.seats,
  };
}

function candidatesFor(ask: Ask, usual: Choice, anchor: Choice): Choice[] {
  const { decision, random } = ask;
  const isOne = decision.min === 1 && decision.max === 1;
  const others = isOne ? decision.options.map((_, i) => one(i)) : [];
  if (!isOne) for (let n = 0; n < MOST_CANDIDATES; n++) others.push(anyChoice(decision, random));
  const found = new Map([anchor, usual, ...others].map((choice) => [choice.join(), choice]));
  return [...found.values()].slice(0, MOST_CANDIDATES);
}

/** A search for a game nobody has written one for: every choice to the end of the game, by a bot that answers at once. */
export const plainSearch = (bot: Bot): Search => ({
  playing: (history) => playing(bot, history),
  comparison(ask, anchor): Comparison {
    const { decision, random, history } = ask;
    const thinker = bot.open(decision.seat, 0);
    thinker.observe?.(history);
    const usual = isForced(decision) ? one(0) : atOnce(thinker.decide(ask)).choice;
    const candidates = candidatesFor(ask, usual, anchor ?? usual);
    const seed = random.below(2 ** 31);
    const plays = playing(bot, history);
    const after: Comparison['after'] = (candidate, number) => {
      const world = ask.imagine(seed + number);
      world.choose(candidates[candidate] as Choice);
      return world;
    };
    return {
      candidates,
      after,
      patience: PATIENCE,
      trial: (candidate, number) => {
        const world = after(candidate, number);
        playOn(world, 0, plays, randomFrom(seed + number));
        return judged(world, decision.seat, plays);
      },
    };
  },
});
