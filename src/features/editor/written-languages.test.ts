import { expect, test } from 'vitest';
import { withoutLanguage } from './written-languages.ts';

test('removing a language changes nothing else', () => {
  const both = { title: { he: 'a', en: 'b' }, items: [{ key: 'k', label: { en: 'c' }, address: 'x' }], count: 3 };
  expect(withoutLanguage(both, 'en')).toEqual({
    title: { he: 'a' },
    items: [{ key: 'k', label: {}, address: 'x' }],
    count: 3,
  });
});
