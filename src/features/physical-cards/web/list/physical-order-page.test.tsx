import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { PhysicalOrderWithHistory } from '../../contract.ts';
import { eventsFor, orderStates } from '../../transitions.ts';
import { orderExample, profileExample } from '../testing/physical-card-examples.ts';
import { renderPhysicalCards } from '../testing/render-physical-cards.tsx';
import { PhysicalOrderPage } from './physical-order-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

function render(change: Partial<PhysicalOrderWithHistory> = {}, locale: (typeof locales)[number] = 'he'): string {
  const state = change.state ?? orderExample.state;
  const order = { ...orderExample, can: eventsFor(state, 'owner'), ...change };
  return renderPhysicalCards(<PhysicalOrderPage />, '/physical-cards/orders/:id', '/physical-cards/orders/31', {
    order,
    locale,
    profiles: [profileExample],
  });
}

describe('an order', () => {
  test('in delivery shows the delivery dates, carrier, address, invoice and tags', () => {
    const html = render();
    for (const text of ['בין 18 ל־22 בנובמבר', 'דואר ישראל', 'RR123456785IL', 'HaGefen 7', 'קומה 2', '₪185.20'])
      expect(html).toContain(text);
    for (const path of ['/checkout/order/55', '/physical-cards/tags/K7QM2XWP', '/physical-cards/tags/B4HT9RCD'])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain('aria-current="step"');
  });

  test('in delivery can be confirmed or reported, but not cancelled', () => {
    const html = render();
    for (const text of ['הכרטיסים הגיעו', 'יש בעיה']) expect(html).toContain(text);
    expect(html).not.toContain('ביטול ההזמנה');
  });

  test('waiting for payment shows the deadline and links to the payment', () => {
    const html = render({
      state: 'pending_payment',
      expiresAt: '2026-11-17T08:00:00.000Z',
      checkoutOrderId: null,
      tracking: null,
      tags: [],
    });
    expect(html).toContain('href="/checkout/physical-card/31"');
    for (const text of ['17 בנובמבר 2026', '10:00', 'ביטול ההזמנה']) expect(html).toContain(text);
    expect(html).not.toContain('/checkout/order');
  });

  test('needing changes shows the reason and links to the designer', () => {
    const html = render({ state: 'needs_changes', reason: 'The logo is blurred', refundOnCancel: 18_520 });
    for (const text of ['The logo is blurred', 'מה כתבנו לכם', 'לתיקון העיצוב', 'ביטול ההזמנה'])
      expect(html).toContain(text);
  });

  test('in production explains why it cannot be cancelled and offers a contact address', () => {
    const html = render({ state: 'in_production' });
    for (const text of ['ההכנה כבר התחילה', 'mailto:hello@negia.example']) expect(html).toContain(text);
    expect(html).not.toContain('ביטול ההזמנה');
  });

  test('that was refunded shows the refund and can be reordered', () => {
    const html = render({ state: 'refunded', refunded: 18_520, promise: null });
    for (const text of ['להזמין שוב', 'הוחזרו']) expect(html).toContain(text);
  });

  test('lists its complete history with actors and notes', () => {
    const note = { id: 4, event: 'ask_changes', state: 'needs_changes', by: 'admin', note: 'Too dark' } as const;
    const html = render({ history: [...orderExample.history, { ...note, at: '2026-11-16T08:00:00.000Z' }] });
    for (const text of ['ההזמנה נפתחה', 'התשלום התקבל', 'ביקשנו תיקון', 'Too dark', 'צוות נגיעה'])
      expect(html).toContain(text);
  });
});

test('is marked busy while loading', () => {
  const html = renderPhysicalCards(<PhysicalOrderPage />, '/physical-cards/orders/:id', '/physical-cards/orders/31');
  expect(html).toContain('aria-busy="true"');
});

describe.each(locales)('in %s', (locale) => {
  test.each(orderStates)('%s: no inline styles, unique ids, one h1, no text in another language', (state) => {
    const html = render({ state, expiresAt: '2026-11-17T08:00:00.000Z' }, locale);
    expectSoundHtml(html, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
