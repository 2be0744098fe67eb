import { describe, expect, test } from 'vitest';
import type { LeadWithNotes } from '../../contract.ts';
import { leadStatuses, transitionsFrom } from '../../domain.ts';
import { leadExample } from '../testing/lead-example.ts';
import { renderInbox } from '../testing/render-inbox.tsx';
import { LeadBody } from './lead-body.tsx';

const render = (change: Partial<LeadWithNotes> = {}, areNotesKnown = true) =>
  renderInbox(
    <LeadBody lead={{ ...leadExample, ...change }} areNotesKnown={areNotesKnown} onRemoved={() => undefined} />,
  );

const expectedTransitions = {
  new: 'פנייה אמיתית',
  contacted: 'אנחנו בקשר',
  won: 'נסגרה עסקה',
  lost: 'לא יצא לפועל',
  archived: 'לארכיון',
} as const;

test('shows everything that was submitted', () => {
  const html = render();
  for (const text of ['050-555-0101', 'daniel@mail.example', 'in Raanana, from April.', 'Budget', 'Up to 100,000'])
    expect(html).toContain(text);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>050-555-0101<\/bdi>/);
  expect(html).toContain('href="/api/leads/12/vcard"');
});

test.each(leadStatuses)('from %s offers only the allowed transitions', (status) => {
  const buttons = render({ status }).matchAll(/<button[^>]*aria-pressed="false"[^>]*>(.*?)<\/button>/g);
  const offered = [...buttons].map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''));
  expect(offered.sort()).toEqual(
    transitionsFrom(status)
      .map((aim) => expectedTransitions[aim as keyof typeof expectedTransitions])
      .sort(),
  );
});

test('a lead in review shows why and how to proceed', () => {
  expect(render({ status: 'review' })).toContain('אמיתית או לא?');
  expect(render({ status: 'new' })).not.toContain('אמיתית או לא?');
});

describe('the consent', () => {
  test('is shown verbatim with its time, collapsed', () => {
    const html = render();
    expect(html).toContain('<details');
    expect(html).not.toMatch(/<details[^>]*\sopen/);
    expect(html).toContain('My details go to Noa Barak');
    expect(html).toContain('2026-11-15T09:58:00.000Z');
  });

  test('shows whether marketing was accepted', () => {
    expect(render()).toContain('לא אישרו לקבל פרסומות');
    const html = render({ consent: { ...leadExample.consent, marketing: 'Send me news' } });
    expect(html).toContain('Send me news');
    expect(html).not.toContain('לא אישרו לקבל פרסומות');
  });
});

describe('a reminder', () => {
  test('can be set with one click, or to a custom time', () => {
    const html = render();
    for (const text of ['בעוד שעה', 'מחר ב־9:00', 'בעוד שבוע', 'מועד אחר']) expect(html).toContain(text);
  });

  test('is shown once set and can be removed', () => {
    const html = render({ remindAt: '2099-01-01T07:00:00.000Z' });
    expect(html).toContain('2099-01-01T07:00:00.000Z');
    expect(html).toContain('נזכיר לכם ב־1\u00a0בינו׳\u00a02099, בשעה 9:00');
    expect(html).toContain('הסרת התזכורת');
    expect(html).not.toContain('בעוד שעה');
    expect(render({ remindAt: '2020-01-01T07:00:00.000Z' })).toContain('התזכורת הייתה ב־1');
  });
});

describe('notes', () => {
  const notes = [{ id: 3, text: 'Called, <b>no</b> answer', createdAt: '2026-11-15T10:00:00.000Z' }];

  test('are escaped, with their time and a delete button', () => {
    const html = render({ notes, notesCount: 1 });
    for (const text of ['Called, &lt;b&gt;no&lt;/b&gt; answer', 'מחיקת ההערה', '2026-11-15T10:00:00.000Z'])
      expect(html).toContain(text);
  });

  test('show a placeholder while loading', () => {
    expect(render({ notesCount: 1 }, false)).toContain('data-shape="line"');
    expect(render({ notesCount: 0 }, false)).not.toContain('data-shape="line"');
  });
});

test('without phone or message, offers no call or WhatsApp link', () => {
  const html = render({ phone: null, message: '', email: 'a@mail.example' });
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('wa.me');
  expect(html).toContain('לא הושארה הודעה');
});
