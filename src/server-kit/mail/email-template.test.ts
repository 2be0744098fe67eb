import { expect, test } from 'vitest';
import { isolated } from '#i18n/format.ts';
import { composeEmail } from './email-template.ts';

const frame = { to: 'dana@example.com', locale: 'he', publicUrl: 'https://cards.example' } as const;
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

test('the inbox preview is the first paragraph unless another one is given', () => {
  const htmlOf = (more: object) => composeEmail(frame, { subject: 's', paragraphs: ['one', 'two'], ...more }).html;
  expect(htmlOf({})).toMatch(/<div style="display:none[^"]*">one&#847;/);
  expect(htmlOf({ preview: 'other' })).toMatch(/<div style="display:none[^"]*">other&#847;/);
});
