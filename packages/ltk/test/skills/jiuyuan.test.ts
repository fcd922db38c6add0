import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Rescue: a Peach of another Wu hero gives the dying Lord 2 life', () => {
  const { sun, gan, liu } = table(
    { sun: { hero: 'sun-quan', hp: 1 }, gan: { hero: 'gan-ning', hand: ['strike', 'peach'] }, liu: { hp: 2 } },
    { turn: 'gan' },
  );
  gan.plays('strike', { on: sun });
  gan.answers('peach');
  expect([sun.hp, gan.hp, liu.hp]).toEqual([2, 4, 2]);
});

test('Rescue: the second life counts when 1 is not enough', () => {
  const { sun, gan } = table(
    { sun: { hero: 'sun-quan', hp: 1 }, gan: { hero: 'gan-ning', hand: ['wine', 'strike', 'peach'] } },
    { turn: 'gan' },
  );
  gan.plays('wine').plays('strike', { on: sun });
  gan.answers('peach');
  expect(sun.hp).toBe(1);
});

test('Rescue: a Peach of a hero of another kingdom gives 1', () => {
  const { sun, liu } = table(
    { sun: { hero: 'sun-quan', hp: 1 }, liu: { hero: 'liu-bei', hand: ['strike', 'peach'] } },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: sun });
  liu.answers('peach');
  expect(sun.hp).toBe(1);
});

test('Rescue: the own Peach gives 1', () => {
  const { sun, gan } = table(
    { sun: { hero: 'sun-quan', hp: 1, hand: ['peach'] }, gan: { hero: 'gan-ning', hand: ['strike'] } },
    { turn: 'gan' },
  );
  gan.plays('strike', { on: sun });
  sun.answers('peach');
  expect(sun.hp).toBe(1);
});

test('Rescue belongs to the Lord: Sun Quan the rebel recovers 1', () => {
  const { sun, gan } = table(
    { cao: {}, sun: { hero: 'sun-quan', hp: 1 }, gan: { hero: 'gan-ning', hand: ['strike', 'peach'] } },
    { turn: 'gan' },
  );
  gan.plays('strike', { on: sun });
  gan.answers('peach');
  expect(sun.hp).toBe(1);
});

test('Rescue: another Wu hero who is dying recovers 1', () => {
  const { sun, gan } = table({
    sun: { hero: 'sun-quan', hand: ['strike', 'peach'] },
    gan: { hero: 'gan-ning', hp: 1 },
  });
  sun.plays('strike', { on: gan });
  sun.answers('peach');
  expect(gan.hp).toBe(1);
});

test('Rescue: the own Peach in the play phase gives 1', () => {
  const { sun } = table({ sun: { hero: 'sun-quan', hp: 1, hand: ['peach'] }, gan: { hero: 'gan-ning' } });
  sun.plays('peach');
  expect(sun.hp).toBe(2);
});
