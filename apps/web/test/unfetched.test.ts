import { expect, test } from 'vitest';
import { isUnfetched } from '../src/words/unfetched.ts';

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.b/assets/mind-x.js', true],
  ['Firefox', 'error loading dynamically imported module: https://a.b/assets/mind-x.js', true],
  ['Safari', 'Importing a module script failed.', true],
  ['a bot that failed', 'no idea\nError: no idea at module-x.js', false],
])('a part of the page that could not be fetched is known as such: %s', (_, fault, is) => {
  expect(isUnfetched(fault)).toBe(is);
});
