import { expect, test } from 'vitest';
import { localesOf } from './languages.ts';

const of = (language: 'he' | 'en', name: { he?: string; en?: string }) =>
  localesOf({ language, identity: { name, title: {}, company: {}, tagline: {} } });

test('a card can be read in the languages of its name, its own first', () => {
  expect(of('he', { he: 'דנה', en: 'Dana' })).toEqual(['he', 'en']);
  expect(of('en', { he: 'דנה', en: 'Dana' })).toEqual(['en', 'he']);
  expect(of('he', { en: 'Dana' })).toEqual(['en']);
  expect(of('he', { he: 'דנה', en: ' ' })).toEqual(['he']);
});

test('without a name it is in its own language', () => {
  expect(of('en', {})).toEqual(['en']);
});
