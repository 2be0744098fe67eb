import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { directionOf, intlTag, isLocale, localeFromHeader } from './locale.ts';

test.each([
  [undefined, 'he'],
  ['', 'he'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['en-US,en;q=0.9,he;q=0.8', 'en'],
  ['he;q=0.5,en;q=0.6', 'en'],
  ['en;q=0.5, he;q=0.6', 'he'],
  ['iw', 'he'],
  ['iw;q=0.9,en;q=0.1', 'he'],
  ['fr-FR,fr;q=0.9', 'he'],
  ['fr,en;q=0.2', 'en'],
  ['en;q=0', 'he'],
  ['en;q=0,he;q=0.1', 'he'],
  ['en ; q=0.4 , he ;q=0.3', 'en'],
  ['en;Q=0.1,he;Q=0.2', 'he'],
  ['*', 'he'],
  ['english', 'he'],
  ['en;q=much', 'he'],
  [';;;,,,=q;q=', 'he'],
])('Accept-Language %j selects %s', (header, locale) => {
  expect(localeFromHeader(header)).toBe(locale);
});

test('any header selects one of the two languages', () => {
  const headerLike = fc.string({ unit: fc.constantFrom(...'enhiw,;q=01.9-* ') });
  forAll(fc.oneof(fc.string(), headerLike), (header) => isLocale(localeFromHeader(header)));
});

test('only the two languages are locales, each with its direction and Israeli Intl tag', () => {
  expect(['he', 'en', 'ar', 'HE', '', undefined, 5].filter(isLocale)).toEqual(['he', 'en']);
  expect([directionOf('he'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  expect([intlTag('he'), intlTag('en')]).toEqual(['he-IL', 'en-IL']);
});
