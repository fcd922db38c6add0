import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Raid: a hand card of each of two others instead of drawing', () => {
  const {
    liao,
    liu,
    cao,
    zhang,
    table: t,
  } = table(
    {
      liao: { hero: 'zhang-liao', hand: ['dodge'] },
      liu: { hand: ['peach', 'peach'] },
      cao: { hand: ['wine'] },
      zhang: { hand: ['strike'] },
      wu: { equipment: ['plus-mount'] },
    },
    { phase: 'draw' },
  );
  expect(liao.offered).toEqual(['tuxi', 'pass']);
  liao.invokes('tuxi');
  expect(liao.offered).toEqual(['liu', 'cao', 'zhang']);
  expect(t.match.decision?.max).toBe(2);
  liao.points(cao, liu);
  expect([liao.hand, liu.hand, cao.hand, zhang.hand]).toEqual([['dodge', 'peach', 'wine'], ['peach'], [], ['strike']]);
  expect(t.told('cards-taken').map(({ seat }) => seat)).toEqual([liu.seat, cao.seat]);
  expect(t.view(zhang.seat).players[liao.seat]?.known).toEqual([]);
});

test('Raid: one hero is enough', () => {
  const { liao, liu, cao } = table(
    { liao: { hero: 'zhang-liao' }, liu: { hand: ['peach'] }, cao: { hand: ['wine'] } },
    { phase: 'draw' },
  );
  liao.invokes('tuxi').points(cao);
  expect([liao.hand, liu.hand, cao.hand]).toEqual([['wine'], ['peach'], []]);
});

test('Raid is refused: two cards are drawn', () => {
  const { liao, liu } = table(
    { liao: { hero: 'zhang-liao' }, liu: { hand: ['peach'] } },
    { phase: 'draw', deck: ['H5', 'S9'] },
  );
  liao.passes();
  expect([liao.hand.length, liu.hand]).toEqual([2, ['peach']]);
});

test('Raid is not offered when nobody else has a hand card', () => {
  const { liao } = table(
    { liao: { hero: 'zhang-liao', hand: ['dodge'] }, liu: { equipment: ['plus-mount'] } },
    { phase: 'draw' },
  );
  expect([liao.hand.length, liao.offered.at(-1)]).toEqual([3, 'end']);
});

test("Raid is not offered in another's draw phase", () => {
  const { liu, liao } = table({ liu: { hand: ['peach'] }, liao: { hero: 'zhang-liao' } }, { phase: 'draw' });
  expect([liu.hand.length, liao.hand]).toEqual([3, []]);
  expect(liu.asked).toBe(true);
});
