import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIAO = { hero: 'zhang-jiao' };

test('Yellow Sky: another Qun hero gives a Dodge or a Lightning, once in its play phase', () => {
  const { jiao, a, b } = table({ jiao: JIAO, a: { hand: ['dodge:D2', 'lightning', 'peach'] }, b: {} }, { turn: 'a' });
  expect(a.offered).toEqual(['lightning', 'huangtian>jiao', 'end']);
  a.invokes('huangtian', { on: jiao });
  expect(a.offered).toEqual(['dodge', 'lightning']);
  a.chooses('dodge');
  expect([jiao.hand, a.hand, b.hand]).toEqual([['dodge'], ['lightning', 'peach'], []]);
  expect(a.offered).toEqual(['lightning', 'end']);
});

test('Yellow Sky: everybody sees what is given', () => {
  const { jiao, a, b, table: t } = table({ jiao: JIAO, a: { hand: ['dodge:D2', 'dodge:D3'] }, b: {} }, { turn: 'a' });
  a.invokes('huangtian', { on: jiao }).chooses('D2');
  expect(t.view(b.seat).players[jiao.seat]?.known).toHaveLength(1);
});

test('Yellow Sky is not offered without such a card, nor to heroes of other kingdoms', () => {
  const { a, cao, jiao } = table(
    { jiao: JIAO, a: { hand: ['peach'] }, cao: { hero: 'xu-chu', hand: ['lightning'] } },
    { turn: 'a', deck: ['dodge', 'dodge'] },
  );
  expect(a.offered).toEqual(['end']);
  a.ends();
  cao.passes();
  expect([cao.offered, cao.hand, jiao.hand]).toEqual([['lightning', 'end'], ['dodge', 'dodge', 'lightning'], []]);
});

test('Yellow Sky is for a Lord only', () => {
  const { a } = table({ a: { hand: ['dodge'] }, jiao: { ...JIAO, role: 'rebel' } });
  expect(a.offered).toEqual(['end']);
});
