import { expect, test } from 'vitest';
import { beside, settingValue, typedValue } from '../src/index.ts';
import { toy } from './toy.ts';

const text = { en: toy.text.en, zh: { ...toy.text.zh, values: { rules: { course: '课程' } } } };

test.each([
  ['rules', 'course', '课程', '课程（course）'],
  ['rules', 'official', 'official', 'official'], // no word of its own
  ['seats', 'course', 'course', 'course'], //       another setting's word
  ['shuffle', true, '是', '是（true）'],
  ['shuffle', false, '否', '否（false）'],
  ['offer', 3, '3', '3'],
  ['rules', 'constructor', 'constructor', 'constructor'],
  ['toString', 'call', 'call', 'call'],
  ['__proto__', 'constructor', 'constructor', 'constructor'],
])('%s %s reads %s', (setting, value, words, typed) => {
  expect(settingValue(text, 'zh', setting, value)).toBe(words);
  expect(typedValue(text, 'zh', setting, value)).toBe(typed);
});

test('without words of their own values stand as they are typed', () => {
  expect(typedValue(text, 'en', 'rules', 'course')).toBe('course');
  expect(typedValue(text, 'en', 'shuffle', false)).toBe('false');
  expect(beside('smart one', 'smart', 'en')).toBe('smart one (smart)');
});
