import { expect, test } from 'vitest';
import { SHU, WU, war } from '../kingdoms/war.ts';

const GAN = { heroes: ['gan-furen', 'shu-a'] };

test('Gentle Prudence: a life recovered lets another of the kingdom draw a card', () => {
  const { gan, liu, sun, zhang } = war({
    gan: { ...GAN, hp: 2, hand: ['peach'] },
    liu: { heroes: SHU },
    sun: { heroes: WU },
    zhang: { heroes: SHU },
  });
  gan.plays('peach');
  expect(gan.offered).toEqual(['shushen', 'pass']);
  gan.invokes('shushen');
  expect(gan.offered).toEqual(['liu', 'zhang']);
  gan.points(zhang);
  expect([gan.hp, gan.hand, liu.hand.length, sun.hand.length, zhang.hand.length]).toEqual([3, [], 0, 0, 1]);
});

test('Gentle Prudence is not offered with no other of the kingdom known, nor when another recovers', () => {
  const { gan, liu } = war({
    gan: { ...GAN, hp: 2, hand: ['peach', 'peach-garden'] },
    liu: { heroes: SHU, hidden: true, hp: 2 },
  });
  gan.plays('peach');
  expect(gan.offered).toEqual(['peach-garden', 'end']);
  gan.plays('peach-garden');
  expect([gan.hp, liu.hp, gan.offered]).toEqual([3, 3, ['end']]);
});

test('Gentle Prudence: a careerist has nobody', () => {
  const { gan } = war({ gan: { ...GAN, careerist: true, hp: 2, hand: ['peach'] }, liu: { heroes: SHU } });
  gan.plays('peach');
  expect(gan.offered).toEqual(['end']);
});

test('Gentle Prudence, hidden: revealing Lady Gan claims Shu and lets one of Shu draw', () => {
  const { gan, liu, sun } = war({
    gan: { ...GAN, hidden: true, hp: 2, hand: ['peach'] },
    liu: { heroes: SHU },
    sun: { heroes: WU },
    cao: {},
  });
  gan.plays('peach');
  expect(gan.offered).toEqual(['shushen', 'pass']);
  gan.invokes('shushen');
  expect([gan.up, gan.claimed, gan.hand.length, liu.hand.length, sun.hand.length]).toEqual([
    ['gan-furen'],
    'shu',
    3,
    1,
    0,
  ]);
});
