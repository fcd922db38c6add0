import { expect } from 'vitest';
import { BadInputError } from '../src/index.ts';

/** What is said against an act that must be refused: always one line, always a BadInputError. */
export function complaint(act: () => unknown): string {
  let thrown: unknown = null;
  try {
    act();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(BadInputError);
  const { message } = thrown as BadInputError;
  expect(message).toMatch(/^[^\n]{10,}$/);
  return message;
}
