import { expect, test } from 'vitest';
import { WU, war } from '../kingdoms/war.ts';
import { table } from '../table.ts';

const ZHANG = { hero: 'zhang-he' } as const;

test('Clever Change: a hand card is discarded and the judge phase skipped; what waits there stays', () => {
  const { zhang, liu } = table(
    { zhang: { ...ZHANG, hand: ['dodge', 'negate'], fates: ['contentment'] }, liu: {} },
    { phase: 'judge' },
  );
  expect(zhang.offered).toEqual(['qiaobian', 'pass']);
  zhang.invokes('qiaobian').chooses('dodge');
  expect([zhang.fates, zhang.hand, liu.fates]).toEqual([['contentment'], ['negate'], []]);
  zhang.passes().passes(); // the draw and play phases
});

test('Clever Change: instead of drawing, a hand card of each of up to two others', () => {
  const { zhang, a, b, c } = table(
    { zhang: { ...ZHANG, hand: ['dodge'] }, a: { hand: ['peach'] }, b: { hand: ['peach'] }, c: {} },
    { phase: 'draw' },
  );
  zhang.invokes('qiaobian');
  expect(zhang.offered).toEqual(['a', 'b']);
  zhang.points(a, b);
  expect([zhang.hand, a.hand, b.hand, c.hand]).toEqual([['peach', 'peach'], [], [], []]);
  zhang.passes();
});

test('Clever Change: instead of playing, equipment or a delayed scroll is moved to another', () => {
  const { zhang, a, b } = table(
    {
      zhang: { ...ZHANG, hand: ['dodge', 'dodge'], fates: ['contentment'] },
      a: { equipment: ['qilin-bow'] },
      b: { equipment: ['chu-ko-nu'] },
    },
    { phase: 'draw' },
  );
  zhang.passes().invokes('qiaobian').chooses('dodge');
  expect(zhang.offered).toEqual(['contentment', 'qilin-bow', 'chu-ko-nu', 'pass']);
  zhang.chooses('contentment').points(b);
  expect([zhang.fates, a.fates, b.fates]).toEqual([[], [], ['contentment']]);
  expect([a.equipment, b.equipment]).toEqual([{ weapon: 'qilin-bow' }, { weapon: 'chu-ko-nu' }]);
  zhang.passes();
});

test('Clever Change: equipment goes to a free place only', () => {
  const { zhang, a, b } = table(
    {
      zhang: { ...ZHANG, hand: ['dodge'] },
      a: { equipment: ['qilin-bow'] },
      b: { equipment: ['chu-ko-nu', 'plus-mount'] },
    },
    { phase: 'draw', deck: ['dodge', 'dodge'] },
  );
  zhang.passes().invokes('qiaobian').chooses('dodge').chooses('qilin-bow');
  expect([zhang.equipment, a.equipment, b.equipment]).toEqual([
    { weapon: 'qilin-bow' },
    {},
    { weapon: 'chu-ko-nu', plus: 'plus-mount' },
  ]);
  zhang.passes();
});

test('Clever Change: a Contentment cannot be moved before Lu Xun, nor where one lies', () => {
  const { zhang, lu, liu, cao } = table(
    {
      zhang: { ...ZHANG, hand: ['dodge'] },
      lu: { hero: 'lu-xun' },
      liu: { fates: ['contentment'] },
      cao: { fates: ['contentment'] },
    },
    { phase: 'draw', deck: ['dodge', 'dodge'] },
  );
  zhang.passes().invokes('qiaobian').chooses('dodge').chooses('contentment');
  expect([zhang.fates, lu.fates, liu.fates, cao.fates]).toEqual([['contentment'], [], [], ['contentment']]);
  zhang.passes();
});

test('Clever Change: moving nothing is allowed, and the discard phase can be skipped too', () => {
  const { zhang, liu } = table(
    { zhang: { ...ZHANG, hp: 1, hand: ['dodge', 'dodge', 'dodge'] }, liu: { equipment: ['qilin-bow'] } },
    { phase: 'draw', deck: ['dodge', 'dodge'] },
  );
  zhang.passes().invokes('qiaobian').chooses('dodge').passes();
  expect(zhang.offered).toEqual(['qiaobian', 'pass']);
  zhang.invokes('qiaobian').chooses('dodge');
  expect([zhang.hand.length, liu.equipment]).toEqual([3, { weapon: 'qilin-bow' }]);
});

test('Clever Change: a phase that is skipped already gives nothing; without hand cards it is not offered', () => {
  const content = table(
    { zhang: { ...ZHANG, hand: ['dodge'], fates: ['contentment'] }, liu: {} },
    { phase: 'judge', deck: ['S7', 'dodge', 'dodge'] },
  );
  content.zhang.passes().passes(); // judge and draw
  expect(content.zhang.offered).toEqual(['qiaobian', 'pass']); // the discard phase
  content.zhang.passes();
  expect(content.table.told('phase-skipped')).toMatchObject([{ phase: 'play' }]);
  const empty = table({ zhang: ZHANG, liu: {} }, { phase: 'judge' });
  expect([empty.zhang.hand.length, empty.zhang.offered]).toEqual([2, ['qiaobian', 'pass']]); // before the play phase
  empty.zhang.passes();
});

test('Clever Change in kingdom war: a Contentment moved before Lu Xun goes to the discard pile', () => {
  const {
    zhang,
    sun,
    lu,
    table: t,
  } = war(
    {
      zhang: { heroes: ['zhang-he', 'wei-a'], hand: ['strike'] },
      sun: { heroes: WU, fates: ['contentment'] },
      lu: { heroes: ['lu-xun', 'wu-a'] },
    },
    { phase: 'draw', deck: ['D2', 'D3'] },
  );
  zhang.passes().invokes('qiaobian').chooses('strike').chooses('contentment').points(lu);
  expect([sun.fates, lu.fates, t.discard]).toEqual([[], [], ['strike', 'contentment']]);
  zhang.passes();
});

test('Clever Change in kingdom war: a hidden Lu Xun may be revealed against it, or bears it', () => {
  for (const isRevealed of [true, false]) {
    const { zhang, lu } = war(
      {
        zhang: { heroes: ['zhang-he', 'wei-a'], hand: ['strike'] },
        sun: { heroes: WU, fates: ['contentment'] },
        lu: { heroes: ['lu-xun', 'wu-a'], hidden: true },
      },
      { phase: 'draw', deck: ['D2', 'D3'] },
    );
    zhang.passes().invokes('qiaobian').chooses('strike').chooses('contentment').points(lu);
    if (isRevealed) lu.invokes('qianxun');
    else lu.passes();
    expect([lu.up, lu.fates]).toEqual(isRevealed ? [['lu-xun'], []] : [[], ['contentment']]);
    zhang.passes();
  }
});

test('Clever Change in kingdom war: a black Starvation moved before Jia Xu is spent, a red one stays', () => {
  for (const [card, stays] of [
    ['starvation', false],
    ['strike:H10 as contentment', true],
  ] as const) {
    const { zhang, jia } = war(
      {
        zhang: { heroes: ['zhang-he', 'wei-a'], hand: ['strike:S7'] },
        sun: { heroes: WU, fates: [card] },
        jia: { heroes: ['jia-xu', 'qun-a'] },
      },
      { phase: 'draw', deck: ['D2', 'D3'] },
    );
    zhang
      .passes()
      .invokes('qiaobian')
      .chooses('strike:S7')
      .chooses(stays ? 'strike' : 'starvation')
      .points(jia);
    expect(jia.fates).toEqual(stays ? ['contentment'] : []);
    zhang.passes();
  }
});
