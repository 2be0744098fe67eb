import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import { BroadcastPage } from './broadcast-page.tsx';
import { BroadcastsPage } from './broadcasts-page.tsx';
import { audienceOf, draftOf, hasInvalidIds, idsIn, isSame, typedOf } from './draft.ts';

const path = '/admin/notifications';
const at = '2026-11-15T10:00:00.000Z';
const example = (more: Partial<Broadcast> = {}): Broadcast => ({
  id: 5,
  kind: 'marketing',
  texts: { en: { title: 'Something new', content: 'Two\nlines' } },
  link: '/pricing',
  audience: {},
  status: 'sending',
  total: 5_000,
  sent: 1_200,
  mails: 40,
  createdAt: at,
  sendAt: null,
  startedAt: at,
  endedAt: null,
  ...more,
});
const draft = example({ status: 'draft', total: 0, sent: 0, mails: null, startedAt: null });
const list = (rows: Broadcast[], locale: Locale = 'en') =>
  renderAdmin(<BroadcastsPage />, {
    path,
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(broadcastsApi.list, {}), { rows, next: null }),
  });
const one = (broadcast: Broadcast | undefined, locale: Locale = 'en', id = '5') =>
  renderAdmin(<BroadcastPage />, {
    path: `${path}/:id`,
    at: `${path}/${id}`,
    locale,
    prepare: (queries) => {
      queries.setQueryData([broadcastsApi.count.path, broadcast?.kind ?? 'marketing', '{}'], { owners: 2, mails: 1 });
      if (broadcast) queries.setQueryData(adminKeys.detail(broadcastsApi.get, 5), broadcast);
    },
  });

test('the list shows the progress of each broadcast, except of a draft', () => {
  const html = list([example(), { ...draft, id: 6 }]);
  for (const text of ['href="/admin/notifications/5"', '1,200 of 5,000', 'Being sent', 'Draft'])
    expect(html).toContain(text);
  expect(html.match(/<progress/g)).toHaveLength(1);
});

test('a draft shows its text, its audience and a preview', () => {
  const html = one(draft);
  for (const text of ['value="Something new"', '2 people', 'One of them also gets an email', 'Delete draft'])
    expect(html).toContain(text);
  expect(html).toContain('Advertisement: Something new');
  expect(one(undefined, 'en', 'new')).not.toContain('Delete draft');
  expect(one(undefined, 'en', 'new')).toContain('Write a title');
});

test('a broadcast being sent can be paused or stopped, a finished one cannot', () => {
  expect(one(example())).toContain('Pause');
  expect(one(example({ status: 'paused' }))).toContain('Resume');
  const over = one(example({ status: 'sent', endedAt: at }));
  expect(over).toContain('How it looks');
  for (const text of ['Pause', 'Resume', 'Stop for good']) expect(over).not.toContain(text);
});

test('a sent broadcast says to whom it went, and how many it reached in the bell and by email', () => {
  const sent = example({ status: 'sent', endedAt: at, sent: 5_000, mails: 0, audience: { planStatus: 'trial' } });
  for (const [locale, ...words] of [
    ['en', 'Sent to', 'Customers on trial, all languages', '5,000', '0, none of them agreed to emails'],
    ['he', 'נשלחה אל', 'מנויים בניסיון, כל השפות', '5,000', '0, אף אחד מהם לא הסכים לקבל מיילים'],
  ] as const)
    for (const word of words) expect(one(sent, locale)).toContain(word);
  expect(one(sent)).not.toContain('Advertisement');
  expect(one({ ...sent, mails: 7 })).toContain('Advertisement');
  const row = list([sent]);
  for (const word of ['Customers on trial, all languages', 'By email: 0']) expect(row).toContain(word);
  expect(one({ ...sent, mails: null })).not.toContain('By email</dt>');
});

test('a service notice is no advertisement, and says that nobody can opt out', () => {
  const html = one({ ...draft, kind: 'service' });
  for (const text of ['Only what concerns the service itself', 'nothing to opt out of', 'One of them also gets'])
    expect(html).toContain(text);
  for (const text of ['Advertisement', 'Stop these emails']) expect(html).not.toContain(text);
  expect(one(example({ kind: 'service', status: 'sent', endedAt: at, mails: 0 }))).toContain(
    'none of them has a verified',
  );
});

test('a scheduled broadcast says when it goes out, and can only be cancelled', () => {
  const planned = example({ status: 'scheduled', sendAt: '2026-11-16T07:00:00.000Z', startedAt: null, sent: 0 });
  const html = one(planned);
  for (const text of ['Goes out', '16 Nov 2026, 9:00', 'Cancel the schedule', 'How it will look'])
    expect(html).toContain(text);
  for (const text of ['Pause', 'Stop for good', '<progress', 'In the bell</dt>']) expect(html).not.toContain(text);
  expect(list([planned])).toContain('16 Nov 2026, 9:00');
});

test('every condition of an audience is said', () => {
  const audience: Broadcast['audience'] = {
    packages: ['basic', 'pro'],
    language: 'en',
    hasProfile: false,
    registeredFrom: '2026-11-01',
    registeredTo: '2026-11-10',
    userIds: [1, 2],
  };
  expect(list([example({ audience })])).toMatch(
    /All customers, Package: Basic \/ Pro, readers of English, without a live card, registered from .*1.* until .*10.*, only 2 chosen users/,
  );
});

test('shows the loading, empty and missing states', () => {
  expect(one(undefined)).toContain('aria-busy="true"');
  expect(list([])).toContain('No messages sent yet');
  expect(one(undefined, 'en', 'x')).toContain('Message not found');
});

test('form values are converted to what the server accepts', () => {
  const typed = typedOf(draft);
  expect(draftOf(typed)).toEqual({ kind: 'marketing', texts: draft.texts, link: '/pricing', audience: {} });
  expect(isSame(typed, { ...typed, link: ' /pricing ' })).toBe(true);
  expect(isSame(typed, { ...typed, link: '' })).toBe(false);
  expect(idsIn('7, 8;7 x')).toEqual([7, 8]);
  expect(['abc, 9999', 'abc', '-3'].every(hasInvalidIds)).toBe(true);
  expect(['', '7, 8; 9\n10'].some(hasInvalidIds)).toBe(false);
  expect(audienceOf({ audience: { packages: [], hasProfile: false }, ids: '3' })).toEqual({
    hasProfile: false,
    userIds: [3],
  });
});

testHtmlInBothLanguages((locale) => [list([example(), draft], locale), list([], locale), one(example(), locale)]);
