import { expect, test } from 'vitest';
import { SHU, WU, war } from '../kingdoms/war.ts';

const DIAO = { heroes: ['diao-chan', 'lv-bu'], hand: ['dodge'] } as const;

test('Alienate in kingdom war: the Duel can be negated', () => {
  const { diao, liu, sun } = war({ diao: DIAO, liu: { heroes: SHU, hand: ['negate'] }, sun: { heroes: WU } });
  diao.invokes('lijian', { on: liu });
  expect(liu.offered).toEqual(['negate', 'pass']);
  liu.answers('negate');
  expect([liu.hp, sun.hp, diao.hp]).toEqual([4, 4, 4]);
});

test('Alienate in kingdom war: not negated, it is a Duel', () => {
  const { diao, liu, sun } = war({ diao: DIAO, liu: { heroes: SHU, hand: ['negate'] }, sun: { heroes: WU } });
  diao.invokes('lijian', { on: liu });
  liu.passes();
  expect([liu.hp, sun.hp]).toEqual([3, 4]);
});

test('Alienate in kingdom war: a hidden hero is no man', () => {
  const { diao } = war({ diao: DIAO, liu: { heroes: SHU, hidden: true }, sun: { heroes: WU } });
  expect(diao.offered).toEqual(['end']);
});
