import { expect, test } from 'vitest';
import { exampleDocument } from './testing/example.ts';
import { isWrittenInBoth, withoutLanguage } from './written-languages.ts';

const { identity } = exampleDocument;

test('a name in other letters alone is no second language', () => {
  const named = { ...exampleDocument, identity: { ...identity, name: { he: 'a', en: 'b' } } };
  expect(isWrittenInBoth(named)).toBe(false);
  expect(isWrittenInBoth({ ...named, identity: { ...named.identity, title: { he: 'a', en: 'b' } } })).toBe(true);
  expect(isWrittenInBoth({ ...named, identity: { ...named.identity, title: { he: 'a', en: ' ' } } })).toBe(false);
});

test('a language leaves without anything else', () => {
  const both = { title: { he: 'a', en: 'b' }, items: [{ key: 'k', label: { en: 'c' }, address: 'x' }], count: 3 };
  expect(withoutLanguage(both, 'en')).toEqual({
    title: { he: 'a' },
    items: [{ key: 'k', label: {}, address: 'x' }],
    count: 3,
  });
});
