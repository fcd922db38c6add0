import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CAI = { hero: 'cai-wenji', hp: 1 } as const;

test('Broken Heart: whoever kills her loses all hero skills, equipment stays', () => {
  const { zhang, cai, liu } = table({
    zhang: { hero: 'zhang-fei', hand: ['strike:C2', 'strike:C3'], equipment: ['qilin-bow'] },
    cai: CAI,
    liu: {},
  });
  zhang.plays('strike', { on: cai });
  expect([cai.alive, zhang.offered.some((each) => each.startsWith('strike'))]).toEqual([false, false]);
  expect([zhang.equipment, liu.hp]).toEqual([{ weapon: 'qilin-bow' }, 4]);
});

test('Broken Heart: without a killer nobody loses anything', () => {
  const { zhang, cai } = table(
    { zhang: { hero: 'zhang-fei', hand: ['strike:C2', 'strike:C3'] }, cai: { ...CAI, fates: ['lightning'] }, liu: {} },
    { phase: 'judge', turn: 'cai', deck: ['S5', 'H2', 'H2'] },
  );
  expect(cai.alive).toBe(false);
  expect(zhang.alive).toBe(true);
});

test('Broken Heart: a skill that was gained goes too', () => {
  const { jiang, cai, liu } = table(
    { jiang: { hero: 'jiang-wei', hp: 2, fates: ['contentment'] }, cai: CAI, liu: {} },
    { phase: 'prepare', deck: ['strike:H10', 'strike:H10', 'H6', 'H2', 'H2'] },
  );
  jiang.picks('draw-two').passes().plays('strike', { on: cai });
  expect([cai.alive, jiang.skills, jiang.offered.some((each) => each.startsWith('tiaoxin'))]).toEqual([
    false,
    [],
    false,
  ]);
  expect(liu.hp).toBe(4);
});

test('Broken Heart: somebody else’s death is nothing to it', () => {
  const { zhang, liu } = table({
    zhang: { hero: 'zhang-fei', hand: ['strike:C2', 'strike:C3'] },
    liu: { hp: 1 },
    cai: { hero: 'cai-wenji' },
  });
  zhang.plays('strike', { on: liu });
  expect([liu.alive, zhang.offered.includes('strike>cai')]).toEqual([false, true]);
});
