import { type Choice, childSeed, type Event, type Game, Match, randomFrom, whyNot } from '@cardwright/engine';
import { type Ltk, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { cardFacts, facesOf } from '@cardwright/ltk/public';
import { expect, test } from 'vitest';
import { Asking } from '../src/index.ts';
import { Deeds } from '../src/ltk/deeds.ts';
import { HARMFUL } from '../src/ltk/harmful.ts';
import { isKnownFriend } from '../src/ltk/index.ts';
import { candidatesOf } from '../src/ltk/search/candidates.ts';
import { tactician } from '../src/ltk/search/searchers.ts';
import { weigh } from '../src/ltk/strategist.ts';
import { think } from '../src/ltk/thinking.ts';

const GAMES = 27;

interface Question {
  readonly match: Match<Ltk>;
  readonly decision: Ltk['decision'];
  readonly anchor: Choice;
  readonly candidates: readonly Choice[];
}

/** Every question of some games of strategists, at 2 to 10 seats, with what a search would compare. */
function look(at: (question: Question) => void, game: Game<Ltk> = ltkIdentity): void {
  const { min, max } = game.seats;
  for (let seed = 0; seed < GAMES; seed++) {
    const deeds = new Deeds();
    const listen = (event: Event): void => deeds.hear(event);
    const seats = min + (seed % (max - min + 1));
    const match = Match.start(game, { seed: childSeed(5, seed), seats }, { listen });
    const random = randomFrom(seed);
    while (match.decision !== null) {
      const { decision } = match;
      const ask = new Asking(match, random);
      const { choice: anchor, weights } = weigh(ask, deeds);
      at({ match, decision, anchor, candidates: candidatesOf(think(ask, deeds), anchor, weights) });
      match.choose(anchor);
    }
  }
}

test('candidates are legal answers to every kind of question, the anchor first, each once', () => {
  const kinds = new Set<string>();
  const compared = new Set<string>();
  look(({ decision, anchor, candidates }) => {
    kinds.add(decision.kind);
    if (candidates.length > 1) compared.add(decision.kind);
    expect(candidates[0]).toEqual(anchor);
    for (const candidate of candidates) expect(whyNot(decision, candidate)).toBeNull();
    expect(new Set(candidates.map(String)).size).toBe(candidates.length);
    expect(candidates.length).toBeLessThanOrEqual(7);
  });
  expect(kinds.size).toBeGreaterThan(25);
  expect(compared.size).toBeGreaterThan(20);
});

test('where several cards are picked, other picks and other numbers of them are compared too', () => {
  let [picks, others, numbers] = [0, 0, 0];
  look(({ decision, anchor, candidates }) => {
    if (decision.max < 2 || decision.options.length < 3) return;
    picks++;
    if (candidates.some((each) => each.length === anchor.length && String(each) !== String(anchor))) others++;
    if (decision.min < decision.max && candidates.some((each) => each.length !== anchor.length)) numbers++;
  });
  expect(picks).toBeGreaterThan(100);
  expect(others).toBeGreaterThan(picks / 2);
  expect(numbers).toBeGreaterThan(10);
});

test('to use a hostile card on somebody everybody knows to be a friend is never among the others', () => {
  let friends = 0;
  look(({ match, decision, candidates }) => {
    if (decision.kind !== 'play') return;
    const { seat } = decision;
    const isFriendly = (choice: Choice): boolean => {
      const option = decision.options[choice[0] as number];
      return option?.seat !== undefined && option.seat !== seat && isKnownFriend(match.view(seat), seat, option.seat);
    };
    if (decision.options.some((_, i) => isFriendly([i]))) friends++;
    for (const candidate of candidates.slice(1)) {
      const option = decision.options[candidate[0] as number];
      if (option?.type === 'use' && isFriendly(candidate)) {
        const name = option.as ?? facesOf(match.state.options.deck)[option.card as number]?.name ?? '';
        expect(cardFacts(name).hostile, name).toBe(false);
      }
    }
  });
  expect(friends).toBeGreaterThan(50);
});

test.each([ltkIdentity, ltkKingdoms])('$id: to point at a known friend for harm is never among the others', (game) => {
  let asked = 0;
  look(({ match, decision, anchor, candidates }) => {
    const { seat, options, about } = decision;
    if (!HARMFUL.has(decision.kind)) return;
    const view = match.view(seat);
    const isHarmed = (i: number): boolean => {
      const { type, seat: at = seat } = options[i] as Ltk['option'];
      if (type !== 'seat' || at === seat || !isKnownFriend(view, seat, at)) return false;
      return about.card?.name !== 'chain' || view.players[at]?.chained !== true;
    };
    if (!options.some((_, i) => isHarmed(i))) return;
    asked++;
    const others = candidates.slice(1).flatMap((choice) => choice.filter((i) => !anchor.includes(i)));
    expect(others.filter(isHarmed), decision.kind).toEqual([]);
  }, game);
  expect(asked).toBeGreaterThan(10);
});

test('a searcher answers every kind of question, forced ones and heroes included, and games come to an end', async () => {
  for (let seed = 0; seed < 2; seed++) {
    const match = Match.start(ltkIdentity, { seed: childSeed(6, seed), seats: 4 + seed }, { askForced: true });
    const random = randomFrom(seed);
    while (match.decision !== null) {
      const { seat } = match.decision;
      const asking = new Asking(match, random, { budget: { iterations: 6 } });
      match.choose((await tactician.open(seat, 1).decide(asking)).choice);
    }
    expect(match.outcome).not.toBeNull();
  }
});
