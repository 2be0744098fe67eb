import { describe, expect, test } from 'vitest';
import { supportLimits } from '../../../domain.ts';
import { textOfHtml } from '../../text-of-html.ts';
import { htmlOfTyped, isEmpty, remainingCharacters, sendsBy } from './typed-html.ts';

describe('an empty or whitespace-only message is not sent', () => {
  test.each(['', ' ', '\n\t \u00a0', '\u200b\u200f\u2060', '\u0000'])('%j is empty', (typed) => {
    expect(isEmpty(typed)).toBe(true);
  });

  test.each(['.', ' א ', '\u200fa', '😀'])('%j is not empty', (typed) => {
    expect(isEmpty(typed)).toBe(false);
  });
});

describe('typed text is plain text', () => {
  test('escapes tags and entities', () => {
    expect(htmlOfTyped('<img src=x onerror="a()"> & b')).toBe('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; b');
  });

  test('converts newlines and trims whitespace', () => {
    expect(htmlOfTyped('\n one\r\ntwo\n\nthree ')).toBe('one<br>two<br><br>three');
  });

  test.each(['a < b && c > "d"', '&amp; &lt;', 'שלום <b>', "it's"])('%j is read back unchanged', (typed) => {
    expect(textOfHtml(htmlOfTyped(typed))).toBe(typed);
  });
});

test('the remaining characters are shown only near the limit', () => {
  const of = (length: number) => remainingCharacters('a'.repeat(length));
  expect(of(0)).toBeUndefined();
  expect(of(supportLimits.typedMax - 201)).toBeUndefined();
  expect(of(supportLimits.typedMax - 200)).toBe(200);
  expect(of(supportLimits.typedMax)).toBe(0);
});

describe('Enter sends', () => {
  const key = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };
  test('without modifiers', () => expect(sendsBy(key)).toBe(true));
  test.each([{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }, { key: 'a' }])(
    'but not with %j',
    (change) => {
      expect(sendsBy({ ...key, ...change })).toBe(false);
    },
  );
});
