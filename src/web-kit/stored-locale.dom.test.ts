import { beforeEach, expect, test } from 'vitest';
import { keepRequestedLocale, storedLocale, storeLocale } from './stored-locale.ts';

const openAt = (query: string) => window.history.replaceState(null, '', `/${query}`);

beforeEach(() => {
  localStorage.clear();
  openAt('');
});

test('a language is kept for this browser and for the server', () => {
  storeLocale('en');
  expect(storedLocale()).toBe('en');
  expect(document.cookie).toContain('language=en');
});

test('the language of an address is kept where none was chosen', () => {
  openAt('?lang=en');
  keepRequestedLocale();
  expect(storedLocale()).toBe('en');
  openAt('?lang=he');
  keepRequestedLocale();
  expect(storedLocale()).toBe('en');
});

test.each(['', '?lang=', '?lang=fr'])('an address with %j chooses nothing', (query) => {
  openAt(query);
  keepRequestedLocale();
  expect(storedLocale()).toBeUndefined();
});
