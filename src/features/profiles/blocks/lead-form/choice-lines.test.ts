import { expect, test } from 'vitest';
import { choiceLines, withChoiceLines } from './choice-lines.ts';

test('lines are choices', () => {
  expect(withChoiceLines([], 'he', 'a\nb\n')).toEqual([{ he: 'a' }, { he: 'b' }]);
  expect(choiceLines([{ he: 'a' }, { he: 'b' }], 'he')).toBe('a\nb');
});

test('a second language stands beside the first, line by line', () => {
  const both = withChoiceLines([{ he: 'a' }, { he: 'b' }], 'en', 'x');
  expect(both).toEqual([{ he: 'a', en: 'x' }, { he: 'b' }]);
  expect(choiceLines(both, 'en')).toBe('x');
  expect(withChoiceLines(both, 'he', 'a\nc\nd')).toEqual([{ he: 'a', en: 'x' }, { he: 'c' }, { he: 'd' }]);
});

test('what is emptied in both is gone', () => {
  expect(withChoiceLines([{ he: 'a' }, { he: 'b' }], 'he', '')).toEqual([]);
  expect(withChoiceLines([{ he: 'a', en: 'x' }], 'he', '')).toEqual([{ en: 'x' }]);
});
