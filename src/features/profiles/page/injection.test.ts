import { expect, test } from 'vitest';
import { templates } from '../design/templates.ts';
import type { ProfileDocument } from '../document/document.ts';
import { renderProfilePage } from './render.tsx';
import { fullProfile, pageContext } from './testing/full-profile.ts';

const vectors = [
  '<script>alert(1)</script>',
  '"onerror="alert(1)',
  "'onload='alert(1)",
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--',
  ']]><svg/onload=alert(1)>',
];

/** Replaces every user-written text; values that code depends on stay. */
const own = new Set(['he', 'en', 'text', 'network', 'postcode']);
const withPayload = (document: ProfileDocument, payload: string): ProfileDocument =>
  JSON.parse(JSON.stringify(document), (key, value) => (own.has(key) && typeof value === 'string' ? payload : value));

const isInert = (html: string) => {
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html.match(/<\/style/g)).toHaveLength(1);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
    const bare = tag.replace(/"[^"]*"/g, '""');
    expect(bare).not.toMatch(/\son\w+=/i);
    expect(tag).not.toMatch(/(href|src|action)="\s*javascript:/i);
  }
};

test.each(vectors)('%s is rendered as inert text in every field', (payload) => {
  const document = withPayload(fullProfile(), payload);
  for (const locale of ['he', 'en'] as const) {
    const { html } = renderProfilePage(document, pageContext({ locale }));
    isInert(html);
    // The structured data must remain valid JSON.
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '';
    expect(JSON.parse(json).mainEntity.name).toBe(payload);
  }
});

test('unsafe addresses and colours in a stored document are not rendered', () => {
  const bad = 'javascript:alert(1)';
  const document = JSON.parse(JSON.stringify(fullProfile()), (key, value) =>
    ['address', 'website', 'link'].includes(key) && typeof value === 'string' ? bad : value,
  ) as ProfileDocument;
  const colours = { ground: '</style><script>', ink: 'red;}*{', accent: 'url(//x)' };
  for (const template of templates) {
    const { html } = renderProfilePage(
      { ...document, design: { ...document.design, template, colours } },
      pageContext(),
    );
    isInert(html);
    expect(html).not.toContain(bad);
    expect(html).not.toContain('url(//x)');
    expect(html).not.toContain('red;}');
  }
});

test('removes direction control characters from typed text', () => {
  const document = fullProfile({ identity: { name: { he: 'נו\u202eעה' }, tagline: { he: '\u2066אור\u200f' } } });
  const { html } = renderProfilePage(document, pageContext({ locales: ['he'] }));
  expect(html).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2067]/);
});
