import { expect, test } from 'vitest';
import { BadInputError, IllegalChoiceError } from '../src/index.ts';

test('errors say of which kind they are', () => {
  expect(String(new BadInputError('no such game'))).toBe('BadInputError: no such game');
  expect(new IllegalChoiceError('not offered').name).toBe('IllegalChoiceError');
});
