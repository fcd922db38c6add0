import { expect, test } from 'vitest';
import { WEI, war } from '../kingdoms/war.ts';

const WOLONG = { heroes: ['wolong', 'shu-a'], hidden: true } as const;

test('Eight Formations in kingdom war: hidden, Wolong may be revealed when a Dodge is needed', () => {
  const { cao, wolong } = war(
    { cao: { heroes: WEI, hand: ['strike'] }, wolong: WOLONG, sun: {} },
    { deck: ['dodge', 'dodge', 'dodge', 'H5'] }, // three for the reveal
  );
  cao.plays('strike', { on: wolong });
  expect(wolong.offered).toEqual(['bazhen', 'pass']);
  wolong.invokes('bazhen');
  expect([wolong.up, wolong.hp, wolong.hand.length]).toEqual([['wolong'], 3, 3]);
});

test('Eight Formations in kingdom war: kept hidden, the Strike hits', () => {
  const { cao, wolong } = war({ cao: { heroes: WEI, hand: ['strike'] }, wolong: WOLONG });
  cao.plays('strike', { on: wolong });
  wolong.passes();
  expect([wolong.up, wolong.hp]).toEqual([[], 2]);
});

test('Eight Formations in kingdom war: not offered to a hidden Wolong in armour, nor against the Black Pommel', () => {
  const worn = war({ cao: { heroes: WEI, hand: ['strike'] }, wolong: { ...WOLONG, equipment: ['silver-lion'] } });
  worn.cao.plays('strike', { on: worn.wolong });
  const { cao, wolong } = war({
    cao: { heroes: WEI, hand: ['strike'], equipment: ['black-pommel'] },
    wolong: WOLONG,
  });
  cao.plays('strike', { on: wolong });
  expect([worn.wolong.hp, worn.cao.asked, wolong.hp, cao.asked]).toEqual([2, true, 2, true]);
});
