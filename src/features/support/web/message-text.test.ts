import { describe, expect, test } from 'vitest';
import { isForeignHref, isSafeHref, textOfHtml } from './text-of-html.ts';

describe('the text of a message on one line', () => {
  test.each([
    ['one<br>two', 'one two'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['so<b>me</b>thing', 'something'],
    ['a &lt;b&gt; &amp;amp; &quot;c&quot;&nbsp;d', 'a <b> &amp; "c" d'],
    ['&#1513;&#x5dc;', 'של'],
    ['&#0;&#99999999; &nothing;', '&#99999999; &nothing;'],
    ['<a href="https://x.example">here</a>', 'here'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});

describe('a link in a message', () => {
  test.each(['https://x.example/a?b#c', 'http://x.example', '/wallet', 'mailto:a@x.example', 'tel:+972-50-555-0100'])(
    'may lead to %s',
    (href) => expect(isSafeHref(href)).toBe(true),
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    'https://ours.example@evil.example',
    'https:evil',
    'x',
    '',
    '#a',
    'mailto:a',
    'tel:abc',
    'file:///etc/passwd',
    'https://localhost',
  ])('may not lead to %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });

  test('to another site is detected', () => {
    expect([isForeignHref('https://x.example'), isForeignHref('/wallet'), isForeignHref('mailto:a@x.example')]).toEqual(
      [true, false, false],
    );
  });
});
