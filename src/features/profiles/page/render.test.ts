import { describe, expect, test } from 'vitest';
import type { PageContext } from './page-context.ts';
import { renderProfilePage } from './render.tsx';
import { contact, fullProfile, identity, inOneLanguage, now, pageContext } from './testing/full-profile.ts';

const page = (change: object = {}, context: Partial<PageContext> = {}) =>
  renderProfilePage(fullProfile(change), pageContext(context));
const html = (change: object = {}, context: Partial<PageContext> = {}) => page(change, context).html;
const minimal = { identity: { name: { he: 'אבי כהן' } }, contact: {}, blocks: [] };

describe('the document', () => {
  test('declares its language and direction, in both languages', () => {
    expect(html()).toMatch(/^<!doctype html><html lang="he" dir="rtl">/);
    expect(html({}, { locale: 'en' })).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
  });

  test('contains one style element exactly as returned, no style attributes and one async script', () => {
    const { html: text, styles, scripts } = page();
    expect(text.match(/<style>(.*?)<\/style>/s)?.[1]).toBe(styles[0]);
    expect(styles).toHaveLength(1);
    expect(scripts).toEqual([]);
    expect(text).not.toMatch(/ style=/);
    expect(text).toContain('<script type="module" async src="/assets/card.js"></script></body></html>');
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toContain('rel="stylesheet"');
  });

  test('loads the avatar and the cover eagerly and other pictures lazily', () => {
    const pictures = html().match(/<img [^>]*src=[^>]*>/g) ?? [];
    expect(pictures.filter((one) => one.includes('fetchPriority="high"'))).toHaveLength(2);
    expect(pictures.filter((one) => one.includes('loading="lazy"'))).toHaveLength(pictures.length - 2);
    for (const one of pictures.filter((tag) => tag.includes('/files/')))
      expect(one).toMatch(/width="\d+" height="\d+"/);
  });
});

describe('identity', () => {
  test('a name alone renders a page with a monogram, a save button and the footer', () => {
    const text = html(minimal);
    expect(text).toContain('<h1><bdi>אבי כהן</bdi></h1>');
    expect(text).toContain('aria-hidden="true">אכ</span>');
    expect(text).toContain('href="/p/noa.vcf"');
    expect(text).toContain('href="/accessibility"');
    expect(text).not.toContain('class="quick');
  });

  test('shows the company if there is no name', () => {
    expect(html({ ...minimal, identity: { name: {}, company: { he: 'אור בע״מ' } } })).toContain(
      '<h1><bdi>אור בע״מ</bdi></h1>',
    );
  });

  test('ignores a picture with an invalid id', () => {
    const text = html({ ...minimal, identity: { ...minimal.identity, avatar: { file: 'p_nonsense' } } });
    expect(text).not.toContain('<img class');
    expect(text).toContain('אכ');
  });
});

describe('contact methods', () => {
  test('links to phone, WhatsApp with its greeting, Waze, Google Maps and email', () => {
    const text = html();
    expect(text).toContain('href="tel:+972501234567"');
    expect(text).toContain(`href="https://wa.me/972501234567?text=${encodeURIComponent('היי נועה, הגעתי מהכרטיס')}"`);
    expect(text).toContain('href="https://waze.com/ul?ll=32.0785%2C34.7743&amp;navigate=yes"');
    expect(text).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=32.0785%2C34.7743"');
    expect(text).toContain('href="mailto:noa@barak.example"');
    expect(text).toContain('class="quick n4"');
  });

  test('a star number can be dialled and has no WhatsApp link', () => {
    const text = html({
      ...minimal,
      contact: { phones: [{ kind: 'work', number: '*2840' }], whatsapp: { number: '*2840' } },
    });
    expect(text).toContain('href="tel:*2840"');
    expect(text).toContain('<bdi dir="ltr">*2840</bdi>');
    expect(text).not.toMatch(/wa\.me\/\d/);
  });

  test('a fax number is shown without a call link', () => {
    const text = html({ ...minimal, contact: { phones: [{ kind: 'fax', number: '03-1234567' }] } });
    expect(text).toContain('<bdi dir="ltr">03-123-4567</bdi>');
    expect(text).not.toContain('tel:');
  });

  test('an address without coordinates is searched by its text', () => {
    const text = html({ ...minimal, contact: { address: { street: { he: 'הרצל 1' }, city: { he: 'חיפה' } } } });
    expect(text).toContain(`waze.com/ul?q=${encodeURIComponent('הרצל 1, חיפה')}&amp;navigate=yes`);
  });
});

describe('open or closed', () => {
  test('shows the state at rendering time and returns until when it is valid', () => {
    const { html: text, until } = page();
    expect(text).toContain('<p class="now yes"><b>פתוח עכשיו</b><span>עד 18:00</span></p>');
    expect(until).toEqual(new Date('2026-09-08T15:00:00Z'));
  });

  test('after closing time is valid until midnight', () => {
    const { html: text, until } = page({}, { now: new Date('2026-09-08T16:00:00Z'), locale: 'en' });
    expect(text).toContain('<p class="now"><b>Closed now</b><span>opens tomorrow at 09:00</span></p>');
    expect(until).toEqual(new Date('2026-09-08T21:00:00Z'));
  });

  test('a page without hours is valid indefinitely', () => {
    expect(page(minimal).until).toBeUndefined();
  });
});

describe('languages', () => {
  const hebrew = /[\u0590-\u05ff]/;

  test('a profile in English contains no Hebrew', () => {
    const document = inOneLanguage(fullProfile(), 'en');
    const { html: text } = renderProfilePage(document, pageContext({ locale: 'en', locales: ['en'] }));
    expect(text).toContain('Noa Barak');
    expect(text).not.toMatch(hebrew);
  });

  test('a bilingual profile shows the requested language and links to the other', () => {
    expect(html()).toContain('<a href="/p/noa?lang=en" lang="en" hrefLang="en">English</a>');
    const text = html({}, { locale: 'en' });
    expect(text).toContain('<a href="/p/noa?lang=he" lang="he" hrefLang="he">עברית</a>');
    expect(text.replaceAll('עברית', '')).not.toMatch(hebrew);
  });

  test('text written in one language only is shown in both, with its lang attribute', () => {
    const text = html({ identity: { ...identity, title: { he: 'אדריכלית' } } }, { locale: 'en' });
    expect(text).toContain('<p class="role"><bdi lang="he">אדריכלית</bdi></p>');
  });
});

describe('modes', () => {
  test('a draft is labelled as a preview and is noindex', () => {
    const text = html({}, { mode: 'draft' });
    expect(text).toContain('תצוגה מקדימה');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test('an embedded page opens links in a new tab and hides sharing and the in-app hint', () => {
    const text = html({}, { mode: 'embedded' });
    expect(text).toContain('<base target="_blank">');
    expect(text).not.toContain('id="share"');
    expect(text).not.toContain('data-in-app');
    expect(text).toContain('href="/p/noa.vcf"');
    expect(text).toMatch(/<form [^>]*method="post"/);
  });

  test('hides the branding if the plan has none', () => {
    expect(html()).toContain('נוצר ב');
    expect(html({}, { hasBranding: false })).not.toContain('נוצר ב');
  });
});

test('sharing works without JavaScript: links, a QR code and the page’s own address', () => {
  const text = html({ contact });
  const address = encodeURIComponent('https://negia.example/p/noa');
  for (const host of [
    'wa.me/?text',
    'mailto:?subject',
    'facebook.com/sharer',
    'linkedin.com/sharing',
    'x.com/intent',
    't.me/share',
  ])
    expect(text).toContain(host);
  expect(text.split(address).length).toBeGreaterThan(6);
  expect(text.split(`${address}${encodeURIComponent('?s=whatsapp')}`)).toHaveLength(3);
  expect(text).toContain('<img src="/p/noa/qr.svg" width="200" height="200" alt="קוד QR של הכרטיס" loading="lazy"/>');
});

test('the same document and time render the same page', () => {
  expect(html({}, { now })).toBe(html({}, { now }));
});

test('a published or embedded page contains the profile id for counting clicks; a draft does not', () => {
  expect(html({}, { profileId: 77 })).toContain('data-profile="77"');
  expect(html({}, { profileId: 77, mode: 'embedded' })).toContain('data-profile="77"');
  expect(html({}, { profileId: 77, mode: 'draft' })).not.toContain('data-profile');
});
