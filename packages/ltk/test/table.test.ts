import { expect, test } from 'vitest';
import type { Phase } from '../src/core/state.ts';
import { war } from './kingdoms/war.ts';
import { checkTables, type Setting, table } from './table.ts';

const set = (cao: Setting) => () => table({ cao, liu: {} });

test.each([
  ['a rank that is none', set({ hand: ['strike:S77'] }), '"strike:S77" is no card; write strike, strike:S7 or S7'],
  ['nothing', set({ hand: [''] }), '"" is no card'],
  ['a colon with nothing behind it', set({ hand: ['strike:'] }), '"strike:" is no card'],
  ['no colon', set({ hand: ['strikeS7'] }), '"strikeS7" is no card'],
  ['a name nobody knows', set({ hand: ['strik'] }), 'no card is called "strik"'],
  ['a word every object knows', set({ hand: ['constructor'] }), 'no card is called "constructor"'],
  ['a card that is not in the deck', set({ hand: ['peach:S7'] }), 'there is no card "peach:S7" left in the deck'],
  ['a second weapon', set({ equipment: ['chu-ko-nu', 'qilin-bow'] }), 'cao has two cards for one place (weapon)'],
  ['equipment that is none', set({ equipment: ['strike'] }), '"strike" of cao is no equipment'],
  ['a Strike to be judged', set({ fates: ['strike'] }), '"strike" is no delayed scroll'],
  ['a card that counts as a Strike to be judged', set({ fates: ['dodge as strike'] }), '"strike" is no delayed scroll'],
  ['two of one delayed scroll', set({ fates: ['contentment', 'D6 as contentment'] }), 'two contentment before it'],
  ['a hero nobody knows', set({ hero: 'liu-bie' }), 'no hero of identity is called liu-bie'],
  ['more life than there is', set({ hp: 5 }), 'cao has 5 life of 4'],
  ['half a life', set({ hp: 2.5 }), 'cao has 2.5 life of 4'],
  ['nobody’s life', set({ maxHp: 0 }), 'cao has 0 life of 0'],
  ['a card that counts as two', set({ fates: ['D6 as contentment as starvation'] }), 'counts as two things'],
  ['cards laid by no skill', set({ piles: { fields: ['strike'] } }), 'no skill is called "fields"'],
  ['a skill nobody knows', set({ gained: ['mashuu'] }), 'mashuu'],
  ['an avatar nobody knows', set({ avatars: ['liu-bie'] }), 'no hero of identity is called liu-bie'],
  ['a hero and heroes', set({ hero: 'liu-bei', heroes: ['guan-yu'] }), 'a hero or several: say hero or heroes'],
  ['a hidden hero in identity mode', set({ hidden: true }), 'that is for kingdom war'],
  ['the dead with cards laid', set({ dead: true, piles: { buqu: ['peach'] } }), 'cao is dead and can have no cards'],
  ['the dead with cards', set({ dead: true, hand: ['peach'] }), 'cao is dead and can have no cards'],
  ['the turn of the dead', set({ dead: true }), 'it is the turn of cao, who is dead'],
])('the table refuses %s', (_, make, sentence) => {
  expect(make).toThrow(sentence);
});

test.each<[string, Setting, string]>([
  ['one hero', { heroes: ['cao-cao'] }, 'cao-cao of cao are no two heroes of one kingdom'],
  ['a hero as in identity mode', { hero: 'cao-cao' }, 'cao leads two heroes: say heroes'],
  ['two kingdoms', { heroes: ['cao-cao', 'liu-bei'] }, 'are no two heroes of one kingdom'],
  ['a place that is none', { up: 'deputee' as 'deputy' }, '"deputee" of cao is neither head nor deputy'],
  ['the hidden half up', { hidden: true, up: 'head' }, 'cao is hidden and can have revealed or claimed nothing'],
  ['a hidden careerist', { hidden: true, careerist: true }, 'cao is hidden and can have revealed or claimed nothing'],
])('the table of kingdom war refuses %s', (_, cao, sentence) => {
  expect(() => war({ cao, liu: {} })).toThrow(sentence);
});

test('the table refuses a phase and a name nobody knows', () => {
  const phase = 'attack' as Phase;
  expect(() => table({ cao: {}, liu: {} }, { phase })).toThrow('"attack" is no phase; phases are prepare, judge');
  expect(() => table({ cao: {}, liu: {} }, { turn: 'zhang' })).toThrow(
    'nobody is called "zhang"; at the table are cao, liu',
  );
});

test('the table can set a dead seat: nobody counts it, and it is not asked', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['strike'] }, liu: { dead: true }, zhang: {}, sun: {} });
  expect([liu.alive, cao.distanceTo(zhang), cao.offered]).toEqual([false, 1, ['strike>zhang', 'strike>sun', 'end']]);
  const inWar = war({ cao: {}, liu: { dead: true, heroes: ['shu-a', 'shu-b'] }, zhang: {} });
  expect([inWar.liu.claimed, inWar.liu.up]).toEqual(['shu', ['shu-a', 'shu-b']]);
});

test('the table can set a converted delayed scroll', () => {
  const { cao, table: t } = table(
    { cao: { fates: ['dodge:D2 as contentment'] }, liu: {} },
    { phase: 'judge', deck: ['S5'] },
  );
  expect(t.told('phase-skipped').map(({ phase }) => phase)).toEqual(['play']);
  expect([t.discard.includes('dodge'), cao.fates]).toEqual([true, []]);
});

test('the table can set a plain female hero', () => {
  const { cao, sun } = table({
    cao: { hand: ['strike'], equipment: ['yin-yang-swords'] },
    sun: { hero: 'plain-woman' },
  });
  cao.plays('strike', { on: sun });
  expect(cao.offered).toEqual(['yin-yang-swords', 'pass']);
  cao.passes();
});

test('a test that fails reports one error: its own, and not also what it left open', () => {
  const leaveOpen = () => {
    const { cao, liu } = table({ cao: { hand: ['strike'] }, liu: { hand: ['dodge'] } });
    cao.plays('strike', { on: liu });
  };
  leaveOpen();
  expect(() => checkTables(false)).toThrow('the test ends with an open question: liu is asked "answer-use"');
  leaveOpen();
  checkTables(true);
});
