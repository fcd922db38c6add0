import { expect, test } from 'vitest';
import { trigger, triggeredBy } from '../src/triggers.ts';
import { table } from './table.ts';

const triggers = (told: readonly string[]): string[] => told.filter((line) => line.includes('-triggered '));

test('APNAP: the active player’s minions left to right, ritual, then the other player’s', () => {
  const t = table({
    p1: { hand: ['banish'], minions: ['bone-golem', 'workshop-mage'], ritual: 'aura-of-power' },
    p2: { minions: ['bone-golem', 'air-elemental', 'bone-golem'], ritual: 'standstill' },
    options: { testing: true },
  });
  t.p1.plays('banish', { on: t.p2.minion(2) });
  expect(t.events.filter((event) => event.type === 'minion-triggered').map((event) => event.seat)).toEqual([0, 1, 1]);
});

test('APNAP on entering: own ritual, then the other side’s minions, then its ritual', () => {
  const t = table({
    p1: { hand: ['earth-elemental'], ritual: 'aura-of-power' },
    p2: { minions: ['fire-elemental', 'fire-elemental'], ritual: 'standstill' },
  });
  t.p1.plays('earth-elemental');
  expect(triggers(t.told)).toEqual([
    'ritual-triggered aura-of-power',
    'minion-triggered fire-elemental',
    'minion-triggered fire-elemental',
    'ritual-triggered standstill',
  ]);
  expect(t.p1.graveyard).toEqual(['earth-elemental 5/3']);
});

test('the same on the other player’s turn begins with that player', () => {
  const t = table({
    p1: { ritual: 'standstill' },
    p2: { hand: ['earth-elemental'], ritual: 'aura-of-power' },
    active: 'p2',
  });
  t.p2.plays('earth-elemental');
  expect(triggers(t.told)).toEqual(['ritual-triggered aura-of-power', 'ritual-triggered standstill']);
});

test('only cards on the board trigger: those in hand, deck and graveyard do not', () => {
  const { p1, p2 } = table({
    p1: { hand: ['air-elemental'] },
    p2: { hand: ['fire-elemental'], deck: ['fire-elemental'], graveyard: ['fire-elemental'] },
  });
  p1.plays('air-elemental');
  expect([p1.board, p2.graveyard]).toEqual([['air-elemental 1/1'], ['fire-elemental 2/2']]);
});

test('a source that died before its turn came does not trigger', () => {
  const t = table({
    p1: { hand: ['banish'], minions: ['bomb'] },
    p2: { minions: [['bone-golem', { damage: 2 }], 'potion-seller'] },
  });
  t.p1.plays('banish', { on: t.p1.minion(1) }); // the blast kills the Golem, which was waiting to grow
  expect(t.p2.graveyard).toEqual(['bone-golem 1/0']);
  expect(t.p2.board).toEqual(['potion-seller 1/2']);
});

test('a leaving minion’s trigger fires before its enchantments fall off', () => {
  const t = table({
    p1: { hand: ['banish'], minions: [['bomb', { with: ['giant-strength'] }]] },
    p2: { minions: ['earth-elemental'] },
  });
  t.p1.plays('banish', { on: t.p1.minion(1) });
  expect(t.p2.board).toEqual(['earth-elemental 4/1']);
  expect(t.told).toEqual([
    'card-played-on banish',
    'minion-died bomb',
    'minion-triggered bomb',
    'minion-damaged earth-elemental',
    'enchantment-lost bomb',
  ]);
});

test('minions lie in the graveyard in the order in which they died', () => {
  const { p1, p2 } = table({
    p1: { hand: ['blizzard', 'raise-dead'], minions: ['bomb', 'air-elemental'] },
    p2: { minions: ['bomb'] },
  });
  p1.plays('blizzard'); // P1's Bomb dies; nobody else has died before it
  expect(p1.graveyard).toEqual(['bomb 1/0', 'air-elemental 1/-1']);
  expect(p2.graveyard).toEqual(['bomb 1/-1']);
  p1.plays('raise-dead');
  expect(p1.board).toEqual(['air-elemental 1/1']);
});

test('a dead minion lies below those its own death has killed', () => {
  const { p1 } = table({
    p1: { hand: ['banish'], minions: ['bomb', 'air-elemental'] },
    p2: { minions: [['bomb', { damage: 1 }]] },
  });
  p1.plays('banish', { on: p1.minion(1) }); // kills the enemy Bomb, which kills the Air Elemental
  expect(p1.graveyard).toEqual(['bomb 1/2', 'air-elemental 1/0']);
});

test('a minion that enters and dies at once has entered: what is not aimed at it triggers', () => {
  const { p1, p2 } = table({
    p1: { hand: ['unsummon'], minions: [['air-elemental', { with: ['giant-strength'], damage: 1 }]] },
    p2: { minions: ['workshop-mage', 'bone-golem'] },
    options: { testing: true },
  });
  p1.plays('unsummon', { on: p1.minion(1) });
  p1.plays('air-elemental');
  expect(p1.graveyard).toEqual(['air-elemental 1/0']);
  expect(p2.board).toEqual(['workshop-mage 3/4', 'bone-golem 3/5']); // the Golem saw it leave twice
});

test('a ritual that is replaced in time does not trigger', () => {
  const { p1, p2 } = table({
    p1: { hand: ['dark-ritual', 'air-elemental'], ritual: 'standstill' },
    p2: { minions: ['bomb'] },
  });
  p1.plays('dark-ritual');
  p1.plays('air-elemental');
  expect([p1.board, p2.board]).toEqual([['air-elemental 1/1'], ['bomb 1/2']]);
});

test('a minion or a ritual that has gone while it was waiting does not trigger', () => {
  const { match, p1 } = table({ p1: { minions: ['workshop-mage'], ritual: 'dark-ritual' } });
  const now = { state: match.fork().state, emit: undefined, asksForced: true };
  const waiting = triggeredBy(now.state, { moment: 'turn-start', seat: 0, minion: null, isDeath: false });
  const [player] = now.state.players;
  expect(waiting).toHaveLength(2);
  player.minions = [];
  player.ritual = null;
  for (const each of waiting) trigger(now, each);
  expect(player.magic).toBe(p1.magic);
});
