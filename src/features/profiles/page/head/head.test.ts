import { describe, expect, test } from 'vitest';
import type { PageContext } from '../page-context.ts';
import { renderProfilePage } from '../render.tsx';
import { contact, fullProfile, identity, inOneLanguage, pageContext } from '../testing/full-profile.ts';

const headOf = (change: object = {}, context: Partial<PageContext> = {}) => {
  const { html } = renderProfilePage(fullProfile(change), pageContext(context));
  return html.slice(0, html.indexOf('<style>'));
};
const metaOf = (head: string, key: string) =>
  head.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`))?.[1];
const data = (change: object = {}) =>
  JSON.parse(headOf(change).match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '');

describe('metadata for link previews', () => {
  test('contains the owner’s title and description, or ones built from the identity', () => {
    expect(headOf()).toContain('<title>נועה ברק, אדריכלית ומעצבת פנים</title>');
    expect(metaOf(headOf(), 'description')).toBe('בתים קטנים עם הרבה אור, תל אביב והשרון');
    const own = { sharing: { title: { he: 'בתים קטנים' }, description: { he: 'ועוד אור' } } };
    expect(metaOf(headOf(own), 'og:title')).toBe('בתים קטנים');
    expect(metaOf(headOf(own), 'og:description')).toBe('ועוד אור');
    expect(metaOf(headOf({ identity: { name: { he: 'אבי' } } }), 'description')).toContain(
      'כרטיס הביקור הדיגיטלי של אבי',
    );
  });

  test('isolates text that mixes directions with Unicode marks, and only that', () => {
    expect(headOf({ identity: { ...identity, title: { he: 'מפתחת React' } } })).toContain(
      '<title>נועה ברק, \u2068מפתחת React\u2069</title>',
    );
    expect(headOf()).not.toContain('\u2068');
  });

  test('contains one image with its size and alt text', () => {
    const head = headOf();
    expect(metaOf(head, 'og:image')).toBe('https://negia.example/previews/noa.jpg');
    expect(metaOf(head, 'og:image:width')).toBe('1200');
    expect(metaOf(head, 'og:image:height')).toBe('630');
    expect(metaOf(head, 'og:image:alt')).toBe('נועה ברק, אדריכלית ומעצבת פנים');
    expect(metaOf(head, 'twitter:card')).toBe('summary_large_image');
    expect(headOf({}, { preview: undefined })).not.toContain('og:image');
    expect(metaOf(headOf({}, { preview: undefined }), 'twitter:card')).toBe('summary');
  });

  test('contains the type, address and language', () => {
    const head = headOf({}, { locale: 'en' });
    expect(metaOf(head, 'og:type')).toBe('profile');
    expect(metaOf(head, 'og:url')).toBe('https://negia.example/p/noa?lang=en');
    expect(metaOf(head, 'og:locale')).toBe('en_US');
    expect(metaOf(head, 'og:locale:alternate')).toBe('he_IL');
  });
});

describe('metadata for search engines', () => {
  test('contains one canonical address and the alternate language', () => {
    const head = headOf();
    expect(head).toContain('<link rel="canonical" href="https://negia.example/p/noa">');
    expect(head).toContain('<link rel="alternate" href="https://negia.example/p/noa" hreflang="he">');
    expect(head).toContain('<link rel="alternate" href="https://negia.example/p/noa?lang=en" hreflang="en">');
    expect(head).toContain('<link rel="alternate" href="https://negia.example/p/noa" hreflang="x-default">');
  });

  test('has no alternate address for a profile in one language', () => {
    const document = inOneLanguage(fullProfile(), 'en');
    const { html } = renderProfilePage(document, pageContext({ locale: 'en', locales: ['en'] }));
    expect(html).not.toContain('hreflang=');
    expect(html).toContain('<link rel="canonical" href="https://negia.example/p/noa">');
  });

  test.each([
    [{}, {}, false],
    [{ sharing: { isListed: false } }, {}, true],
    [{}, { mode: 'draft' }, true],
    [{}, { mode: 'embedded' }, true],
  ] as const)('%j in %j: noindex is %s', (change, context, isExcluded) => {
    expect(headOf(change, context).includes('<meta name="robots" content="noindex">')).toBe(isExcluded);
  });

  test('describes a place with hours as a business, otherwise a person', () => {
    const business = data();
    expect(business).toMatchObject({ '@type': 'ProfilePage', url: 'https://negia.example/p/noa' });
    expect(business.mainEntity).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'נועה ברק',
      telephone: '+972501234567',
      address: { addressLocality: 'תל אביב' },
      sameAs: ['https://barak.example/', 'https://instagram.com/noa', 'https://tiktok.com/@noa'],
    });
    expect(business.mainEntity.openingHoursSpecification[0]).toMatchObject({ dayOfWeek: 'Sunday', opens: '09:00' });
    expect(data({ blocks: [], contact }).mainEntity).toMatchObject({
      '@type': 'Person',
      jobTitle: 'אדריכלית ומעצבת פנים',
      worksFor: { name: 'סטודיו ברק' },
    });
  });
});

test('contains a theme colour per scheme, the manifest, icon and vCard link for phones', () => {
  const head = headOf();
  expect(head.match(/<meta name="theme-color"/g)).toHaveLength(2);
  expect(headOf({ design: { template: 'shore', scheme: 'dark' } }).match(/<meta name="theme-color"/g)).toHaveLength(1);
  expect(head).toContain('<link rel="manifest" href="/p/noa/manifest.webmanifest">');
  expect(head).toContain('<link rel="apple-touch-icon" href="/p/noa/icon-180.png">');
  expect(head).toContain('<link rel="alternate" href="/p/noa.vcf" type="text/vcard">');
});
