import { expect, test } from 'vitest';
import { table } from '../table.ts';

test("Heaven's Envy: the judgement card of the Eight Diagram is gained, and it still counts", () => {
  const { liu, guo, zhang } = table(
    {
      liu: { hand: ['strike'] },
      guo: { hero: 'guo-jia', equipment: ['eight-diagram-formation'] },
      zhang: {},
    },
    { deck: ['peach:H3'] },
  );
  liu.plays('strike', { on: guo });
  guo.invokes('eight-diagram-formation');
  expect(guo.offered).toEqual(['tiandu', 'pass']);
  guo.invokes('tiandu');
  expect([guo.cards, guo.hp, zhang.hand]).toEqual([['peach:H3'], 3, []]);
});

test("Heaven's Envy is refused: the card is discarded", () => {
  const {
    liu,
    guo,
    table: t,
  } = table(
    { liu: { hand: ['strike'] }, guo: { hero: 'guo-jia', equipment: ['eight-diagram-formation'] } },
    { deck: ['peach:H3'] },
  );
  liu.plays('strike', { on: guo });
  guo.invokes('eight-diagram-formation').passes();
  expect([guo.hand, t.discard]).toEqual([[], ['peach', 'strike']]);
});

test("Heaven's Envy: delayed scrolls judge, and the cards are gained", () => {
  const { guo, table: t } = table(
    { guo: { hero: 'guo-jia', fates: ['contentment', 'starvation'] }, liu: {} },
    { phase: 'judge', deck: ['strike:S9', 'dodge:D2'] },
  );
  guo.invokes('tiandu').invokes('tiandu');
  expect(t.told('judged').map(({ name }) => name)).toEqual(['starvation', 'contentment']);
  expect(guo.cards).toEqual(['dodge:D2', 'strike:S9']);
  expect(t.told('phase-skipped').map(({ phase }) => phase)).toEqual(['draw', 'play']);
});

test("Heaven's Envy: the card of a Lightning is gained before it strikes", () => {
  const { guo, table: t } = table(
    { guo: { hero: 'guo-jia', fates: ['lightning'], maxHp: 5 }, liu: {} },
    { phase: 'judge', deck: ['strike:S9'] },
  );
  guo.invokes('tiandu');
  expect([guo.hp, guo.cards]).toEqual([2, ['strike:S9']]);
  const types = t.log.map(({ type }) => type);
  expect(types.indexOf('cards-gained')).toBeLessThan(types.indexOf('damaged'));
  guo.passes();
});

test("Heaven's Envy: after a retrial the last card is gained", () => {
  const { liu, guo, sima } = table(
    {
      liu: { hand: ['strike'] },
      guo: { hero: 'guo-jia', equipment: ['eight-diagram-formation'] },
      sima: { hero: 'sima-yi', hand: ['dodge:H2'] },
    },
    { deck: ['strike:S9'] },
  );
  liu.plays('strike', { on: guo });
  guo.invokes('eight-diagram-formation');
  sima.invokes('guicai');
  guo.invokes('tiandu');
  expect([guo.cards, guo.hp]).toEqual([['dodge:H2'], 3]);
});

test("Heaven's Envy is not for the judgements of others", () => {
  const { liu, zhang, guo } = table(
    { liu: { hand: ['strike'] }, zhang: { equipment: ['eight-diagram-formation'] }, guo: { hero: 'guo-jia' } },
    { deck: ['H5'] },
  );
  liu.plays('strike', { on: zhang });
  zhang.invokes('eight-diagram-formation');
  expect([guo.hand, liu.offered]).toEqual([[], ['end']]);
});
