import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('a minion may have several activated abilities, each with its own cost and target', () => {
  const { p1, p2 } = table({
    p1: { magic: 3, minions: ['workshop-mage', 'workshop-mage'] },
    p2: { minions: ['earth-elemental'] },
  });
  expect(p1.offered).toContain('use:1>2.1');
  expect(p1.offered).toContain('use:1#2');
  p1.uses(1, { on: p2.minion(1) });
  expect([p2.board, p1.magic, p1.actions]).toEqual([['earth-elemental 4/2'], 2, [0, 1]]);
  p1.uses(2, { ability: 2 });
  expect(p1.board).toEqual(['workshop-mage 2/4', 'workshop-mage 2/4', 'earth-elemental 4/4']);
  expect([p1.magic, p1.actions]).toEqual([0, [0, 0, 0]]);
});

test('each ability is refused for its own reason', () => {
  const { p1 } = table({ p1: { magic: 1, minions: ['workshop-mage', 'bomb', 'bomb', 'bomb', 'bomb'] } });
  expect(p1.cannotUse(1)).toBe('needs-target');
  expect(p1.cannotUse(1, { ability: 2 })).toBe('too-little-magic');
  const rich = table({ p1: { magic: 2, minions: ['workshop-mage', 'bomb', 'bomb', 'bomb', 'bomb'] } });
  expect(rich.p1.cannotUse(1, { ability: 2 })).toBe('board-full');
});

test('a minion may have several triggered abilities beside them, and all of them trigger', () => {
  const { p1, p2 } = table({
    p1: { magic: 0, minions: ['workshop-mage'] },
    p2: { hand: ['air-elemental'] },
    active: 'p2',
  });
  p2.plays('air-elemental');
  expect(p1.board).toEqual(['workshop-mage 3/4']);
  p2.ends();
  expect(p1.magic).toBe(2); // one for the turn, one from the Mage
  expect(p2.board).toEqual(['air-elemental 1/1']);
});

test('Magic Fatigue and Silence touch all activated abilities at once', () => {
  const tired = table({ p1: { magic: 3, minions: [['workshop-mage', { with: ['magic-fatigue'] }]] } });
  expect(tired.p1.cannotUse(1)).toBe('needs-target');
  expect(tired.p1.cannotUse(1, { ability: 2 })).toBe('too-little-magic');
  const mute = table({ p1: { minions: [['workshop-mage', { with: ['silence'] }]] } });
  expect([mute.p1.cannotUse(1), mute.p1.cannotUse(1, { ability: 2 })]).toEqual(['silenced', 'silenced']);
});
