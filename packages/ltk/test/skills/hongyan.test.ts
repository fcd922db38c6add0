import { expect, test } from 'vitest';
import { ltkKingdoms } from '../../src/index.ts';
import { table } from '../table.ts';

const XIAO = { hero: 'xiao-qiao' };

test('Fair Face: Contentment fails on a Spade', () => {
  const { xiao, a } = table({ xiao: { ...XIAO, fates: ['contentment'] }, a: {} }, { phase: 'judge', deck: ['S5'] });
  expect([xiao.offered.at(-1), xiao.fates, a.hp]).toEqual(['end', [], 4]);
});

test('Fair Face: Lightning cannot hit her and goes on', () => {
  const { xiao, a } = table({ xiao: { ...XIAO, fates: ['lightning'] }, a: {} }, { phase: 'judge', deck: ['S5'] });
  expect([xiao.hp, xiao.fates, a.fates]).toEqual([3, [], ['lightning']]);
});

test('Fair Face: a Spade is red for her Eight Diagram, not for that of another', () => {
  const { a, xiao, b } = table(
    {
      a: { hand: ['arrow-barrage'] },
      xiao: { ...XIAO, equipment: ['eight-diagram-formation:S2'] },
      b: { equipment: ['eight-diagram-formation'] },
    },
    { deck: ['S5', 'S6'] },
  );
  a.plays('arrow-barrage');
  xiao.invokes('eight-diagram-formation');
  b.invokes('eight-diagram-formation');
  expect([xiao.hp, b.hp]).toEqual([3, 3]);
});

test('Fair Face: the Strike of a Spade is red', () => {
  const { xiao, a } = table({ xiao: { ...XIAO, hand: ['strike:S7'] }, a: { equipment: ['sage-king-shield'] } });
  xiao.plays('strike', { on: a });
  expect(a.hp).toBe(3);
});

test('Fair Face changes no Club and no card of another', () => {
  const { xiao, a } = table({ xiao: { ...XIAO, hand: ['strike:C2'] }, a: { equipment: ['sage-king-shield'] } });
  xiao.plays('strike', { on: a });
  expect(a.hp).toBe(4);
});

const hidden = (): ReturnType<typeof table<'xiao' | 'cao'>> =>
  table(
    {
      xiao: { heroes: ['xiao-qiao', 'wu-a'], hidden: true, fates: ['contentment'] },
      cao: { heroes: ['wei-a', 'wei-b'] },
    },
    { game: ltkKingdoms, options: { rules: 'official' }, phase: 'judge', deck: ['S5'] },
  );

test('Fair Face of a hidden Xiao Qiao: she may be revealed when her judgement is a Spade', () => {
  const { xiao, table: t } = hidden();
  expect(xiao.offered).toEqual(['hongyan', 'pass']);
  xiao.invokes('hongyan');
  expect([t.told('judged').map(({ card }) => card?.suit), xiao.asked]).toEqual([['heart'], true]);
  expect(t.told('hero-revealed').map(({ hero }) => hero)).toEqual(['xiao-qiao']);
});

test('Fair Face of a hidden Xiao Qiao does nothing while she stays hidden', () => {
  const { xiao, cao, table: t } = hidden();
  xiao.passes();
  expect([t.told('judged').map(({ card }) => card?.suit), cao.asked]).toEqual([['spade'], true]);
});

test('Fair Face of a hidden Xiao Qiao: she is asked after all retrials, of whomever, when the card is about to count', () => {
  const judged = (deck: readonly string[], hand: readonly string[]) =>
    table(
      {
        xiao: { heroes: ['xiao-qiao', 'wu-a'], hidden: true, fates: ['contentment'] },
        sima: { heroes: ['sima-yi', 'wei-a'], hand },
      },
      { game: ltkKingdoms, phase: 'judge', deck },
    );
  const spade = judged(['D2'], ['strike:S7', 'dodge']);
  spade.sima.invokes('guicai').chooses('strike');
  expect(spade.xiao.offered).toEqual(['hongyan', 'pass']);
  spade.xiao.invokes('hongyan');
  expect(spade.table.told('judged').map(({ card }) => card?.suit)).toEqual(['heart']);
  const heart = judged(['S7'], ['peach:H8', 'dodge']);
  heart.sima.invokes('guicai').chooses('peach');
  expect([heart.xiao.up, heart.table.told('judged').map(({ card }) => card?.suit)]).toEqual([[], ['heart']]);
});

test('Fair Face leaves a Lightning before her as black as it is: it passes Jia Xu by', () => {
  const { xiao, jia, liu } = table(
    { xiao: { ...XIAO, fates: ['lightning:SA'] }, jia: { hero: 'jia-xu' }, liu: {} },
    { phase: 'judge', deck: ['C5'] },
  );
  expect([xiao.fates, jia.fates, liu.fates]).toEqual([[], [], ['lightning']]);
});

test('Fair Face in kingdom war leaves a Lightning before her black too: it goes on past Jia Xu', () => {
  const { xiao, jia, liu } = table(
    {
      xiao: { heroes: ['xiao-qiao', 'wu-a'], fates: ['lightning:SA'] },
      jia: { heroes: ['jia-xu', 'qun-a'] },
      liu: { heroes: ['shu-a', 'shu-b'] },
    },
    { game: ltkKingdoms, phase: 'judge', deck: ['C5'] },
  );
  expect([xiao.fates, jia.fates, liu.fates]).toEqual([[], [], ['lightning']]);
});

test('Fair Face leaves a Starvation before her black: Clever Change cannot bring it before Jia Xu', () => {
  const { zhang, xiao, jia, liu } = table(
    {
      zhang: { hero: 'zhang-he', hand: ['dodge'] },
      xiao: { ...XIAO, fates: ['starvation:S10'] },
      jia: { hero: 'jia-xu' },
      liu: {},
    },
    { phase: 'draw', deck: ['dodge', 'dodge'] },
  );
  zhang.passes().invokes('qiaobian').chooses('dodge').chooses('starvation');
  expect(zhang.offered).toEqual(['zhang', 'liu']);
  zhang.points(liu);
  expect([xiao.fates, jia.fates, liu.fates]).toEqual([[], [], ['starvation']]);
  zhang.passes();
});
