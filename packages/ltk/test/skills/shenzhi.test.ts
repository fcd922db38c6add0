import { expect, test } from 'vitest';
import { WU, war } from '../kingdoms/war.ts';

const GAN = { heroes: ['gan-furen', 'shu-a'] };

test('Clear Mind: hand cards as many as the life, discarded, recover 1', () => {
  const {
    gan,
    sun,
    table: t,
  } = war(
    { gan: { ...GAN, hp: 2, hand: ['strike', 'dodge'] }, sun: { heroes: WU, hp: 2, hand: ['peach'] } },
    { phase: 'prepare' },
  );
  expect(gan.offered).toEqual(['shenzhi', 'pass']);
  gan.invokes('shenzhi');
  expect([gan.hp, gan.hand.length, sun.hp, sun.hand]).toEqual([3, 2, 2, ['peach']]);
  expect(t.discard).toEqual(['strike', 'dodge']);
});

test('Clear Mind: fewer cards than life are discarded for nothing', () => {
  const { gan, table: t } = war(
    { gan: { ...GAN, hp: 2, hand: ['strike'] }, sun: { heroes: WU } },
    { phase: 'prepare' },
  );
  gan.invokes('shenzhi');
  expect([gan.hp, t.discard]).toEqual([2, ['strike']]);
});

test('Clear Mind: a whole hero recovers nothing', () => {
  const { gan, table: t } = war(
    { gan: { ...GAN, hand: ['strike', 'dodge', 'duel'] }, sun: { heroes: WU } },
    { phase: 'prepare' },
  );
  gan.invokes('shenzhi');
  expect([gan.hp, gan.maxHp, t.told('recovered')]).toEqual([3, 3, []]);
});

test('Clear Mind is not offered without hand cards, nor to another', () => {
  const {
    gan,
    sun,
    table: t,
  } = war({ sun: { heroes: WU, hand: ['strike'] }, gan: { ...GAN, hand: ['strike'] } }, { phase: 'prepare' });
  expect([sun.asked, t.told('skill-invoked'), gan.hand]).toEqual([true, [], ['strike']]);
  const empty = war({ gan: { ...GAN, hp: 2 }, sun: { heroes: WU } }, { phase: 'prepare' });
  expect([empty.gan.offered.includes('end'), empty.gan.hp]).toEqual([true, 2]);
});
