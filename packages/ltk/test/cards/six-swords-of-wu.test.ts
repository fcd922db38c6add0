import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { deckWith } from './stand-ins.ts';

const options = { deck: deckWith('Six Swords of Wu,6,Diamond') };
const swords = ['six-swords-of-wu'];

test('Six Swords of Wu reach distance 2', () => {
  const { sun } = table(
    { sun: { hand: ['strike'], equipment: swords }, a: {}, b: {}, far: {}, c: {}, d: {} },
    { options },
  );
  expect(sun.offered).toEqual(['strike>a', 'strike>b', 'strike>c', 'strike>d', 'end']);
});

test('Six Swords of Wu do nothing for others in identity mode, of one kingdom or not', () => {
  const { ally } = table({ ally: { hand: ['strike'] }, a: {}, b: { equipment: swords }, c: {} }, { options });
  expect(ally.offered).toEqual(['strike>a', 'strike>c', 'end']);
});
