import { describe, expect, test } from 'vitest';
import { brands, iconPaths } from './icon.tsx';
import type { PageContext } from './page-context.ts';
import { renderProfilePage } from './render.tsx';
import { blocks, fullProfile, pageContext, samplePicture } from './testing/full-profile.ts';

type Kind = keyof typeof blocks;

const withBlocks = (list: readonly object[], context: Partial<PageContext> = {}, change: object = {}) =>
  renderProfilePage(fullProfile({ contact: {}, blocks: list, ...change }), pageContext(context)).html;
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
const only = (kind: Kind, change: object = {}, context: Partial<PageContext> = {}) =>
  bodyOf(withBlocks([{ ...blocks[kind], ...change }], context));

/** One string per kind that proves it is rendered. */
const signs: Readonly<Record<Kind, string>> = {
  links: 'קביעת תור אונליין',
  social: 'aria-label="Instagram"',
  about: 'מאז 2014',
  gallery: 'class="b gallery"',
  services: 'פגישת ייעוץ',
  hours: 'יום ראשון',
  video: 'youtube-nocookie.com/embed/dQw4w9WgXcQ',
  recommendations: 'נועה הפכה 54 מטר לבית',
  questions: 'כמה זמן לוקח תכנון?',
  payment: 'bitpay.co.il',
  files: '/files/d_portfolio.pdf',
  'lead-form': 'action="/p/noa/leads"',
};
const kinds = Object.entries(signs) as [Kind, string][];

test.each(kinds)('renders %s', (kind, sign) => {
  expect(only(kind)).toContain(sign);
});

test.each(kinds)('does not render %s if hidden', (kind, sign) => {
  expect(only(kind, { isHidden: true })).not.toContain(sign);
});

const empty: readonly (readonly [Kind, object])[] = [
  ['links', { items: [] }],
  ['social', { items: [] }],
  ['about', { text: { he: [{ kind: 'paragraph', runs: [{ text: ' ' }] }] } }],
  ['gallery', { pictures: [{ file: 'not-a-picture' }] }],
  ['services', { items: [{ name: {} }] }],
  ['hours', { week: [[], [], [], [], [], [], []], exceptions: [] }],
  ['recommendations', { items: [{ text: {}, author: { he: 'מיכל' } }] }],
  ['questions', { items: [{ question: { he: 'כמה?' }, answer: {} }] }],
  ['payment', { items: [] }],
  ['files', { items: [] }],
];

test.each(empty)('does not render %s without content', (kind, change) => {
  expect(only(kind, change)).not.toContain('class="b l');
  expect(only(kind, change)).not.toContain(`id="h-${blocks[kind].id}"`);
});

test.each(Object.values(blocks))('the editor’s preview finds the block $kind, with and without a heading', (block) => {
  for (const title of [{}, { he: 'עוד' }])
    expect(withBlocks([{ ...block, title }]).split(`id="h-${block.id}"`)).toHaveLength(2);
});

test('skips unknown kinds and renders the others', () => {
  const text = withBlocks([{ id: 'x', kind: 'hologram', title: { he: 'עתיד' } }, blocks.links]);
  expect(text).not.toContain('עתיד');
  expect(text).toContain('קביעת תור אונליין');
});

test('renders blocks in the owner’s order; the studio template shows the gallery first', () => {
  const order = (template: string) => {
    const text = bodyOf(withBlocks([blocks.links, blocks.gallery, blocks.social], {}, { design: { template } }));
    return ['b links', 'b gallery', 'b social'].sort((one, two) => text.indexOf(one) - text.indexOf(two));
  };
  expect(order('shore')).toEqual(['b links', 'b gallery', 'b social']);
  expect(order('studio')).toEqual(['b gallery', 'b links', 'b social']);
});

describe('block details', () => {
  test('the owner’s title replaces the default', () => {
    expect(only('services', { title: { he: 'מחירון' } })).toContain('<bdi>מחירון</bdi></h2>');
    expect(only('services')).toContain('שירותים</h2>');
  });

  test('a link without a label shows its host from left to right', () => {
    expect(only('links', { items: [{ label: {}, address: 'https://www.barak.example/x' }] })).toContain(
      '<bdi dir="ltr">barak.example</bdi>',
    );
  });

  test('a link shows the icon that fits its address, the chosen one, or the owner’s picture', () => {
    const iconOf = (more: object, address = 'https://www.instagram.com/noa') => {
      const [, row = ''] =
        /<a class="row"[^>]*>(.*?)<bdi/.exec(only('links', { items: [{ label: {}, address, ...more }] })) ?? [];
      return row;
    };
    expect(iconOf({})).toContain(brands.instagram.path);
    expect(iconOf({ icon: 'star' })).toContain(iconPaths.star);
    expect(iconOf({ icon: 'picture' })).toContain(brands.instagram.path);
    const picture = { file: samplePicture(3) };
    expect(iconOf({ icon: 'picture', picture })).toMatch(/^<picture>.*<img [^>]*alt=""/);
    expect(iconOf({ icon: 'star', picture })).not.toContain('<picture>');
    expect(iconOf({}, 'https://www.bitpay.co.il/app/1')).toContain('>bit</text>');
  });

  test('renders rich text with a heading, bold, a numbered list and a link', () => {
    const text = only('about');
    expect(text).toContain('<h3 dir="auto">סיור בבית קטן</h3>');
    expect(text).toContain('<strong>גדולים</strong>');
    expect(text).toContain('<ol><li dir="auto"><a href="https://barak.example/a">פגישת ייעוץ</a></li></ol>');
    expect(only('about', {}, { locale: 'en' })).toContain('<em>big</em>');
  });

  test('each gallery picture links to its large file, with an AVIF source and alt text', () => {
    const text = only('gallery');
    const large = text.match(/<a href="\/files\/[a-z\d]{22}-1600\.webp">/g);
    expect(large).toHaveLength(6);
    for (const part of ['type="image/avif"', 'alt="סלון מואר"', '<template id="viewer">']) expect(text).toContain(part);
    expect(text).not.toContain('data-unnamed');
    const unnamed = only('gallery', { pictures: [{ file: samplePicture(1) }] });
    expect(unnamed).toContain('alt="תמונה 1 מתוך 1"');
    expect(unnamed).toContain('data-unnamed=""');
  });

  test('a numeric price is left-to-right, a price with words follows the text direction', () => {
    expect(only('services')).toContain('<bdi class="price" dir="ltr">₪650</bdi>');
    const services = { items: [{ name: { he: 'תכנון' }, price: { he: 'החל מ־₪18,000' } }] };
    expect(only('services', services)).toContain('<bdi class="price">החל מ־₪18,000</bdi>');
    const bare = { items: [{ name: { he: 'תכנון' }, price: { he: '1,200' } }] };
    expect(only('services', bare)).toContain('<bdi class="price" dir="ltr">₪1,200</bdi>');
    for (const [typed, shown] of [
      ['4500', '4,500'],
      ['1250000', '1,250,000'],
      ['4500.50', '4,500.50'],
      ['450', '450'],
      ['4.500', '4.500'],
    ]) {
      const plain = { items: [{ name: { he: 'תכנון' }, price: { he: typed } }] };
      expect(only('services', plain)).toContain(`<bdi class="price" dir="ltr">₪${shown}</bdi>`);
    }
  });

  test('hours start on Sunday, mark today, and show closed days and upcoming exceptions', () => {
    const text = only('hours');
    expect(text.indexOf('יום ראשון')).toBeLessThan(text.indexOf('יום שני'));
    expect(text).toContain(
      '<tr class="today"><th scope="row">יום שלישי<i>היום</i></th><td><bdi dir="ltr">09:00–18:00</bdi></td></tr>',
    );
    expect(text).toContain('<td class="shut">סגור</td>');
    expect(text).toContain('ערב ראש השנה');
    expect(only('hours', {}, { now: new Date('2026-09-12T10:00:00Z') })).not.toContain('ערב ראש השנה');
    expect(only('hours', { week: [[{ from: 0, to: 1_440 }], [], [], [], [], [], []] })).toContain('כל היום');
  });

  test('a video is a link without an iframe until it is clicked', () => {
    const text = only('video');
    expect(text).toContain('href="https://youtu.be/dQw4w9WgXcQ"');
    expect(text).not.toContain('<iframe');
  });

  test('stars have a text label', () => {
    expect(only('recommendations')).toContain('aria-label="4 מתוך 5 כוכבים"');
    expect(only('recommendations').match(/class="i on"/g)).toHaveLength(4);
  });

  test('payment links without a label show the provider', () => {
    expect(only('payment')).toContain('<bdi>תשלום בפייבוקס</bdi>');
    expect(only('payment')).toContain('<bdi>מקדמה</bdi>');
  });
});

describe('the lead form', () => {
  test('is an HTML form with the field names of the server', () => {
    const text = only('lead-form');
    const names = [...text.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'name',
      'phone',
      'email',
      'field-size',
      'field-when',
      'message',
      'website',
      'marketing',
      'consent',
    ]);
    expect(text).toMatch(/<form [^>]*action="\/p\/noa\/leads" method="post">/);
    expect(text).toContain('<option>עד 60 מטר</option>');
  });

  test('names the owner in the consent text, and checks no box in advance', () => {
    const text = only('lead-form');
    expect(text).toContain('להעביר את הפרטים אל נועה ברק');
    expect(text).toContain('href="/privacy"');
    expect(text).not.toContain('checked');
  });

  test('renders the owner’s custom fields with their type', () => {
    expect(only('lead-form')).toContain('<input id="lead-when" type="date" required="" name="field-when"/>');
  });

  test('without a lead endpoint shows the other contact methods, or nothing if there are none', () => {
    const none = only('lead-form', {}, { leadAction: undefined });
    expect(none).not.toContain('class="b lead"');
    const change = { contact: { phones: [{ kind: 'mobile', number: '0501234567' }], emails: ['a@b.example'] } };
    const text = bodyOf(withBlocks([blocks['lead-form']], { leadAction: undefined }, change));
    expect(text).toContain('כאן אפשר לכתוב לנו');
    expect(text).not.toContain('<form');
    expect(text.slice(text.indexOf('b lead'))).toContain('href="tel:+972501234567"');
  });
});
