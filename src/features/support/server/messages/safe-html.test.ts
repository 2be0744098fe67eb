import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll, forAllOf } from '#base/testing/for-all.ts';
import { injections } from '#base/testing/injections.ts';
import { shortened } from '#base/trimmed.ts';
import vectors from './html-vectors.json' with { type: 'json' };
import { allowedElements, htmlOfText, plainText, safeHtml, safeLink, sanitizedHtml } from './safe-html.ts';

const tag = /^<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)( \/)?>/;
const attribute = / ([a-z]+)="([^"<>]*)"/g;
const addresses = /^(https?:\/\/[^\s/]+\.[^\s]*|mailto:[^\s?&]+@[^\s?&]+|tel:\+?[\d*-]+|\/(?!\/)\S*)$/;

/** A strict HTML reader: reports everything that is not clearly harmless. */
function violationsOf(html: string): string[] {
  const violations: string[] = [];
  const open: string[] = [];
  for (let at = html.search(/[<>]/); at !== -1; ) {
    const [match, isEnd, name = '', attributes = ''] = tag.exec(html.slice(at)) ?? [];
    if (!match) return [...violations, `a stray bracket: ${html.slice(at, at + 40)}`];
    if (!(allowedElements as readonly string[]).includes(name)) violations.push(`the element ${name}`);
    if (isEnd && open.pop() !== name) violations.push(`the end of a ${name} that is not open`);
    if (!isEnd && name !== 'br') open.push(name);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute))
      violations.push(...violationOf(name, key, value));
    const rest = html.slice(at + match.length).search(/[<>]/);
    at = rest === -1 ? -1 : at + match.length + rest;
  }
  return [...violations, ...open.map((name) => `a ${name} that stays open`)];
}

function violationOf(element: string, name: string, value: string): string[] {
  const isFine =
    element === 'a' &&
    ((name === 'href' && addresses.test(value.replaceAll('&amp;', '&'))) ||
      (name === 'rel' && value === 'noopener noreferrer nofollow') ||
      (name === 'target' && value === '_blank'));
  return isFine ? [] : [`${name}="${value}" on ${element}`];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u202a-\u202e\u2060-\u2069\ufeff]/;

function expectHarmless(html: string): void {
  const safe = safeHtml(html);
  expect(violationsOf(safe)).toEqual([]);
  expect(safe).not.toMatch(invisible);
  expect(safe.isWellFormed()).toBe(true);
  expect(safeHtml(safe)).toBe(safe);
}

describe('sanitizing the HTML of a message', () => {
  test('the test’s own checker detects violations', () => {
    const wrong = [
      '<img src="x">',
      '<b onclick="x">a</b>',
      '<a href="javascript:x">a</a>',
      '<a href="//evil.example">a</a>',
      '<p>',
      '</p>',
      '<b><i></b></i>',
      'a < b',
      '<svg/onload=x>',
      '<a href="https://localhost">a</a>',
    ];
    for (const html of wrong) expect([html, violationsOf(html)]).not.toEqual([html, []]);
    expect(violationsOf('<p>a<br /><a href="/help">b</a></p>')).toEqual([]);
  });

  test.each([
    ['a <b>b</b> <strong>c</strong> <i>d</i> <em>e</em> <u>f</u> <s>g</s>'],
    ['<p>a</p><ul><li>b</li></ul><ol><li>c</li></ol><blockquote>d</blockquote><pre><code>e</code></pre>'],
    ['<a href="/help">help</a> <a href="mailto:dana@cards.example">mail</a> <a href="tel:*2345">call</a>'],
    ['<a href="https://negia.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['שלום 👩‍👩‍👧 &lt;3 &amp; "עוד"'],
  ])('leaves allowed HTML unchanged: %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    ['<p class="x" style="color:red" id=a data-b=c dir=rtl>a</p>', '<p>a</p>'],
    ['a<script>steal()</script>b<style>p{}</style>c', 'abc'],
    ['<svg><p>a</p></svg>b<math><mtext>c</mtext></math>', 'b'],
    ['<h1>a</h1><div>b</div><img src=x onerror=y>', 'ab'],
    ['<a href="https://a.example" onclick="x" target="_top" rel="opener">a</a>', foreign('https://a.example/')],
    ['<a href="HTTPS://A.example/שלום">a</a>', foreign('https://a.example/%D7%A9%D7%9C%D7%95%D7%9D')],
    ['<a>a</a><a name=x>b</a>', 'ab'],
    ['<b>a', '<b>a</b>'],
    ['a\u202eb&#8238;c&#x202D;d\u2066e', 'abcde'],
    ['a&#1;b\u0000c\u0007', 'abc'],
    ['<scr\u0000ipt>a</scr\u0000ipt>b', 'b'],
    ['a\r\nb', 'a\nb'],
  ])('turns %s into %s', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  test.each(injections.map((text) => [text]))('makes injections harmless: %j', (text) => {
    expectHarmless(text);
    for (const around of [
      `<p>${text}</p>`,
      `<a href="${text}">a</a>`,
      `<a href='${text}'>a</a>`,
      `a${text}b`,
      text + text,
    ])
      expectHarmless(around);
  });

  const pieces = fc.constantFrom(...vectors.fragments);

  test('makes arbitrary combinations harmless', () => {
    forAllOf(
      3_000,
      fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 }),
      (fragments) => expectHarmless(fragments.join('')),
    );
  });

  test('preserves any typed text', () => {
    forAll(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const html = safeHtml(htmlOfText(typed));
      expect(violationsOf(html)).toEqual([]);
      expect(html.replace(/<br \/>/g, '\n')).toBe(escaped(typed).replace(allInvisible, '').trim());
    });
  });

  test('limits the nesting depth', () => {
    expect(safeHtml(`${'<ul><li>'.repeat(500)}a`).split('<ul>').length).toBeLessThan(12);
  });
});

const allInvisible = new RegExp(invisible, 'g');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim();

function foreign(href: string): string {
  return `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">a</a>`;
}

describe('sanitized content', () => {
  test.each(vectors.empty)('is rejected if empty: %j', (html) => {
    expect(() => sanitizedHtml(html)).toThrow(
      expect.objectContaining({ code: 'invalid_input', options: { fields: { content: 'support.emptyContent' } } }),
    );
  });

  test.each(['.', '<p>0</p>', '👍', '&lt;', '<a href="x">y</a>'])('may be as short as %s', (html) => {
    expect(sanitizedHtml(html)).not.toBe('');
  });
});

describe('a link in a message', () => {
  test.each([undefined, ...vectors.unsafeLinks])('is rejected: %j', (href) => {
    expect(safeLink(href)).toBeUndefined();
  });

  test.each([
    ['https://negia.example/a?b=c#d', 'https://negia.example/a?b=c#d', true],
    ['http://a.example', 'http://a.example/', true],
    [' https://a\u200b.example/\u202e ', 'https://a.example/', true],
    ['/help', '/help', false],
    ['/a/../b?c#d', '/b?c#d', false],
    ['mailto:dana@cards.example?bcc=x@evil.example', 'mailto:dana@cards.example', false],
    ['tel:+972-50-555-0123', 'tel:+972-50-555-0123', false],
  ])('is accepted: %j', (typed, href, isForeign) => {
    expect(safeLink(typed)).toEqual({ href, isForeign });
  });
});

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
