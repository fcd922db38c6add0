import { expect, test } from 'vitest';
import { BadInputError, IllegalChoiceError } from '../src/index.ts';
import { shown } from '../src/shown.ts';

test('errors say of which kind they are', () => {
  expect(String(new BadInputError('no such game'))).toBe('BadInputError: no such game');
  expect(new IllegalChoiceError('not offered').name).toBe('IllegalChoiceError');
});

test('what a message quotes is cut short, everything else is not', () => {
  const [fits, long] = ['x'.repeat(100), 'y'.repeat(101)];
  expect(new BadInputError(`"${fits}" and "${long}": ${long}`).message).toBe(
    `"${fits}" and "${'y'.repeat(100)}…": ${long}`,
  );
  expect(new IllegalChoiceError(`"${long}"`).message).toBe(`"${'y'.repeat(100)}…"`);
  const cause = new Error('no room');
  expect(new BadInputError('not written', { cause }).cause).toBe(cause);
});

test('a text that is repeated by itself is cut behind 80 characters', () => {
  expect([shown('z'.repeat(80)), shown('z'.repeat(81))]).toEqual(['z'.repeat(80), `${'z'.repeat(80)}…`]);
});
