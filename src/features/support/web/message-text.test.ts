import { describe, expect, test } from 'vitest';
import { addressesIn, isForeignHref, isSafeHref, textOfHtml } from './text-of-html.ts';

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

describe('a web address that is written out', () => {
  const linksIn = (text: string) => addressesIn(text).flatMap(({ href }) => href ?? []);

  test('becomes a link, and all text stays', () => {
    const text = 'ראו https://x.example/a?b=1#c, וגם (http://y.example/).';
    expect(linksIn(text)).toEqual(['https://x.example/a?b=1#c', 'http://y.example/']);
    expect(
      addressesIn(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test.each([
    'javascript:alert(1)',
    'javascript:alert("https:evil")',
    'data:text/html,<a>x</a>',
    'https://ours.example@evil.example',
    'https://localhost',
    'https://',
    'ftp://x.example',
    'www.x.example',
    '//x.example',
    '<a href=x>here</a>',
    '<img src=x onerror=alert(1)>',
  ])('does not make a link of %j', (text) => {
    expect(linksIn(text)).toEqual([]);
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
