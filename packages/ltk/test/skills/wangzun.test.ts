import { expect, test } from 'vitest';
import { table } from '../table.ts';

const FOUR = ['dodge', 'dodge', 'dodge', 'dodge'] as const;

test("False Majesty: a card in the Lord's prepare phase, and the Lord keeps one card less this turn", () => {
  const { lord, yuan, liu } = table(
    { lord: { hp: 3, hand: FOUR.slice(0, 1) }, yuan: { hero: 'yuan-shu' }, liu: {} },
    { phase: 'prepare', deck: ['peach', 'dodge', 'dodge'] },
  );
  expect(yuan.offered).toEqual(['wangzun', 'pass']);
  yuan.invokes('wangzun');
  expect([yuan.hand, lord.hand.length, liu.hand]).toEqual([['peach'], 3, []]);
  lord.ends();
  expect(lord.offered).toEqual(['dodge', 'dodge', 'dodge']);
  lord.chooses('dodge');
  expect(lord.hand.length).toBe(2);
});

test('False Majesty is refused: nothing happens', () => {
  const { lord, yuan } = table(
    { lord: { hp: 3, hand: ['dodge'] }, yuan: { hero: 'yuan-shu' } },
    { phase: 'prepare', deck: ['dodge', 'dodge'] },
  );
  yuan.passes();
  lord.ends();
  expect([yuan.asked, lord.hand.length]).toEqual([true, 3]);
});

test('False Majesty lasts one turn', () => {
  const { lord, yuan } = table(
    { lord: { hp: 2 }, yuan: { hero: 'yuan-shu' } },
    { phase: 'prepare', deck: ['peach', 'dodge', 'dodge', 'dodge', 'dodge', 'negate', 'negate'] },
  );
  yuan.invokes('wangzun');
  lord.ends().chooses('dodge');
  yuan.ends();
  yuan.passes(); // the Lord's next turn
  lord.ends();
  expect(lord.offered).toEqual(['dodge', 'negate', 'negate']);
  lord.chooses('negate');
  expect(lord.hand.length).toBe(2);
});

test('False Majesty still counts when Yuan Shu has died in that turn', () => {
  const { lord, yuan } = table(
    { lord: { hp: 2, hand: ['strike', 'dodge'] }, yuan: { hero: 'yuan-shu', hp: 1, role: 'spy' }, liu: {} },
    { phase: 'prepare', deck: ['negate', 'dodge', 'dodge'] },
  );
  yuan.invokes('wangzun');
  lord.plays('strike', { on: yuan }).ends();
  expect([yuan.alive, lord.hand.length]).toEqual([false, 3]);
  lord.chooses('dodge', 'dodge');
  expect(lord.hand.length).toBe(1);
});

test("False Majesty is not offered in another's prepare phase, nor to a Lord in the own", () => {
  const other = table({ lord: {}, yuan: { hero: 'yuan-shu' }, liu: {} }, { phase: 'prepare', turn: 'liu' });
  expect([other.liu.asked, other.yuan.hand]).toEqual([true, []]);
  const own = table({ yuan: { hero: 'yuan-shu' }, liu: {} }, { phase: 'prepare' });
  expect(own.yuan.hand.length).toBe(2);
});
