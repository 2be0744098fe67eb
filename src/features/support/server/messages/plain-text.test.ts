import { describe, expect, test } from 'vitest';
import { shortened } from '#base/trimmed.ts';
import { plainText, safeHtml } from './safe-html.ts';

describe('the plain text of a message', () => {
  test.each([
    ['<p>שלום,</p><p>הנה <b>התשובה</b>:</p>', 'שלום,\nהנה התשובה:'],
    ['a<br>b<br><br>c', 'a\nb\nc'],
    ['<ul><li>a</li><li>b</li></ul>c', '• a\n• b\nc'],
    ['1 &lt; 2 &amp;amp; "3"', '1 < 2 &amp; "3"'],
    ['<a href="https://negia.example/help">כאן</a>', 'כאן (https://negia.example/help)'],
    ['<a href="https://negia.example">negia.example</a>', 'negia.example'],
    ['<a href="/help">עזרה</a>', 'עזרה'],
    ['a\n b', 'a b'],
  ])('of %s is %j', (html, text) => {
    expect(plainText(safeHtml(html))).toBe(text);
  });

  test('is shortened at a word boundary, and never inside a character', () => {
    expect(shortened('one two three', 13)).toBe('one two three');
    expect(shortened('one two three', 12)).toBe('one two…');
    expect(shortened('😀'.repeat(5), 4)).toBe('😀😀😀…');
    expect(shortened('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
  });
});
