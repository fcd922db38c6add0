import { expect, test } from 'vitest';
import { copyOf } from '../src/index.ts';

test.each([1, 'text', true, null, undefined])('%j is its own copy', (value) => {
  expect(copyOf(value)).toBe(value);
});

test('a copy is equal all the way down and shares nothing that can be changed', () => {
  const data = { list: [1, { deep: [2, null] }], none: null, text: 'a', inner: { flag: true } };
  const copy = copyOf(data);
  expect(copy).toEqual(data);
  copy.list.push(3);
  (copy.list[1] as { deep: unknown[] }).deep.push(4);
  copy.inner.flag = false;
  expect(data).toEqual({ list: [1, { deep: [2, null] }], none: null, text: 'a', inner: { flag: true } });
});
