import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { type AdminUserDetail, adminUsersApi } from '../../admin-contract.ts';
import { userExample } from '../testing/user-examples.ts';
import { dayAhead, endOfDay, extendedUntil, isDays } from './actions/days.ts';
import { UserPage } from './user-page.tsx';
import { UsersPage } from './users-page.tsx';

const hebrew = /[\u0590-\u05ff]+/g;

const list = (rows: AdminUserDetail[], locale: Locale = 'he') =>
  renderAdmin(<UsersPage />, {
    path: '/admin/users',
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(adminUsersApi.list, {}), { rows, next: null }),
  });
const page = (user: AdminUserDetail | undefined, locale: Locale = 'he', id = '7') =>
  renderAdmin(<UserPage Errors={() => null} />, {
    path: '/admin/users/:id',
    at: `/admin/users/${id}`,
    locale,
    prepare: (queries) => user && queries.setQueryData(adminKeys.detail(adminUsersApi.find, user.id), user),
  });

describe('the list of users', () => {
  test('shows the email and plan status of users, with a link to each', () => {
    const html = list([userExample(), userExample({ id: 8, suspendedAt: '2026-11-10T10:00:00.000Z' })], 'en');
    expect(html).toContain('href="/admin/users/7"');
    expect(html).toContain('@dana · dana@cards.example');
    expect(html.match(/>Trial<\/span>/g)).toHaveLength(2);
    expect(html.match(/Suspended<\/span>/g)).toHaveLength(1);
  });

  test('shows its own text when it is empty', () => {
    expect(list([])).toContain('עוד אין משתמשים');
  });
});

describe('one user', () => {
  test('shows the details, the available actions and related links', () => {
    const html = page(userExample(), 'en');
    for (const text of ['View as this user', 'Suspend', 'Change role', 'Extend the trial', 'Give a package'])
      expect(html).toContain(text);
    for (const text of ['Sign out everywhere', 'Send a password link', 'Safari', '@dana']) expect(html).toContain(text);
    for (const linkPath of ['profiles?owner=7', 'payments?user=7', 'support?user=7', 'audit?target=user:7'])
      expect(html).toContain(`href="/admin/${linkPath}"`);
    expect(html).not.toContain('Cancel the gift');
  });

  test('who is suspended shows the reason and the action to end the suspension', () => {
    const html = page(userExample({ suspendedAt: '2026-11-10T10:00:00.000Z', suspendedReason: 'Spam' }), 'en');
    expect(html).toContain('The owner was told: Spam');
    expect(html).toContain('End the suspension');
    expect(html).not.toMatch(/>Suspend</);
  });

  test('who is an admin cannot be impersonated, and is shown with the staff role', () => {
    const html = page(userExample({ role: 'admin', staffRole: 'finance' }), 'en');
    expect(html).not.toContain('View as this user');
    expect(html).toContain('Finance');
    expect(html).not.toContain('Locked until');
  });

  test('whose role waits for a long password is shown so', () => {
    const html = page(userExample({ role: 'admin', staffRole: 'support', roleLacks: 'password' }));
    expect(html).toContain('נעול עד החלפת סיסמה');
  });

  test('shows a complimentary plan with its end and a way to revoke it', () => {
    const html = page(
      userExample({ complimentaryPackage: 'advanced', complimentaryUntil: '2026-12-01T21:59:59.000Z' }),
      'en',
    );
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Advanced, until 1 Dec 2026, 23:59');
    expect(html).toContain('Cancel the gift');
  });

  const paidAhead = userExample({
    planStatus: 'paying',
    paidFrom: '2026-11-20T10:00:00.000Z',
    beforePaid: 'trial',
    paidPackage: 'pro',
    paidUntil: '2027-11-20T10:00:00.000Z',
    until: '2027-11-20T10:00:00.000Z',
  });

  test('who has paid ahead is shown on trial, with the days that are paid for', () => {
    for (const html of [page(paidAhead, 'en'), list([paidAhead], 'en')]) {
      expect(html).toMatch(/>Trial<\/span>/);
      expect(html).toContain('Paid from 20 Nov');
      expect(html).not.toMatch(/>Paying<\/span>/);
    }
    expect(page(paidAhead).replaceAll('\u00a0', ' ')).toContain('מקצועי, מ־20 בנובמבר 2026 עד 20 בנובמבר 2027');
  });

  test('whose subscription renews is said to have access a little longer, and no other', () => {
    const grace = 'stays open for a while after the charge is due';
    expect(page(paidAhead, 'en')).not.toContain(grace);
    expect(page({ ...paidAhead, isRenewed: true }, 'en')).toContain(grace);
  });

  test('shows its own text for an unknown user', () => {
    expect(page(undefined, 'he', 'dana')).toContain('אין משתמש כזה');
  });
});

test('each page is in one language', () => {
  const user = userExample({
    complimentaryPackage: 'pro',
    complimentaryUntil: '2026-12-01T21:59:59.000Z',
    deletesAt: '2026-12-01T10:00:00.000Z',
  });
  for (const html of [list([user], 'en'), list([], 'en'), page(user, 'en'), page(undefined, 'en', 'x')])
    expect(html.match(hebrew)).toBeNull();
  expect(page(user)).toMatch(hebrew);
});

test('a trial is extended from its end, or from now if it is over', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  expect(extendedUntil('2026-11-20T08:00:00Z', 7, now)).toEqual(new Date('2026-11-27T08:00:00Z'));
  expect(extendedUntil('2026-11-01T08:00:00Z', 7, now)).toEqual(new Date('2026-11-22T10:00:00Z'));
  expect(extendedUntil(null, 1, now)).toEqual(new Date('2026-11-16T10:00:00Z'));
});

test.each([
  ['2026-01-15', '2026-01-15T21:59:59Z'],
  ['2026-07-15', '2026-07-15T20:59:59Z'],
])('the day %s ends in Israel at %s', (day, end) => {
  expect(endOfDay(day)).toEqual(new Date(end));
});

test('an invalid day has no end', () => {
  for (const typed of ['', '2026-13-01', 'tomorrow']) expect([typed, endOfDay(typed)]).toEqual([typed, undefined]);
});

test('a day ahead is computed in Israel time, where it may already be tomorrow', () => {
  expect(dayAhead(new Date('2026-11-15T23:30:00Z'), 1)).toBe('2026-11-17');
});

test.each([
  [1, true],
  [365, true],
  [0, false],
  [366, false],
  [1.5, false],
  [Number.NaN, false],
])('isDays(%d): %s', (days, is) => {
  expect(isDays(days)).toBe(is);
});
