import { expect, test } from 'vitest';
import { defineHeroes, defineSkills } from '../../src/core/definitions.ts';
import { hero } from '../../src/heroes/hero.ts';
import { table } from '../table.ts';
import { gongji } from './gongji.ts';

defineSkills('identity', [gongji]);
defineHeroes('identity', [hero('ma-liang', 'shu', 'male', 3, ['gongji'], 'Ma Liang', '马良')]);

test('Common Relief: after a Dodge a hero with a smaller hand may draw', () => {
  const { cao, ma, liu, sun } = table(
    {
      cao: { hand: ['strike'] },
      ma: { hero: 'ma-liang', hand: ['dodge', 'peach', 'wine'] },
      liu: { hand: ['peach'] },
      sun: { hand: ['peach', 'wine'] },
    },
    { deck: ['duel:SA'] },
  );
  cao.plays('strike', { on: ma });
  ma.answers('dodge');
  expect(ma.offered).toEqual(['gongji', 'pass']);
  ma.invokes('gongji');
  expect(ma.offered).toEqual(['cao', 'liu']); // two cards are left: Sun holds as many
  ma.points(liu);
  expect([cao.hand, ma.hand, liu.hand, sun.hand]).toEqual([
    [],
    ['peach', 'wine'],
    ['duel', 'peach'],
    ['peach', 'wine'],
  ]);
});

test('Common Relief left alone: nobody draws', () => {
  const { cao, ma } = table({ cao: { hand: ['strike'] }, ma: { hero: 'ma-liang', hand: ['dodge', 'peach'] } });
  cao.plays('strike', { on: ma });
  ma.answers('dodge').passes();
  expect([cao.hand, ma.hand]).toEqual([[], ['peach']]);
});

test('Common Relief is not offered when nobody has a smaller hand', () => {
  const { cao, ma } = table({ cao: { hand: ['strike'] }, ma: { hero: 'ma-liang', hand: ['dodge'] } });
  cao.plays('strike', { on: ma });
  ma.answers('dodge');
  expect([cao.asked, cao.hand, ma.hp]).toEqual([true, [], 3]);
});

test('Common Relief is not offered for the Dodge of another', () => {
  const { ma, cao } = table({ ma: { hero: 'ma-liang', hand: ['strike', 'peach'] }, cao: { hand: ['dodge'] } });
  ma.plays('strike', { on: cao });
  cao.answers('dodge');
  expect(ma.offered).toEqual(['end']);
});

test('Common Relief: a Dodge of the Eight Diagram Formation counts', () => {
  const { cao, ma } = table(
    {
      cao: { hand: ['strike'] },
      ma: { hero: 'ma-liang', hand: ['peach'], equipment: ['eight-diagram-formation'] },
      liu: { hand: ['wine'] },
    },
    { deck: ['H5', 'duel:SA'] },
  );
  cao.plays('strike', { on: ma });
  ma.invokes('eight-diagram-formation');
  ma.invokes('gongji');
  expect([cao.hand, ma.hp]).toEqual([['duel'], 3]);
});
