import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LIU = { hero: 'zhang-fei', hand: ['strike', 'strike', 'strike'] } as const;
const DENG = { hero: 'deng-ai', hand: ['dodge', 'dodge', 'dodge'] } as const;

test('Tunnel the Pass: with three fields at the start of the turn a maximum life goes and Swift Raid comes', () => {
  const { zhang, deng, cao } = table(
    { zhang: LIU, deng: DENG, cao: { hand: ['peach'] } },
    { deck: ['S7', 'S8', 'S9', 'dodge', 'dodge'] },
  );
  for (let i = 0; i < 3; i++) {
    zhang.plays('strike', { on: deng });
    deng.answers('dodge').invokes('tuntian');
  }
  expect(deng.skills).toEqual([]);
  zhang.ends();
  expect([deng.skills, deng.maxHp, deng.hp, deng.pile('tuntian').length]).toEqual([['jixi'], 3, 3, 3]);
  expect([cao.maxHp, zhang.maxHp]).toEqual([4, 4]);
  deng.ends();
});

test('Tunnel the Pass: two fields are too few', () => {
  const { zhang, deng } = table({ zhang: LIU, deng: DENG }, { deck: ['S7', 'S8', 'H3', 'dodge', 'dodge'] });
  for (let i = 0; i < 3; i++) {
    zhang.plays('strike', { on: deng });
    deng.answers('dodge').invokes('tuntian');
  }
  zhang.ends();
  expect([deng.asked, deng.skills, deng.maxHp, deng.pile('tuntian').length]).toEqual([true, [], 4, 2]);
});

test('Tunnel the Pass: it happens once', () => {
  const { zhang, deng } = table(
    { zhang: LIU, deng: DENG },
    { deck: ['S7', 'S8', 'S9', 'dodge', 'dodge', 'dodge', 'dodge', 'dodge', 'dodge'] },
  );
  for (let i = 0; i < 3; i++) {
    zhang.plays('strike', { on: deng });
    deng.answers('dodge').invokes('tuntian');
  }
  zhang.ends();
  deng.ends();
  zhang.ends();
  expect([deng.asked, deng.skills, deng.maxHp]).toEqual([true, ['jixi'], 3]);
});
