import { describe, expect, test } from 'vitest';
import { isolated } from '#i18n/format.ts';
import { composeEmail } from './email-template.ts';

const frame = { template: 'lead', to: 'dana@example.com', locale: 'he', publicUrl: 'https://cards.example' } as const;
const hostile = `</td><script>x()</script><img src=x onerror="x()"> & 'a'`;
const escaped = `&lt;/td&gt;&lt;script&gt;x()&lt;/script&gt;&lt;img src=x onerror=&quot;x()&quot;&gt; &amp; 'a'`;

test('user input is escaped everywhere and intact in the plain text', () => {
  const link = `https://cards.example/?a="><b>&c`;
  const { html = '', text } = composeEmail(
    { ...frame, name: hostile },
    {
      subject: hostile,
      badge: hostile,
      paragraphs: [hostile],
      details: [{ value: hostile }, { label: hostile, value: hostile, link }],
      quote: `${hostile}\n${hostile}`,
      figures: [{ label: hostile, value: hostile, note: hostile }],
      actions: [{ label: hostile, link }],
      notes: [hostile],
      why: hostile,
      sender: hostile,
    },
  );
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html.split(escaped)).toHaveLength(19);
  expect(html).toContain(`${escaped}<br>${escaped}`);
  expect(html).toContain('href="https://cards.example/?a=&quot;&gt;&lt;b&gt;&amp;c"');
  expect(text).toContain(`שלום ${isolated(hostile)},`);
  expect(text).toContain(`${hostile}:\n${link}`);
});

test('the plain text has every link written out, except phone links, and no empty parts', () => {
  const { text } = composeEmail(frame, {
    subject: 'נושא',
    paragraphs: ['פסקה'],
    details: [{ value: '050-555-0123', link: 'tel:+972505550123' }],
    actions: [
      { label: 'חיוג', link: 'tel:+972505550123' },
      { label: 'פתיחה', link: 'https://cards.example/leads' },
    ],
  });
  expect(text).toBe(
    `נושא\n\nפסקה\n\n050-555-0123\n\nפתיחה:\nhttps://cards.example/leads\n\n--\nקיבלתם את המייל הזה כי הכתובת הזאת רשומה בחשבון בנגיעה.\n\nלהגדרות החשבון:\nhttps://cards.example/account\n\nליצירת קשר:\nhttps://cards.example/contact\n\nנגיעה · כרטיסי ביקור דיגיטליים`,
  );
});

test('a date stays on one line, and a separator with the part after it', () => {
  const { html, text } = composeEmail(frame, { subject: 's', paragraphs: ['עד 1 בדצמבר 2026'], sender: 'A · B' });
  expect(html).toContain('עד 1\u00a0בדצמבר\u00a02026');
  expect(html).toContain('A ·\u00a0B');
  expect(text).toContain('עד 1 בדצמבר 2026');
});

test('greets without a name where the address is not verified, and only in mails that greet', () => {
  const textOf = (more: { name?: string | undefined }) =>
    composeEmail({ ...frame, ...more }, { subject: 's', paragraphs: ['one'] }).text;
  expect(textOf({ name: undefined })).toMatch(/^s\n\nשלום,\n\none\n\nצוות נגיעה\n/);
  expect(textOf({})).not.toMatch(/שלום|צוות/);
});

test('the inbox preview is the first paragraph unless another one is given', () => {
  const htmlOf = (more: object) => composeEmail(frame, { subject: 's', paragraphs: ['one', 'two'], ...more }).html;
  expect(htmlOf({})).toMatch(/<div style="display:none[^"]*">one&#847;/);
  expect(htmlOf({ preview: 'other' })).toMatch(/<div style="display:none[^"]*">other&#847;/);
});

test('long words break everywhere', () => {
  const { html = '' } = composeEmail(frame, {
    subject: 'נושא',
    paragraphs: ['פסקה'],
    details: [{ value: 'פרט' }],
    quote: 'ציטוט',
    notes: ['הערה'],
    sender: 'שולח',
  });
  const styleOf = (text: string) => html.match(new RegExp(`style="([^"]*)">(?:<span[^<>]*>)*${text}<`))?.[1];
  for (const text of ['נושא', 'פסקה', 'ציטוט', 'הערה'])
    expect(styleOf(text)).toContain('overflow-wrap:anywhere;word-break:break-word');
  expect(html.match(/overflow-wrap:anywhere;word-break:break-word/g)).toHaveLength(6);
});

describe('web addresses in paragraphs', () => {
  const linked = (text: string) => composeEmail(frame, { subject: 's', paragraphs: [text], hasLinks: true });
  const linksOf = (text: string) =>
    [...(linked(text).html ?? '').matchAll(/<p [^<>]*>(?:(?!<\/p>).)*<\/p>/g)]
      .flatMap(([paragraph]) => [...paragraph.matchAll(/href="([^"]*)"[^<>]*>([^<]*)<\/a>/g)])
      .map(([, href, label]) => [href, label]);

  test('become links only where asked for, and stay as they are in the plain text', () => {
    const text = 'פרטים ב־https://cards.example/a?b=1&c=2 ובטלפון';
    const href = 'https://cards.example/a?b=1&amp;c=2';
    expect(linksOf(text)).toEqual([[href, href]]);
    expect(linked(text).text).toContain(text);
    expect(composeEmail(frame, { subject: 's', paragraphs: [text] }).html).not.toContain(`href="${href}"`);
  });

  test.each([
    ['See https://a.example.', ['https://a.example']],
    ['(HTTPS://a.example/x), http://b.example/?q=1!', ['HTTPS://a.example/x', 'http://b.example/?q=1']],
    [isolated('לפרטים: https://a.example/x'), ['https://a.example/x']],
    ['"https://a.example/x" <https://b.example>', ['https://a.example/x', 'https://b.example']],
    ['javascript:x() ftp://a.example www.a.example https:// https://...', []],
  ])('are found in %j', (text, found) => {
    expect(linksOf(text).map(([href]) => href)).toEqual(found);
  });

  test('do not let markup through', () => {
    const html = linked(`https://a.example/"onclick="x()"><script>x()</script> ${hostile}`).html ?? '';
    expect(html).not.toMatch(/<script|<img|"onclick/);
    expect(html).toContain('href="https://a.example/"');
    expect(html).toContain(escaped);
  });
});
