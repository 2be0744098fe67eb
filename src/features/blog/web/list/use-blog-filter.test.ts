import { expect, test } from 'vitest';
import { blogAddress } from './use-blog-filter.ts';

test('the URL contains the chosen filters, and none when nothing is chosen', () => {
  expect(blogAddress({ tag: '', q: '' })).toBe('/blog');
  expect(blogAddress({ tag: 'A & B', q: '' })).toBe('/blog?tag=A+%26+B');
  expect(blogAddress({ tag: 'NFC', q: 'מה' })).toBe('/blog?tag=NFC&q=%D7%9E%D7%94');
});

test('other query parameters are retained, earlier filters are replaced', () => {
  expect(blogAddress({ tag: '', q: 'b' }, '?lang=en&tag=x&q=a')).toBe('/blog?lang=en&q=b');
  expect(blogAddress({ tag: '', q: '' }, '?lang=en&tag=x')).toBe('/blog?lang=en');
});
