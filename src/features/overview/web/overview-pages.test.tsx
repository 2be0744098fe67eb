import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import { orderStates } from '#features/physical-cards/transitions.ts';
import type { Locale } from '#i18n/locale.ts';
import { type AdminEvent, adminApi, type Overview } from '../contract.ts';
import { attentionOf } from './attention.ts';
import { EventsPage } from './events/events-page.tsx';
import { OverviewPage, overviewKeys } from './overview-page.tsx';

const quiet: Overview = {
  range: 30,
  from: '2026-10-18',
  to: '2026-11-16',
  madeAt: '2026-11-16T02:00:00.000Z',
  owners: { now: 41, before: 50 },
  views: { now: 1911, before: 0 },
  taps: { now: 0, before: 0 },
  revenue: { now: 641_900, before: 600_000 },
  trials: { ended: 4, paid: 1, endedBefore: 0, paidBefore: 0 },
  publishedProfiles: 13,
  suspendedOwners: 0,
  openConversations: 0,
  waitingConversations: 0,
  openErrors: 0,
  lateOrders: 0,
  failedRenewals: 0,
  openReports: 0,
  failedJobs: 0,
  newMembers: 0,
  failedMails: 0,
  failedWebhooks: 0,
  lowStock: 0,
  days: [{ day: '2026-11-16', owners: 1, views: 2, taps: 3 }],
  months: [{ month: '2026-11', paid: 641_900, refunded: 0, payments: 9 }],
  orders: orderStates.map((state) => ({ state, count: 0 })),
  migrations: { waiting: 0, mismatched: 0 },
  hasInventedIssuer: false,
};
const busy: Overview = {
  ...quiet,
  openErrors: 3,
  lateOrders: 1,
  failedRenewals: 2,
  openReports: 1,
  failedJobs: 1,
  newMembers: 2,
  failedMails: 1,
  failedWebhooks: 1,
  lowStock: 2,
  openConversations: 2,
  waitingConversations: 1,
  hasInventedIssuer: true,
  orders: orderStates.map((state) => ({ state, count: 2 })),
};
const overview = (data: Overview | undefined, locale: Locale = 'en') =>
  renderAdmin(<OverviewPage />, {
    path: '/admin',
    locale,
    prepare: (queries) => data && queries.setQueryData(overviewKeys.of(30), data),
  });

describe('the overview', () => {
  test('shows what needs attention, with links to it', () => {
    expect(overview(quiet)).toContain('Nothing is waiting for you');
    const html = overview(busy);
    expect(html).not.toContain('Nothing is waiting for you');
    for (const text of ['One order is late', 'Blank cards of 2 materials', 'The charges of 2 subscriptions failed'])
      expect(html).toContain(text);
    for (const address of [
      '/admin/subscriptions?status=past_due',
      '/admin/settings#issuer',
      '/admin/errors?state=open',
      '/admin/support',
      '/admin/stock',
    ])
      expect(html).toContain(`href="${address}"`);
    expect(html).toContain('One conversation is waiting');
  });

  test('links orders to the matching tab of the queue', () => {
    const html = overview(busy);
    for (const tab of ['paid', 'delivery_problem', 'shipped', 'closed'])
      expect(html).toContain(`href="/admin/orders?tab=${tab}"`);
    expect(html).not.toContain('/admin/orders?state=');
  });

  test('links each figure to its list, filtered by the period', () => {
    const html = overview(quiet).replaceAll('&amp;', '&');
    const period = 'from=2026-10-18&to=2026-11-16';
    for (const address of ['users?', 'payments?status=paid&', 'events?kind=view&', 'events?kind=tap&'])
      expect(html).toContain(`href="/admin/${address}${period}"`);
    expect(html).toContain('1,911');
  });

  test('lists only items that need attention', () => {
    expect(attentionOf(quiet, 'owner')).toEqual([]);
    expect(attentionOf(busy, 'owner').map(({ name }) => name)).toEqual([
      'issuer',
      'errors',
      'jobs',
      'mails',
      'webhooks',
      'problems',
      'late',
      'stock',
      'renewals',
      'reports',
      'members',
      'check',
      'conversations',
    ]);
  });

  test.each([
    ['content', ['reports', 'members']],
    [
      'admin',
      [
        'errors',
        'jobs',
        'mails',
        'webhooks',
        'problems',
        'late',
        'stock',
        'renewals',
        'reports',
        'members',
        'check',
        'conversations',
      ],
    ],
    ['workshop', ['problems', 'late', 'stock', 'check']],
    ['finance', ['renewals']],
    ['viewer', []],
  ] as const)('asks a %s for nothing that the role may not change', (role, names) => {
    expect(attentionOf(busy, role).map(({ name }) => name)).toEqual(names);
  });

  test('shows the loading state, no revenue or orders, and a failure', () => {
    expect(overview(undefined)).toContain('aria-busy="true"');
    const months = [{ month: '2026-11', paid: 0, refunded: 0, payments: 0 }];
    expect(overview({ ...quiet, months }, 'he')).toContain('עוד לא התקבל תשלום');
    expect(overview(quiet, 'he')).toContain('עוד לא הוזמנו כרטיסים');
    expect(renderAdmin(<OverviewPage />, { path: '/admin', failed: [overviewKeys.of(30)] })).toContain('No line');
  });
});

const event = (more: Partial<AdminEvent> = {}): AdminEvent => ({
  at: '2026-11-16T02:00:00.000Z',
  kind: 'click',
  source: 'link',
  device: 'phone',
  host: 'news.example',
  target: 'https://shop.example/',
  profile: { id: 7, name: 'Dana Bar', path: '/p/dana' },
  ...more,
});
const events = (rows: AdminEvent[], locale: Locale = 'en', query = '') =>
  renderAdmin(<EventsPage />, {
    path: '/admin/events',
    at: `/admin/events${query}`,
    locale,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(adminApi.events, Object.fromEntries(new URLSearchParams(query))), {
        rows,
        next: null,
      }),
  });

describe('the events page', () => {
  test('shows the profile, what was clicked and the source', () => {
    const html = events([event()]);
    for (const text of ['href="/admin/profiles/7"', 'Only the card “Dana Bar”', 'news.example', 'shop.example'])
      expect(html).toContain(text);
  });

  test('does not link a deleted profile, and offers to clear a profile filter', () => {
    const deleted = events([event({ profile: { id: 9, name: null, path: null } })]);
    expect(deleted).toContain('A deleted card (9)');
    expect(deleted).not.toContain('/admin/profiles/9');
    const narrowed = events([event()], 'en', '?profile=7');
    expect(narrowed).toContain('All cards');
    expect(narrowed).not.toContain('Only the card');
  });

  test('shows the empty state', () => {
    expect(events([])).toContain('Nothing has been counted yet');
  });
});

test('contains no Hebrew in English', () => {
  for (const html of [overview(busy), overview(quiet), events([event()]), events([])])
    expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
});
