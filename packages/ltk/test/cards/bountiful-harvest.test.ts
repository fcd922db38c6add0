import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Bountiful Harvest: as many cards as heroes live, one for each in turn from the user on', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { hand: ['strike'] }, liu: { hand: ['bountiful-harvest'] }, zhang: {} },
    { turn: 'liu', deck: ['dodge', 'wine', 'peach', 'duel'] },
  );
  liu.plays('bountiful-harvest');
  expect(liu.offered).toEqual(['dodge', 'wine', 'peach']);
  liu.chooses('peach');
  expect(zhang.offered).toEqual(['dodge', 'wine']);
  zhang.chooses('dodge');
  expect([cao.hand, liu.hand, zhang.hand]).toEqual([['strike', 'wine'], ['peach'], ['dodge']]);
  expect(t.discard).toEqual(['bountiful-harvest']);
});

test('Bountiful Harvest: the cards lie open, and all know who has which', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({ cao: { hand: ['bountiful-harvest'] }, liu: {}, zhang: {} }, { deck: ['dodge', 'wine', 'peach'] });
  cao.plays('bountiful-harvest');
  expect(t.view('public').processing.map((id) => t.nameOf(id))).toEqual([
    'bountiful-harvest',
    'dodge',
    'wine',
    'peach',
  ]);
  cao.chooses('peach');
  liu.chooses('wine');
  const seen = t.view(zhang.seat).players.map(({ known }) => known.map((id) => t.nameOf(id)));
  expect(seen).toEqual([['peach'], ['wine'], ['dodge']]);
});

test('Bountiful Harvest: negated for one, what is left is discarded', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { hand: ['bountiful-harvest', 'negate'] }, liu: {}, zhang: {} },
    { deck: ['dodge', 'wine', 'peach'] },
  );
  cao.plays('bountiful-harvest');
  cao.passes();
  cao.chooses('wine');
  cao.answers('negate'); // for liu
  zhang.chooses('peach');
  expect([liu.hand, t.discard]).toEqual([[], ['negate', 'dodge', 'bountiful-harvest']]);
  expect(t.told('harvest-left')).toMatchObject([{ cards: [expect.any(Number)] }]);
});

test('Bountiful Harvest: the dead are not counted', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hand: ['strike', 'bountiful-harvest'] }, liu: { hp: 1, role: 'spy' }, zhang: {}, sun: {} },
    { deck: ['dodge', 'wine', 'peach', 'duel'] },
  );
  cao.plays('strike', { on: liu });
  cao.plays('bountiful-harvest');
  expect(cao.offered).toEqual(['dodge', 'wine', 'peach']);
  cao.chooses('wine');
  t.seats[2]?.chooses('dodge');
  expect([liu.alive, cao.hand, t.seats[3]?.hand]).toEqual([false, ['wine'], ['peach']]);
});
