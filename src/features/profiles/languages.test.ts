import { expect, test } from 'vitest';
import { documentExample } from './document/testing/profile-example.ts';
import { isWrittenInBoth, localesOf, otherLocale } from './languages.ts';

test.each<[string, 'he' | 'en', object, string[]]>([
  ['one language', 'he', { identity: { name: { he: 'דנה' } } }, ['he']],
  ['a name in other letters is no second language', 'he', { identity: { name: { he: 'דנה', en: 'Dana' } } }, ['he']],
  ['a title in both is', 'he', { identity: { name: { he: 'דנה' }, title: { he: 'א', en: 'a' } } }, ['he', 'en']],
  [
    'its own language comes first',
    'en',
    { identity: { name: { en: 'Dana' }, title: { he: 'א', en: 'a' } } },
    ['en', 'he'],
  ],
  ['blanks are nothing', 'he', { identity: { name: { he: 'דנה' }, title: { en: '  ' } } }, ['he']],
  [
    'a block counts',
    'he',
    {
      identity: { name: { he: 'דנה' } },
      blocks: [{ id: 'l', kind: 'links', items: [{ label: { en: 'Site' }, address: 'a.example' }] }],
    },
    ['he', 'en'],
  ],
  ['nothing in its own and all in the other', 'he', { identity: { name: { en: 'Dana' } } }, ['en']],
  ['nothing at all', 'en', {}, ['en']],
])('%s', (_, language, sections, expected) => {
  const document = documentExample({ language, ...sections });
  expect(localesOf(document)).toEqual(expected);
  if (expected.length === 2) expect(isWrittenInBoth(document)).toBe(true);
});

test('each language has one counterpart', () => {
  expect([otherLocale('he'), otherLocale('en')]).toEqual(['en', 'he']);
});
