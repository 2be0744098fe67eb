import { expect, test } from 'vitest';
import { parseRichText } from './rich-text.tsx';

test('splits text into links, names and plain text without loss', () => {
  expect(parseRichText('[כתבו לנו](/contact) על `token`, או לא.')).toEqual([
    { kind: 'link', text: 'כתבו לנו', href: '/contact' },
    { kind: 'words', text: ' על ' },
    { kind: 'name', text: 'token' },
    { kind: 'words', text: ', או לא.' },
  ]);
});

test.each(['', 'Plain words (with brackets) and [no link].', 'A lonely ` mark', '<b>not markup</b>'])(
  '%j is plain text',
  (text) => {
    expect(parseRichText(text)).toEqual(text ? [{ kind: 'words', text }] : []);
  },
);
