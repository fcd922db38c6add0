import {
  type Event,
  formatRecord,
  IllegalChoiceError,
  isForced,
  parseRecord,
  randomFrom,
  replay,
  whyNot,
} from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check, mustEqual } from './check.ts';

/** Random play ends; options are never empty, their keys tell them apart; the default is legal; every card is in one zone. */
export const plays: Check = {
  name: 'random play ends, decisions are sound, every card is in exactly one zone',
  run(game, deal) {
    let decisions = 0;
    let cards: Set<number> | null = null;
    const match = playAtRandom(game, deal, randomFrom(deal.seed), { askForced: true }, (now) => {
      const census = now.game.census(now.state);
      const unique = new Set(census);
      if (unique.size !== census.length) throw new BrokenPromise(`a card is in two zones: ${twice(census).join(', ')}`);
      if (unique.size === 0) throw new BrokenPromise('the census counts no card');
      cards ??= unique;
      for (const card of cards) if (!unique.has(card)) throw new BrokenPromise(`card ${card} is in no zone`);
      const decision = now.decision;
      if (decision === null) return;
      decisions++;
      const keys = decision.options.map((option) => now.keyOf(option));
      if (new Set(keys).size !== keys.length)
        throw new BrokenPromise(`two options of "${decision.kind}" are called ${twice(keys).join(', ')}`);
      for (const key of keys)
        if (!/^[^\s]+$/.test(key) || key === '-') throw new BrokenPromise(`"${key}" cannot stand in a record`);
      const fault = whyNot(decision, decision.default);
      if (fault !== null) throw new BrokenPromise(`the default of "${decision.kind}" is illegal: ${fault}`);
      if (decision.min > decision.options.length)
        throw new BrokenPromise(`"${decision.kind}" wants more picks than it has options`);
      const offered = new Set(keys);
      for (const { option } of now.refusals()) {
        if (offered.has(now.keyOf(option))) throw new BrokenPromise(`${now.keyOf(option)} is both offered and refused`);
      }
    });
    const scores = match.outcome?.scores ?? [];
    if (scores.length !== match.seats)
      throw new BrokenPromise(`the outcome has ${scores.length} scores for ${match.seats} seats`);
    const sides = game.sides(match.seats);
    if (sides.length !== match.seats)
      throw new BrokenPromise(`${sides.length} sides are named for ${match.seats} seats`);
    return { decisions };
  },
};

const twice = <V>(list: readonly V[]): V[] => list.filter((value, i) => list.indexOf(value) !== i);

/** The same seed and the same choices give the same game, to the letter. */
export const repeats: Check = {
  name: 'the same seed gives the same text',
  run(game, deal) {
    const tell = (): string[] => {
      const text: string[] = [];
      playAtRandom(
        game,
        deal,
        randomFrom(deal.seed),
        { listen: (event) => text.push(JSON.stringify(event)) },
        (now, choice) => {
          text.push(JSON.stringify([now.decision, choice, now.view('all')]));
        },
      );
      return text;
    };
    const [first, second] = [tell(), tell()];
    mustEqual(second, first, 'the second run tells another story');
    return { lines: first.length };
  },
};

/** A record, written and read back, plays to the same end with the same events, however the match is driven. */
export const replays: Check = {
  name: 'replay equals live',
  run(game, deal) {
    const live: Event[] = [];
    const match = playAtRandom(game, deal, randomFrom(deal.seed), { listen: (event) => live.push(event) });
    const record = match.record(['first', 'second name']);
    const text = formatRecord(record);
    mustEqual(parseRecord(text), record, 'the record reads back as something else');
    for (const driving of [{}, { askForced: true }, { checkpoints: false }]) {
      const events: Event[] = [];
      const again = replay(game, parseRecord(text), { ...driving, listen: (event) => events.push(event) });
      mustEqual(again.digest(), match.digest(), 'the replay ends in another state');
      mustEqual(events, live, 'the replay tells other events');
    }
    return { choices: record.choices.length };
  },
};

/** What is not offered is refused, and nothing changes. */
export const refuses: Check = {
  name: 'an illegal choice is refused and changes nothing',
  run(game, deal) {
    let refused = 0;
    playAtRandom(game, deal, randomFrom(deal.seed), {}, (now) => {
      const decision = now.decision;
      if (decision === null || isForced(decision)) return;
      const before = now.digest();
      const { options, min, max } = decision;
      const bad = [
        [options.length],
        [-1],
        [0.5],
        [Number.NaN],
        Array.from({ length: max + 1 }, (_, i) => i),
        min > 0 ? [] : [0, 0],
      ];
      for (const choice of bad) {
        try {
          now.choose(choice);
        } catch (error) {
          if (!(error instanceof IllegalChoiceError)) throw error;
          refused++;
          continue;
        }
        throw new BrokenPromise(`the choice ${JSON.stringify(choice)} was taken at "${decision.kind}"`);
      }
      try {
        now.chooseKeys(['no-such-option']);
        throw new BrokenPromise('an unknown key was taken');
      } catch (error) {
        if (!(error instanceof IllegalChoiceError)) throw error;
      }
      mustEqual(now.digest(), before, 'a refused choice changed the state');
      mustEqual(now.decision, decision, 'a refused choice changed the decision');
    });
    return { refused };
  },
};
