import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIANG = { hero: 'jiang-wei' } as const;

test('Provoke: one who can reach Jiang Wei strikes him, which is not counted', () => {
  const { jiang, liu, zhang } = table(
    { jiang: JIANG, liu: { hand: ['strike', 'strike'] }, zhang: {} },
    { deck: ['dodge', 'dodge', 'dodge'] },
  );
  expect(jiang.offered).toEqual(['tiaoxin>liu', 'tiaoxin>zhang', 'end']);
  jiang.invokes('tiaoxin', { on: liu });
  liu.answers('strike');
  expect([jiang.hp, liu.hand, zhang.hp, jiang.offered]).toEqual([3, ['strike'], 4, ['end']]);
  jiang.ends();
  expect(liu.offered).toContain('strike>jiang');
});

test('Provoke: or a card of it is discarded', () => {
  const { jiang, liu, table: t } = table({ jiang: JIANG, liu: { hand: ['strike'], equipment: ['qilin-bow'] } });
  jiang.invokes('tiaoxin', { on: liu });
  liu.passes();
  expect(jiang.offered).toEqual(['blind>liu', 'qilin-bow']);
  jiang.chooses('qilin-bow');
  expect([jiang.hp, liu.equipment, liu.hand, t.discard]).toEqual([4, {}, ['strike'], ['qilin-bow']]);
});

test('Provoke: only heroes that have him within reach', () => {
  const { jiang } = table({ jiang: JIANG, a: {}, b: { equipment: ['qilin-bow'] }, c: {}, d: {} });
  expect(jiang.offered).toEqual(['tiaoxin>a', 'tiaoxin>b', 'tiaoxin>d', 'end']);
  const far = table({ jiang: { ...JIANG, equipment: ['plus-mount'] }, a: {} });
  expect(far.jiang.offered).toEqual(['end']);
});

test('Provoke: a hero without cards loses nothing, and it is used up', () => {
  const { jiang, liu } = table({ jiang: JIANG, liu: {} });
  jiang.invokes('tiaoxin', { on: liu });
  expect([jiang.offered, liu.hp, jiang.hp]).toEqual([['end'], 4, 4]);
});
