import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Berserk: any number of Strikes', () => {
  const { zhang, cao, liu } = table({
    zhang: { hero: 'zhang-fei', hand: ['strike', 'fire-strike', 'strike'] },
    cao: {},
    liu: {},
  });
  zhang.plays('strike', { on: cao }).plays('fire-strike', { on: cao }).plays('strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.offered]).toEqual([2, 3, ['end']]);
});

test('Berserk does not reach farther', () => {
  const { zhang } = table({ zhang: { hero: 'zhang-fei', hand: ['strike'] }, near: {}, far: {}, nearer: {} });
  expect(zhang.offered).toEqual(['strike>near', 'strike>nearer', 'end']);
});

test("Berserk is nobody else's", () => {
  const { cao, zhang, table: t } = table({ cao: { hand: ['strike:S7', 'strike:S8'] }, zhang: { hero: 'zhang-fei' } });
  cao.plays('strike:S7', { on: zhang });
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['strike-limit']);
});
