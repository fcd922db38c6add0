import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Snatch: an equipped card comes into the hand, and all know it', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['snatch'] },
    liu: { hand: ['peach'], equipment: ['chu-ko-nu'], fates: ['contentment'] },
    zhang: { hand: ['strike'] },
  });
  cao.plays('snatch', { on: liu });
  expect(cao.offered).toEqual(['blind>liu', 'chu-ko-nu', 'contentment']);
  cao.chooses('chu-ko-nu');
  expect([cao.hand, liu.equipment, liu.hand, zhang.hand]).toEqual([['chu-ko-nu'], {}, ['peach'], ['strike']]);
  expect(t.view(zhang.seat).players[cao.seat]?.known).toHaveLength(1);
});

test('Snatch: a hand card is taken blindly; only the two know which', () => {
  const { cao, liu, zhang, table: t } = table({ cao: { hand: ['snatch'] }, liu: { hand: ['peach'] }, zhang: {} });
  cao.plays('snatch', { on: liu });
  expect([cao.hand, liu.hand]).toEqual([['peach'], []]);
  expect(t.view(liu.seat).players[cao.seat]?.known).toHaveLength(1);
  expect(t.view(zhang.seat).players[cao.seat]?.known).toEqual([]);
});

test('Snatch: a delayed scroll taken is a card in hand again', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({ cao: { hand: ['snatch'] }, liu: { fates: ['contentment'] }, zhang: {} });
  cao.plays('snatch', { on: liu });
  expect(t.view(zhang.seat).players[cao.seat]?.known).toHaveLength(1);
  expect([cao.offered, liu.fates]).toEqual([['contentment>liu', 'contentment>zhang', 'end'], []]);
});

test('Snatch reaches a distance of 1, which a mount brings nearer or farther and a weapon does not', () => {
  const hands = { hand: ['peach'] };
  const far = table({
    cao: { hand: ['snatch'], equipment: ['qilin-bow'] },
    liu: { hand: ['dodge'], equipment: ['plus-mount'] },
    zhang: hands,
    sun: hands,
    lu: hands,
  });
  expect(far.cao.offered).toEqual(['snatch>lu', 'end']);
  const near = table({
    cao: { hand: ['snatch'], equipment: ['minus-mount'] },
    liu: hands,
    zhang: hands,
    sun: hands,
    lu: {},
  });
  expect(near.cao.offered).toEqual(['snatch>liu', 'snatch>zhang', 'snatch>sun', 'end']);
});

test('Snatch can be negated', () => {
  const { cao, liu } = table({ cao: { hand: ['snatch'] }, liu: { hand: ['negate', 'peach'] } });
  cao.plays('snatch', { on: liu });
  liu.answers('negate');
  expect([cao.hand, liu.hand]).toEqual([[], ['peach']]);
});
