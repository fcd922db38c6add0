import { Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { sorcery } from '../src/index.ts';
import type { View } from '../src/types.ts';
import { newGame, table } from './table.ts';

const names = (view: View, seat: 0 | 1): (string | null)[] =>
  view.players[seat].hand.map((held) => held?.card.name ?? null);

test('the opponent’s hand and the order of both decks are hidden', () => {
  const t = newGame({ shuffle: true });
  const view = t.match.view(0);
  expect(names(view, 0)).toEqual(t.p1.hand);
  expect(names(view, 1)).toEqual([null, null, null, null, null]);
  expect([view.players[0].deckOrder, view.players[1].deckOrder]).toEqual([null, null]);
  expect(names(t.match.view('public'), 0)).toEqual([null, null, null, null, null]);
  expect(names(t.match.view('all'), 1)).toEqual(t.p2.hand);
});

test('deck lists are known: what a viewer has not seen is listed, in the order of the list', () => {
  const t = newGame({ deck2: 'Bomb|Banish|Silence|Delay|Bomb|Enrage|Air Elemental' }, 4);
  const { unseen } = t.match.view(0).players[1];
  expect(unseen).toEqual(['bomb', 'banish', 'silence', 'delay', 'bomb', 'enrage', 'air-elemental']);
  const own = t.match.view(1).players[1];
  expect(own.unseen).toHaveLength(2);
  expect([...own.unseen, ...t.p2.hand].toSorted()).toEqual(unseen.toSorted());
});

test('a minion that went back to a hand is publicly known to be there, and where', () => {
  const t = table({
    p1: { hand: ['unsummon'], deck: ['bomb'] },
    p2: { hand: ['banish', 'silence'], deck: ['enrage', 'delay'], minions: [['earth-elemental', { damage: 1 }]] },
  });
  t.p1.plays('unsummon', { on: t.p2.minion(1) });
  expect(names(t.match.view(0), 1)).toEqual([null, null, 'earth-elemental']);
  expect(t.match.view(0).players[1].hand[2]).toMatchObject({ attack: 4, defence: 3, isKnown: true });
  for (let seed = 0; seed < 20; seed++) {
    const world = t.match.imagine(0, seed);
    expect(names(world.view('all'), 1)[2]).toBe('earth-elemental');
    expect(world.view('all').players[1].deckOrder?.map(({ name }) => name)).not.toContain('earth-elemental');
  }
});

test('a known card stays known when others leave the hand, and goes with it when it is played', () => {
  const t = table({
    p1: { hand: ['unsummon'] },
    p2: { hand: ['dark-ritual', 'silence'], deck: ['enrage'], minions: ['earth-elemental'] },
  });
  t.p1.plays('unsummon', { on: t.p2.minion(1) });
  t.p1.ends();
  t.p2.plays('dark-ritual');
  expect(names(t.match.view(0), 1)).toEqual([null, 'earth-elemental', null]);
  t.p2.plays('earth-elemental');
  expect(names(t.match.view(0), 1)).toEqual([null, null]);
  expect(t.match.state.players[1].returned).toEqual([]);
});

test('imagined worlds keep what the seat knows and deal the rest anew, the same for the same seed', () => {
  const t = newGame({ shuffle: true }, 5);
  const hands = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const world = t.match.imagine(0, seed);
    expect(world.view(0)).toEqual(t.match.view(0));
    hands.add(names(world.view('all'), 1).join());
    expect(t.match.imagine(0, seed).digest()).toBe(world.digest());
  }
  expect(hands.size).toBeGreaterThan(35);
});

test('the same seed imagines the same world whatever the truth was', () => {
  const truth = newGame({ shuffle: true }, 5).match;
  const [one, other] = [truth.imagine(0, 1), truth.imagine(0, 2)];
  expect(one.view('all')).not.toEqual(other.view('all'));
  expect(one.imagine(0, 9).digest()).toBe(other.imagine(0, 9).digest());
  expect(one.imagine(0, 9).digest()).toBe(truth.imagine(0, 9).digest());
});

test('a drawn card is told only to whoever draws it', () => {
  const t = table({ p1: {}, p2: { deck: ['bomb'] } });
  t.p1.ends();
  const drawn = t.events.find(({ type }) => type === 'card-drawn');
  expect(drawn).toMatchObject({ seat: 1, secret: { to: [1], card: { name: 'bomb' } } });
});

test('imagining is uniform: every closed card is as likely to be in the hand as another', () => {
  const t = table({ p1: {}, p2: { hand: ['bomb'], deck: ['banish', 'silence', 'delay'] } });
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed++) {
    const [name] = names(t.match.imagine(0, seed).view('all'), 1);
    counts.set(name as string, (counts.get(name as string) ?? 0) + 1);
  }
  for (const name of ['bomb', 'banish', 'silence', 'delay']) {
    expect(counts.get(name)).toBeGreaterThan(400);
    expect(counts.get(name)).toBeLessThan(600);
  }
});

test('who sees all the cards but not what comes imagines both decks in any order, and nothing else', () => {
  const t = table({
    p1: { hand: ['bomb'], deck: ['banish', 'silence', 'delay'] },
    p2: { deck: ['enrage', 'bomb', 'recharge'] },
  });
  const order = (seed: number, seat: 0 | 1) => t.match.imagine('all', seed).view('all').players[seat].deckOrder;
  for (const seat of [0, 1] as const) {
    const orders = Array.from({ length: 60 }, (_, seed) =>
      order(seed, seat)
        ?.map(({ name }) => name)
        .join(),
    );
    expect(new Set(orders).size).toBe(6);
  }
  expect(names(t.match.imagine('all', 1).view('all'), 0)).toEqual(['bomb']);
});

test('without shuffling the order is still shown to nobody', () => {
  const match = Match.start(sorcery, { seed: 1, options: { shuffle: false } });
  expect(names(match.view(0), 1)).toEqual([null, null, null, null, null]);
  expect(match.view(0).players[0].deckOrder).toBe(null);
});
