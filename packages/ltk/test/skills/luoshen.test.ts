import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Luo Goddess: black cards are gained, as often as they come, until a red one', () => {
  const {
    zhen,
    liu,
    table: t,
  } = table(
    { zhen: { hero: 'zhen-ji' }, liu: {} },
    { phase: 'prepare', deck: ['strike:S9', 'duel:CA', 'peach:H3', 'dodge:H2', 'dodge:D2'] },
  );
  expect(zhen.offered).toEqual(['luoshen', 'pass']);
  zhen.invokes('luoshen');
  expect([zhen.hand, zhen.offered]).toEqual([['strike'], ['luoshen', 'pass']]);
  zhen.invokes('luoshen').invokes('luoshen');
  expect([zhen.hand, t.discard, liu.hand]).toEqual([['dodge', 'dodge', 'duel', 'strike'], ['peach'], []]);
  expect(t.view(liu.seat).players[zhen.seat]?.known).toHaveLength(2);
});

test('Luo Goddess: one may stop after a black card', () => {
  const { zhen } = table(
    { zhen: { hero: 'zhen-ji' }, liu: {} },
    { phase: 'prepare', deck: ['strike:S9', 'dodge:H2', 'dodge:D2'] },
  );
  zhen.invokes('luoshen').passes();
  expect(zhen.hand).toEqual(['dodge', 'dodge', 'strike']);
});

test('Luo Goddess may be refused', () => {
  const { zhen, table: t } = table(
    { zhen: { hero: 'zhen-ji' }, liu: {} },
    { phase: 'prepare', deck: ['dodge:H2', 'dodge:D2'] },
  );
  zhen.passes();
  expect([zhen.hand, t.told('judged')]).toEqual([['dodge', 'dodge'], []]);
});

test('Luo Goddess: a retrial of another ends it', () => {
  const { zhen, sima } = table(
    { zhen: { hero: 'zhen-ji' }, sima: { hero: 'sima-yi', hand: ['dodge:H2'] } },
    { phase: 'prepare', deck: ['strike:S9', 'peach:H3', 'dodge:D2'] },
  );
  zhen.invokes('luoshen');
  sima.invokes('guicai');
  expect(zhen.hand).toEqual(['dodge', 'peach']);
  expect(zhen.offered.at(-1)).toBe('end');
});

test('Luo Goddess gains nothing from other judgements', () => {
  const {
    liu,
    zhen,
    table: t,
  } = table(
    { liu: { hand: ['strike'] }, zhen: { hero: 'zhen-ji', equipment: ['eight-diagram-formation'] } },
    { deck: ['strike:S9'] },
  );
  liu.plays('strike', { on: zhen });
  zhen.invokes('eight-diagram-formation');
  expect([zhen.hp, zhen.hand, t.discard]).toEqual([2, [], ['strike', 'strike']]);
});

test("Luo Goddess does not wake in another's turn", () => {
  const { liu, zhen } = table({ liu: {}, zhen: { hero: 'zhen-ji' } }, { phase: 'prepare' });
  expect([liu.asked, zhen.hand]).toEqual([true, []]);
});
