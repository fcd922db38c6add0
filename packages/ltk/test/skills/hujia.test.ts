import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Entourage: another Wei hero plays the Dodge, and the Lord has used it', () => {
  const {
    cao,
    sima,
    liu,
    table: t,
  } = table(
    { cao: { hero: 'cao-cao' }, sima: { hero: 'sima-yi', hand: ['dodge', 'peach'] }, liu: { hand: ['strike'] } },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['hujia', 'pass']);
  cao.invokes('hujia');
  expect(sima.offered).toEqual(['dodge', 'pass']);
  sima.answers('dodge');
  expect([cao.hp, sima.hp, sima.hand, t.discard]).toEqual([4, 3, ['peach'], ['dodge', 'strike']]);
  expect(t.told('card-played').map(({ seat }) => seat)).toEqual([sima.seat]);
  expect(t.told('card-used').map(({ seat }) => seat)).toEqual([liu.seat, cao.seat]);
});

test('Entourage asks in seat order from the Lord, and stops at the first who helps', () => {
  const { zhen, liu, cao, dun, sima } = table(
    {
      zhen: { hero: 'zhen-ji', hand: ['dodge'], role: 'rebel' },
      liu: { hand: ['strike', 'dodge'] },
      cao: { hero: 'cao-cao', role: 'lord' },
      dun: { hero: 'xiahou-dun', hand: ['dodge'] },
      sima: { hero: 'sima-yi', hand: ['dodge'] },
    },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: cao });
  cao.invokes('hujia');
  dun.passes();
  sima.answers('dodge');
  expect([cao.hp, dun.hand, sima.hand, zhen.hand, liu.hand]).toEqual([4, ['dodge'], [], ['dodge'], ['dodge']]);
});

test('Entourage: a helper whose Eight Diagram fails may still give a card, a converted one too', () => {
  const { cao, zhen, liu } = table(
    {
      cao: { hero: 'cao-cao' },
      zhen: { hero: 'zhen-ji', hand: ['strike:S9', 'peach'], equipment: ['eight-diagram-formation'] },
      liu: { hand: ['strike'] },
    },
    { turn: 'liu', deck: ['S5'] },
  );
  liu.plays('strike', { on: cao });
  cao.invokes('hujia');
  expect(zhen.offered).toEqual(['strike(qingguo:dodge)', 'eight-diagram-formation', 'pass']);
  zhen.invokes('eight-diagram-formation');
  expect(zhen.offered).toEqual(['strike(qingguo:dodge)', 'pass']);
  zhen.answers('strike', { by: 'qingguo' });
  expect([cao.hp, zhen.hand]).toEqual([4, ['peach']]);
});

test('Entourage: a Dodge that has to be played can be asked for too', () => {
  const { cao, sima, liu, zhang } = table(
    {
      cao: { hero: 'cao-cao' },
      sima: { hero: 'sima-yi', hand: ['dodge', 'dodge'] },
      liu: { hand: ['arrow-barrage'] },
      zhang: {},
    },
    { turn: 'liu' },
  );
  liu.plays('arrow-barrage');
  cao.invokes('hujia');
  sima.answers('dodge');
  sima.answers('dodge');
  expect([cao.hp, sima.hp, zhang.hp, sima.hand]).toEqual([4, 3, 3, []]);
});

test('Entourage: a red judgement of a helper is a Dodge for the Lord', () => {
  const { cao, sima, liu } = table(
    {
      cao: { hero: 'cao-cao' },
      liu: { hand: ['strike'] },
      sima: { hero: 'sima-yi', equipment: ['eight-diagram-formation'] },
    },
    { turn: 'liu', deck: ['H5'] },
  );
  liu.plays('strike', { on: cao });
  cao.invokes('hujia');
  sima.invokes('eight-diagram-formation');
  expect([cao.hp, sima.hp]).toEqual([4, 3]);
});

test('Entourage: when nobody helps the Lord may still answer, and is not offered it twice', () => {
  const { cao, liu, sima, dun } = table(
    {
      cao: { hero: 'cao-cao', hand: ['dodge'] },
      dun: { hero: 'xiahou-dun', hand: ['dodge'] },
      sima: { hero: 'sima-yi', hand: ['dodge'] },
      liu: { hand: ['strike'] },
    },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['dodge', 'hujia', 'pass']);
  cao.invokes('hujia');
  dun.passes();
  sima.passes();
  expect(cao.offered).toEqual(['dodge', 'pass']);
  cao.answers('dodge');
  expect([cao.hp, cao.hand, dun.hand, sima.hand]).toEqual([4, [], ['dodge'], ['dodge']]);
});

test('Entourage: each Dodge that is needed is asked for anew', () => {
  const { cao, sima, lv } = table(
    {
      cao: { hero: 'cao-cao' },
      sima: { hero: 'sima-yi', hand: ['dodge', 'dodge'] },
      lv: { hero: 'lv-bu', hand: ['strike'] },
    },
    { turn: 'lv' },
  );
  lv.plays('strike', { on: cao });
  cao.invokes('hujia');
  sima.answers('dodge');
  cao.invokes('hujia');
  sima.answers('dodge');
  expect([cao.hp, sima.hand]).toEqual([4, []]);
});

test('Entourage is for the Lord alone', () => {
  const { lord, cao } = table({
    lord: { hand: ['strike'] },
    cao: { hero: 'cao-cao', hand: ['dodge'], role: 'rebel' },
    sima: { hero: 'sima-yi', hand: ['dodge'] },
  });
  lord.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['dodge', 'pass']);
  cao.answers('dodge');
});

test('Entourage needs another Wei hero', () => {
  const { cao, liu } = table(
    {
      cao: { hero: 'cao-cao', hand: ['dodge'] },
      liu: { hand: ['strike'] },
      zhang: { hero: 'zhang-fei', hand: ['dodge'] },
    },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['dodge', 'pass']);
  cao.passes().passes();
  expect(cao.hp).toBe(3);
});
