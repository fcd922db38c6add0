import { expect, test } from 'vitest';
import { findChromium } from './browser/chromium.ts';

test('CHROMIUM names the program, and must be right', () => {
  expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
  expect(() => findChromium({ CHROMIUM: '/nowhere/chromium' })).toThrow(
    'CHROMIUM is /nowhere/chromium, and there is no such file; name the program, or leave it out',
  );
});
