import { expect, test } from 'vitest';
import { WEI, WU, war } from '../kingdoms/war.ts';

const LU = { heroes: ['lu-xun', 'wu-a'] };
const BY = { as: 'rest', by: 'duoshi' };

test('Read the Situation: a red hand card is used as Rest', () => {
  const { lu, cao } = war(
    { lu: { ...LU, hand: ['dodge:H2', 'strike:S7'], equipment: ['chu-ko-nu:DA'] }, cao: { heroes: WEI } },
    { deck: ['peach:H4', 'duel'] },
  );
  expect(lu.offered).toContain('dodge(duoshi:rest)');
  expect(lu.offered.filter((each) => each.includes('duoshi'))).toHaveLength(1); // no black card, nothing equipped
  lu.plays('dodge', BY).chooses('strike', 'duel');
  expect([lu.hand, cao.hand]).toEqual([['peach'], []]);
});

test('Read the Situation: no more than four times in a play phase', () => {
  const red = ['dodge:H2', 'dodge:HJ', 'dodge:HK', 'dodge:D2', 'dodge:D3'];
  const { lu, cao } = war(
    { lu: { ...LU, hand: red }, cao: { heroes: WEI } },
    { deck: Array.from({ length: 8 }, () => 'strike') },
  );
  for (const card of red.slice(0, 4)) lu.plays(card, BY).chooses('strike', 'strike');
  expect(lu.cards).toEqual(['dodge:D3']);
  expect(lu.offered).toEqual(['end']);
  expect(cao.hand).toEqual([]);
});

test('Read the Situation, official rules: all of the kingdom rest', () => {
  const { lu, sun, cao } = war(
    { lu: { ...LU, hand: ['dodge'] }, sun: { heroes: WU, hand: ['duel'] }, cao: { heroes: WEI }, he: { heroes: WEI } },
    { options: { rules: 'official' }, deck: ['strike', 'strike', 'peach', 'peach'] },
  );
  lu.plays('dodge', BY);
  sun.chooses('duel', 'peach');
  expect([lu.hand, sun.hand, cao.hand]).toEqual([[], ['peach'], []]);
});

test('Read the Situation, hidden: using it reveals Lu Xun', () => {
  const { lu } = war(
    { lu: { ...LU, hidden: true, hand: ['dodge'] }, cao: { heroes: WEI } },
    { deck: ['strike', 'strike', 'strike', 'strike', 'strike'] },
  );
  lu.plays('dodge', BY).chooses('strike', 'strike');
  expect([lu.up, lu.claimed, lu.hand]).toEqual([['lu-xun'], 'wu', ['strike', 'strike', 'strike']]);
});
