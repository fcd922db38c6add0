import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CARDS = ['snatch', 'starvation', 'strike'];

test('Genius: scrolls reach everybody, Strikes do not', () => {
  const { huang } = table({
    huang: { hero: 'huang-yueying', hand: CARDS },
    b: { hand: ['dodge'] },
    c: { hand: ['dodge'], equipment: ['plus-mount'] },
    d: { hand: ['dodge'] },
  });
  expect(huang.offered).toEqual([
    'snatch>b',
    'snatch>c',
    'snatch>d',
    'starvation>b',
    'starvation>c',
    'starvation>d',
    'strike>b',
    'strike>d',
    'end',
  ]);
});

test('Genius: a far Snatch takes its card', () => {
  const { huang, b, c } = table({
    huang: { hero: 'huang-yueying', hand: ['snatch'] },
    b: { hand: ['dodge'] },
    c: { hand: ['peach'] },
    d: {},
  });
  huang.plays('snatch', { on: c }).passes();
  expect([huang.hand, b.hand, c.hand]).toEqual([['peach'], ['dodge'], []]);
});

test('Genius: others have no genius', () => {
  const { cao } = table({
    cao: { hand: CARDS },
    b: { hand: ['dodge'] },
    huang: { hero: 'huang-yueying', hand: ['dodge'] },
    d: { hand: ['dodge'] },
  });
  expect(cao.offered).toEqual(['snatch>b', 'snatch>d', 'starvation>b', 'starvation>d', 'strike>b', 'strike>d', 'end']);
});

test('Genius: a Borrowed Sword reaches everybody, but its victim must be in reach of the sword', () => {
  const { huang, c, d } = table({
    huang: { hero: 'huang-yueying', hand: ['borrowed-sword'] },
    b: {},
    c: {},
    d: { equipment: ['chu-ko-nu'] },
    e: {},
    f: {},
  });
  huang.plays('borrowed-sword', { on: d });
  expect(huang.offered).toEqual(['c', 'e']);
  huang.points(c);
  huang.passes();
  expect([d.equipment, huang.hand]).toEqual([{}, ['chu-ko-nu']]);
});
