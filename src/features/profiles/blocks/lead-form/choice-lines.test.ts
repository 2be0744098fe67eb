import { expect, test } from 'vitest';
import { choiceLines, withChoiceLines } from './choice-lines.ts';

test('converts lines to choices and back', () => {
  expect(withChoiceLines([], 'he', 'a\nb\n')).toEqual([{ he: 'a' }, { he: 'b' }]);
  expect(choiceLines([{ he: 'a' }, { he: 'b' }], 'he')).toBe('a\nb');
});

test('pairs the second language with the first by line number', () => {
  const both = withChoiceLines([{ he: 'a' }, { he: 'b' }], 'en', 'x');
  expect(both).toEqual([{ he: 'a', en: 'x' }, { he: 'b' }]);
  expect(choiceLines(both, 'en')).toBe('x');
  expect(withChoiceLines(both, 'he', 'a\nc\nd')).toEqual([{ he: 'a', en: 'x' }, { he: 'c' }, { he: 'd' }]);
});

test('removes choices that are empty in both languages', () => {
  expect(withChoiceLines([{ he: 'a' }, { he: 'b' }], 'he', '')).toEqual([]);
  expect(withChoiceLines([{ he: 'a', en: 'x' }], 'he', '')).toEqual([{ en: 'x' }]);
});
