import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { type AdminSubscriptionDetail, adminSubscriptionsApi } from '../../admin-contract.ts';
import { SubscriptionDetail } from './sheet/subscription-sheet.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const path = '/admin/subscriptions';
const at = '2026-11-15T10:00:00.000Z';
const later = '2026-12-15T10:00:00.000Z';
const owner = { id: 4, username: 'dana', displayName: 'Dana Bar', email: 'dana@cards.example', isSuspended: false };
const example = (more: Partial<AdminSubscriptionDetail> = {}): AdminSubscriptionDetail => ({
  id: 3,
  owner,
  packageType: 'pro',
  cycle: 'monthly',
  status: 'active',
  price: 7_000,
  startedAt: at,
  periodStart: at,
  periodEnd: later,
  nextTryAt: later,
  periods: 1,
  tries: 0,
  next: null,
  cancelledAt: null,
  endedAt: null,
  cancelEndsAt: later,
  canResume: false,
  isCharging: false,
  events: [],
  method: { brand: 'visa', last4: '4242' },
  ...more,
});
const event = (more: Partial<AdminSubscriptionDetail['events'][number]>) => ({
  ...({ id: 1, kind: 'failed', at, paymentId: 9, amount: 7_000, packageType: null, cycle: null } as const),
  reason: 'no_funds',
  isByUs: false,
  ...more,
});
const list = (rows: AdminSubscriptionDetail[], locale: Locale = 'en', query = '') =>
  renderAdmin(<SubscriptionsPage />, {
    path,
    at: path + query,
    locale,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(adminSubscriptionsApi.list, Object.fromEntries(new URLSearchParams(query))), {
        rows,
        next: null,
      }),
  });
const renderDetail = (subscription: AdminSubscriptionDetail, locale: Locale = 'en') =>
  renderAdmin(<SubscriptionDetail subscription={subscription} />, { path, locale });

describe('the list of users', () => {
  test('each row opens beside the list and retains the filter', () => {
    const html = list([example()], 'en', '?status=active');
    for (const text of ['Dana Bar', 'Pro, Monthly', '₪70', 'href="/admin/subscriptions?status=active&amp;open=3"'])
      expect(html).toContain(text);
  });

  test('a subscription that ends is labelled as not renewing', () => {
    expect(list([example({ status: 'cancelled', nextTryAt: null })])).toMatch(/>Will not renew<\/span>/);
  });

  test('one that has ended shows when, and not the end of a period that no longer counts', () => {
    const ended = example({ status: 'expired', nextTryAt: null, endedAt: '2026-11-20T10:00:00.000Z' });
    for (const html of [list([ended]), renderDetail(ended)]) {
      expect(html).toContain('20 Nov 2026');
      expect(html).not.toContain('15 Dec 2026');
    }
    expect(list([ended]).replaceAll(/<[^<>]*>/g, '')).toContain('Ended 20 Nov 2026');
    expect(renderDetail(ended)).not.toContain('Current period');
    for (const html of [list([example()]), renderDetail(example())]) expect(html).toContain('15 Dec 2026');
  });

  test('shows charges as on hold while the owner is suspended', () => {
    const html = list([example({ owner: { ...owner, isSuspended: true } })]);
    expect(html).toContain('Owner suspended');
    expect(html).toContain('On hold');
  });

  test('has an empty state', () => {
    expect(list([])).toContain('No subscriptions yet');
  });
});

describe('a single subscription', () => {
  test('shows its details and links to its owner, payments and invoices', () => {
    const html = renderDetail(example({ next: { packageType: 'advanced', cycle: 'yearly' }, tries: 2 }));
    for (const text of ['Advanced, Yearly', 'Failed attempts', '4242', 'Nothing yet.']) expect(html).toContain(text);
    for (const to of ['/admin/users/4', '/admin/payments?user=4', '/admin/invoices?user=4'])
      expect(html).toContain(`href="${to}"`);
    expect(renderDetail(example())).not.toContain('Failed attempts');
  });

  test('shows the reason of a failed charge and the admin’s note', () => {
    const html = renderDetail(
      example({ events: [event({}), event({ id: 2, kind: 'cancelled', reason: 'By phone', isByUs: true })] }),
    );
    for (const text of ['Not enough money on the card', 'By phone', 'by us', 'href="/admin/payments/9"'])
      expect(html).toContain(text);
  });

  test('shows that the owner is suspended, or that a charge is in progress', () => {
    expect(renderDetail(example({ owner: { ...owner, isSuspended: true } }))).toContain('The owner is suspended');
    expect(renderDetail(example({ isCharging: true }))).toContain('A charge is in progress');
  });
});

test('contains no Hebrew in English', () => {
  const full = example({
    events: [event({}), event({ id: 2, kind: 'scheduled', packageType: 'pro', cycle: 'yearly' })],
  });
  for (const html of [list([full]), list([]), renderDetail(full)]) expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(list([full], 'he')).toContain('מקצועי, חודשי');
  expect(renderDetail(full, 'he')).toContain('אין מספיק כסף בכרטיס');
});
