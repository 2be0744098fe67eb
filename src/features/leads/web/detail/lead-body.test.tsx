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

test('everything that was left is there, as it was left', () => {
  const html = render();
  for (const text of ['050-555-0101', 'daniel@mail.example', 'in Raanana, from April.', 'Budget', 'Up to 100,000'])
    expect(html).toContain(text);
  expect(html).toContain('<bdi dir="ltr">050-555-0101</bdi>');
  expect(html).toContain('href="/api/leads/12/vcard"');
});

test.each(leadStatuses)('from %s it can go only where it may', (status) => {
  const buttons = render({ status }).matchAll(/<button[^>]*aria-pressed="false"[^>]*>(.*?)<\/button>/g);
  const offered = [...buttons].map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''));
  expect(offered.sort()).toEqual(
    transitionsFrom(status)
      .map((aim) => expectedTransitions[aim as keyof typeof expectedTransitions])
      .sort(),
  );
});

test('one that waits for review says why, and how to go on', () => {
  expect(render({ status: 'review' })).toContain('אמיתית או לא?');
  expect(render({ status: 'new' })).not.toContain('אמיתית או לא?');
});

describe('what was agreed to', () => {
  test('is told word for word, with its time, behind a press', () => {
    const html = render();
    expect(html).toContain('<details');
    expect(html).not.toMatch(/<details[^>]*\sopen/);
    expect(html).toContain('My details go to Noa Barak');
    expect(html).toContain('2026-11-15T09:58:00.000Z');
  });

  test('who did not agree to marketing is not to get any', () => {
    expect(render()).toContain('לא אישרו לקבל פרסומות');
    const html = render({ consent: { ...leadExample.consent, marketing: 'Send me news' } });
    expect(html).toContain('Send me news');
    expect(html).not.toContain('לא אישרו לקבל פרסומות');
  });
});

describe('a reminder', () => {
  test('can be set in one press, or to a time of one’s own', () => {
    const html = render();
    for (const text of ['בעוד שעה', 'מחר ב־9:00', 'בעוד שבוע', 'מועד אחר']) expect(html).toContain(text);
  });

  test('that is set is shown and can be removed', () => {
    const html = render({ remindAt: '2099-01-01T07:00:00.000Z' });
    expect(html).toContain('2099-01-01T07:00:00.000Z');
    expect(html).toContain('להסיר את התזכורת');
    expect(html).not.toContain('בעוד שעה');
    expect(render({ remindAt: '2020-01-01T07:00:00.000Z' })).toContain('התזכורת הייתה');
  });
});

describe('notes', () => {
  const notes = [{ id: 3, text: 'Called, <b>no</b> answer', createdAt: '2026-11-15T10:00:00.000Z' }];

  test('are text, with their time, and each can be deleted', () => {
    const html = render({ notes, notesCount: 1 });
    expect(html).toContain('Called, &lt;b&gt;no&lt;/b&gt; answer');
    expect(html).toContain('למחוק את ההערה');
    expect(html).toContain('2026-11-15T10:00:00.000Z');
  });

  test('that are not read yet are not said to be missing', () => {
    expect(render({ notesCount: 1 }, false)).toContain('data-shape="line"');
    expect(render({ notesCount: 0 }, false)).not.toContain('data-shape="line"');
  });
});

test('without phone, mail or message only what is there is offered', () => {
  const html = render({ phone: null, message: '', email: 'a@mail.example' });
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('wa.me');
  expect(html).toContain('לא הושארה הודעה');
});
