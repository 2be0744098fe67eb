import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { injections } from '#base/testing/injections.ts';
import type { PostBody } from '../../body.ts';
import { headingIds } from './heading-ids.ts';
import { PostBodyView, safeHref } from './post-body-view.tsx';

const file = 'p_abcdefghij0123456789ab_1280x720_aabbcc';
const show = (body: PostBody) => renderToStaticMarkup(<PostBodyView body={body} />);

/** A body with the same text in every place that can contain text. */
const fullOf = (text: string): PostBody => [
  { kind: 'paragraph', runs: [{ text, isBold: true, isItalic: true, link: text }] },
  { kind: 'heading', level: 2, runs: [{ text: `x${text}` }] },
  { kind: 'heading', level: 3, runs: [{ text: `x${text}` }] },
  { kind: 'list', isNumbered: true, items: [[{ text }]] },
  { kind: 'list', isNumbered: false, items: [[{ text, link: `/${text}` }]] },
  { kind: 'quote', paragraphs: [[{ text, link: `https://${text}` }]] },
  { kind: 'picture', file, alt: text, caption: text },
  { kind: 'picture', file: text, alt: text, caption: '' },
  { kind: 'divider' },
];

const tags = /<(\/?)([a-z][a-z\d]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const allowedTags =
  'div p strong em a h2 h3 ol ul li blockquote figure figcaption span svg rect picture source img hr'.split(' ');
const allowedAttributes = [
  'class',
  'id',
  'href',
  'rel',
  'src',
  'srcset',
  'sizes',
  'type',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'viewbox',
  'preserveaspectratio',
  'aria-hidden',
  'fill',
];
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

function isInert(html: string): void {
  for (const [, , tag = '', attributes = ''] of html.matchAll(tags)) {
    expect(allowedTags).toContain(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      expect(allowedAttributes).toContain(name.toLowerCase());
      if (name === 'href') expect(decoded(value)).toMatch(/^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/i);
      if (name === 'src') expect(value).toMatch(/^\/files\/[a-z\d]+-\d+\.(webp|avif)$/);
    }
  }
  // After removing the known tags, no angle bracket remains.
  expect(html.replace(tags, '')).not.toMatch(/[<>]/);
}

describe('injection texts', () => {
  test('there are at least 324 of them', () => expect(injections.length).toBeGreaterThanOrEqual(324));

  test.each(injections.map((vector) => [vector]))('%j is rendered as text', (vector) => {
    const html = show(fullOf(vector));
    isInert(html);
    expect(decoded(html.replace(tags, ''))).toContain(vector);
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});

test('only site paths and web URLs are linked', () => {
  const refused = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    ' /blog',
    'blog',
    '',
  ];
  expect(refused.map(safeHref)).toEqual(refused.map(() => undefined));
  for (const link of ['/', '/blog?tag=a#b', 'https://negia.example/a', 'http://negia.example'])
    expect(safeHref(link)).toBe(link);
  expect(safeHref(undefined)).toBeUndefined();
});

test('every kind of block has its element', () => {
  const html = show([
    { kind: 'paragraph', runs: [{ text: 'a ' }, { text: 'b', isBold: true }, { text: 'c', isItalic: true }] },
    { kind: 'heading', level: 2, runs: [{ text: 'Two' }] },
    { kind: 'heading', level: 3, runs: [{ text: 'Three' }] },
    { kind: 'list', isNumbered: true, items: [[{ text: 'one' }]] },
    { kind: 'list', isNumbered: false, items: [[{ text: 'two', link: '/help' }]] },
    { kind: 'quote', paragraphs: [[{ text: 'said', link: 'https://negia.example/' }]] },
    { kind: 'divider' },
  ]);
  expect(html).toContain('<p>a <strong>b</strong><em>c</em></p>');
  expect(html).toContain('<h2 id="h-two">Two</h2><h3 id="h-three">Three</h3>');
  expect(html).toContain('<ol><li>one</li></ol><ul><li><a href="/help">two</a></li></ul>');
  expect(html).toContain(
    '<p><a href="https://negia.example/" rel="noopener noreferrer">said</a></p></blockquote><hr/>',
  );
});

test('an image reserves its space, is offered in every width, and loads lazily', () => {
  const html = show([{ kind: 'picture', file, alt: 'A door', caption: 'The door' }]);
  expect(html).toMatch(/<img[^>]* width="1280" height="720" alt="A door" loading="lazy"/);
  expect(html).toContain('fill="#aabbcc"');
  expect(html).toContain('type="image/avif"');
  expect(html).toContain('abcdefghij0123456789ab-640.webp 640w');
  expect(html).not.toContain('-96.webp');
  expect(html).toContain('<figcaption>The door</figcaption>');
  expect(html).not.toMatch(/\sstyle=/);
});

describe('heading ids', () => {
  const heading = (text: string) => ({ kind: 'heading' as const, level: 2 as const, runs: [{ text }] });
  const idsOf = (...texts: string[]) => [...headingIds(texts.map(heading)).values()].map(({ id }) => id);

  test('are made from their text, in any language', () => {
    expect(idsOf('What to do?', 'מה עושים, ומתי')).toEqual(['h-what-to-do', 'h-מה-עושים-ומתי']);
  });

  test('are unique, and never collide with another id of the page', () => {
    expect(idsOf('Root', 'root', '!?', 'page data')).toEqual(['h-root', 'h-root--2', 'h-', 'h-page-data']);
  });

  test('are not assigned to empty headings, which are not rendered', () => {
    expect(idsOf(' ')).toEqual([]);
    expect(show([heading(' ')])).not.toContain('<h2');
  });
});
