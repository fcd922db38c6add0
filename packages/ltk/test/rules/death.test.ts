import { isForced } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('the cards of the dead go to the discard pile, from all zones', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    liu: { role: 'spy', hp: 1, hand: ['duel'], equipment: ['chu-ko-nu', 'minus-mount'], fates: ['lightning'] },
    zhang: { hand: ['dodge'] },
  });
  cao.plays('strike', { on: liu });
  expect([liu.hand, liu.equipment, liu.fates, zhang.hand]).toEqual([[], {}, [], ['dodge']]);
  expect(t.discard.toSorted()).toEqual(['chu-ko-nu', 'duel', 'lightning', 'minus-mount', 'strike']);
  expect(t.told('cards-discarded')).toMatchObject([{ seat: liu.seat }]);
});

test('the role of the dead is shown, the others’ are not', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    liu: { role: 'spy', hp: 1 },
    zhang: { role: 'rebel' },
  });
  expect(t.view('public').players.map(({ role }) => role)).toEqual(['lord', null, null]);
  cao.plays('strike', { on: liu });
  expect(t.view('public').players.map(({ role }) => role)).toEqual(['lord', 'spy', null]);
  expect(t.view(zhang.seat).players.map(({ role }) => role)).toEqual(['lord', 'spy', 'rebel']);
});

test('who kills a rebel draws 3 cards, a rebel too', () => {
  const {
    liu,
    zhang,
    table: t,
  } = table(
    {
      cao: {},
      liu: { role: 'rebel', hand: ['strike'] },
      zhang: { role: 'rebel', hp: 1 },
      sun: { role: 'spy' },
    },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: zhang });
  expect([zhang.alive, liu.hand.length]).toEqual([false, 3]);
  expect(t.told('rewarded')).toMatchObject([{ seat: liu.seat }]);
});

test('the Lord who kills a loyalist loses hand and equipment, not the judging zone', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike', 'peach', 'dodge'], equipment: ['chu-ko-nu', 'plus-mount'], fates: ['lightning'] },
    liu: { role: 'loyalist', hp: 1 },
    zhang: { hand: ['wine'] },
  });
  cao.plays('strike', { on: liu });
  cao.passes(); // keeps the Peach
  expect([cao.hand, cao.equipment, cao.fates, zhang.hand]).toEqual([[], {}, ['lightning'], ['wine']]);
  expect(t.told('punished')).toEqual([{ type: 'punished', seat: cao.seat }]);
});

test.each([
  ['rebel', 'loyalist'],
  ['loyalist', 'loyalist'],
  ['spy', 'loyalist'],
  ['rebel', 'spy'],
  ['lord', 'spy'],
] as const)('a %s who kills a %s is neither paid nor punished', (killer, victim) => {
  const {
    cao,
    liu,
    table: t,
  } = table({
    cao: { role: killer, hand: ['strike', 'dodge'] },
    liu: { role: victim, hp: 1 },
    zhang: { role: killer === 'lord' ? 'rebel' : 'lord' },
    sun: { role: 'rebel' },
  });
  cao.plays('strike', { on: liu });
  expect([liu.alive, cao.hand]).toEqual([false, ['dodge']]);
  expect([...t.told('rewarded'), ...t.told('punished')]).toEqual([]);
});

test('Lightning kills without a killer: nobody is paid', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { role: 'rebel', hp: 3, fates: ['lightning'] }, liu: { role: 'lord' }, zhang: { role: 'rebel' } },
    { phase: 'judge', deck: ['S5', 'wine', 'wine'] },
  );
  expect([cao.alive, liu.hand.length, zhang.hand.length]).toEqual([false, 2, 0]);
  expect(t.told('died')).toMatchObject([{ seat: cao.seat, from: null, role: 'rebel' }]);
});

test('the reward comes after the win is looked at: the last rebel pays nobody', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['strike'] }, liu: { role: 'rebel', hp: 1 } });
  cao.plays('strike', { on: liu });
  expect([t.match.outcome?.label, cao.hand]).toEqual(['lord', []]);
});

test('the dead no longer count for distances and are passed over', () => {
  const { cao, liu, zhang, sun, lu } = table({
    cao: { hand: ['strike'] },
    liu: { role: 'spy', hp: 1 },
    zhang: {},
    sun: {},
    lu: {},
  });
  expect([cao.distanceTo(zhang), cao.distanceTo(sun)]).toEqual([2, 2]);
  cao.plays('strike', { on: liu });
  expect([cao.distanceTo(zhang), cao.distanceTo(sun), cao.distanceTo(lu)]).toEqual([1, 2, 1]);
  cao.ends();
  expect(zhang.asked).toBe(true);
});

test('who dies of life lost has no killer; the dead are neither chained nor face down, and nobody is dying any more', () => {
  const {
    huang,
    liu,
    table: t,
  } = table({
    huang: { hero: 'huang-gai', role: 'rebel', hp: 1, chained: true, faceDown: true },
    liu: { role: 'lord', chained: true },
    zhang: {},
  });
  huang.invokes('kurou');
  expect(t.told('died')).toEqual([{ type: 'died', seat: huang.seat, from: null, role: 'rebel' }]);
  expect([huang.alive, huang.hp, huang.chained, huang.faceDown, liu.chained]).toEqual([false, 0, false, false, true]);
  expect(t.view('public').dying).toEqual([]);
});

test.each(['rebel', 'loyalist'] as const)('a %s who dies unheard dies the same way', (role) => {
  const {
    cao,
    liu,
    table: { match },
  } = table({
    cao: { hand: ['duel', 'dodge'] },
    liu: { role, hp: 1, hand: ['wine'] },
    zhang: { role: 'rebel' },
  });
  const unheard = match.fork();
  unheard.choose([match.decision?.options.findIndex(({ seat }) => seat === liu.seat) as number]);
  cao.plays('duel', { on: liu });
  liu.passes(); // keeps the Wine
  while (unheard.decision !== null && unheard.decision.kind !== 'play')
    unheard.choose([isForced(unheard.decision) ? 0 : unheard.decision.options.length - 1]);
  expect([liu.alive, unheard.digest()]).toEqual([false, match.digest()]);
});
