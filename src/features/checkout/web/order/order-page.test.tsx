import { describe, expect, test } from 'vitest';
import { declineReasons } from '#features/payments/domain.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { paidPlan } from '#features/subscriptions/web/testing/plan-examples.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import { NetworkError, ValidationError } from '#web-kit/api/request-error.ts';
import { type Order, orderStatuses } from '../../contract.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { orderExample, physicalCardsOrderExample } from '../testing/examples.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';
import { OrderFailed, OrderPage } from './order-page.tsx';

function render(overrides: Partial<Order>, locale: Locale = 'he', plan?: Subscription): string {
  return renderCheckout(<OrderPage />, {
    locale,
    at: '/checkout/order/7',
    prepare: (queries, api) => {
      const { queryKey } = checkoutQueries.order(api, queries, 7, locale);
      queries.setQueryData(queryKey, { ...orderExample, ...overrides });
      if (plan) queries.setQueryData(subscriptionQueries.mine(locale).queryKey, plan);
    },
  });
}

const planFrom = (days: number): Subscription => {
  const periodStart = new Date(Date.now() + days * 86_400_000).toISOString();
  return { ...paidPlan, startsAt: days > 0 ? periodStart : null, startsAfter: days > 0 ? 'trial' : null };
};

const unpaid = { invoiceId: null, invoiceNumber: null };

describe('an order of physical cards', () => {
  test('that is paid is shown as received, with a link to track it', () => {
    const html = render(physicalCardsOrderExample);
    for (const text of ['ההזמנה התקבלה', 'הזמנת כרטיסים 31']) expect(html).toContain(text);
    for (const href of ['/physical-cards/orders/31', '/api/invoices/31.pdf']) expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain('href="/dashboard"');
  });

  test('that was declined can be paid again, and still links to its page', () => {
    const html = render({ ...physicalCardsOrderExample, ...unpaid, status: 'declined', reason: 'no_funds' });
    expect(html).toContain('href="/checkout/physical-card/31?method=new"');
    expect(html).toContain('href="/physical-cards/orders/31"');
  });

  test('that was refunded shows this, with a link to its page', () => {
    const html = render({ ...physicalCardsOrderExample, status: 'refunded' });
    expect(html).toContain('בדרך חזרה');
    expect(html).toContain('href="/physical-cards/orders/31"');
  });
});

describe('an order', () => {
  test('that is paid shows the item, amount, invoice and next page', () => {
    const html = render({});
    for (const text of ['Advanced, a year', '₪300', 'href="/api/invoices/31.pdf"', '1024', 'href="/dashboard"'])
      expect(html).toContain(text);
  });

  test('that is paid says whether its plan is active or starts after the trial', () => {
    expect(render({}, 'en', planFrom(-5))).toContain('Everything is already open to you.');
    const inTrial = render({}, 'en', planFrom(5));
    expect(inTrial).toContain('Your trial continues as usual');
    expect(inTrial).not.toContain('Everything is already open');
  });

  test('keeps the dates of its title on one line', () => {
    expect(render({ title: 'Pro, 2 Dec 2026 to 2 Dec 2027' })).toContain('2\u00a0Dec\u00a02027');
  });

  test('without its invoice yet links to none', () => {
    expect(render(unpaid)).not.toContain('/api/invoices');
  });

  test('in progress assures no double charge, and can be refreshed', () => {
    const html = render({ ...unpaid, status: 'processing' });
    expect(html).toContain('לא תחויבו פעמיים');
    expect(html).toContain('בדיקה עכשיו');
    expect(html).not.toContain('href="/checkout/package');
  });

  test.each(declineReasons)(
    'declined for %s shows the reason and links back to the same purchase request',
    (reason) => {
      const html = render({ ...unpaid, status: 'declined', reason });
      expect(html).toContain('href="/checkout/package/2?cycle=yearly&amp;method=new"');
      expect(html).toContain('לא חויבתם');
      expect(html).not.toContain('buying.reason');
    },
  );

  test('declined without a known reason links back too', () => {
    expect(render({ ...unpaid, status: 'declined', cycle: null })).toContain('href="/checkout/package/2?method=new"');
  });

  test('that expired or was refunded shows where the money is', () => {
    expect(render({ ...unpaid, status: 'expired' })).toContain('לא חויבתם');
    expect(render({ ...unpaid, status: 'refunded' })).toContain('בדרך חזרה');
  });

  test('that is missing links to the wallet, and one that failed to load can be retried', () => {
    const failed = (error: Error) =>
      renderCheckout(<OrderFailed error={error} onRetry={() => undefined} />, { at: '/checkout/order/7' });
    expect(failed(new ValidationError('not found', 404))).toContain('href="/wallet"');
    for (const error of [new NetworkError('gone'), new ValidationError('often', 429), new Error('broken')])
      expect(failed(error)).toContain('לנסות שוב');
  });
});

test.each(locales)('in %s every state is sound HTML with one heading', (locale) => {
  for (const status of orderStatuses) {
    const html = render({ ...unpaid, status }, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expectSoundHtml(html, locale);
  }
});
