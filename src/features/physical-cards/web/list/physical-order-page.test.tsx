import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { OrderStep, PhysicalOrderWithHistory } from '../../contract.ts';
import { eventsFor, type OrderState, orderStates } from '../../transitions.ts';
import { orderExample, profileExample } from '../testing/physical-card-examples.ts';
import { renderPhysicalCards } from '../testing/render-physical-cards.tsx';
import { PhysicalOrderPage, timelineOf } from './physical-order-page.tsx';

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
    for (const text of ['ההזמנה הגיעה', 'יש בעיה']) expect(html).toContain(text);
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
    const html = render({ state: 'refunded', refunded: 18_520, promise: null, reason: 'Two of the same' });
    for (const text of ['להזמין שוב', 'הוחזרו', 'החזרנו לכם', 'מה כתבנו לכם']) expect(html).toContain(text);
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

const stepsOf = (...states: OrderState[]): OrderStep[] =>
  states.map((state, position) => ({
    id: position + 1,
    event: 'pay',
    state,
    by: 'system',
    note: null,
    at: `2026-11-${10 + position}T10:00:00.000Z`,
  }));

const timelineText = (state: OrderState, ...before: OrderState[]) =>
  timelineOf({ state, history: stepsOf(...before, state) }).map(
    ({ state: one, position, at }) => `${one} ${position}${at ? ` ${at.slice(8, 10)}` : ''}`,
  );

describe('the order timeline', () => {
  test('in production: finished steps with their dates, the current one and the next ones', () => {
    expect(timelineText('in_production', 'pending_payment', 'paid', 'approved')).toEqual([
      'pending_payment done 10',
      'paid done 11',
      'approved done 12',
      'in_production now 13',
      'encoded next',
      'shipped next',
      'delivered next',
    ]);
  });

  test('packed: waits for its delivery', () => {
    expect(timelineText('encoded', 'in_production').slice(-3)).toEqual([
      'encoded done 11',
      'shipped now',
      'delivered next',
    ]);
  });

  test('delivered: every step is done', () => {
    expect(timelineText('delivered', 'pending_payment').every((line) => line.includes('done'))).toBe(true);
  });

  test('needing changes: follows the payment, with the approval still ahead', () => {
    expect(timelineText('needs_changes', 'pending_payment', 'paid', 'approved').slice(0, 4)).toEqual([
      'pending_payment done 10',
      'paid done 11',
      'needs_changes now 13',
      'approved next',
    ]);
  });

  test('delivery problem: follows the shipping, with the delivery still ahead', () => {
    expect(timelineText('delivery_problem', 'shipped').slice(-3)).toEqual([
      'shipped done 10',
      'delivery_problem now 11',
      'delivered next',
    ]);
  });

  test('ended: lists only the states it passed through', () => {
    expect(timelineText('refunded', 'pending_payment', 'paid', 'cancelled')).toEqual([
      'pending_payment done 10',
      'paid done 11',
      'cancelled done 12',
      'refunded done 13',
    ]);
    expect(timelineText('expired', 'pending_payment')).toEqual(['pending_payment done 10', 'expired done 11']);
  });

  test('cancelled: goes on until what was paid is back', () => {
    expect(timelineText('cancelled', 'pending_payment', 'paid').at(-1)).toBe('cancelled now 12');
    expect(timelineText('cancelled', 'pending_payment').at(-1)).toBe('cancelled done 11');
  });

  test.each(orderStates)('contains the state %s once, and at most one current step', (state) => {
    const stations = timelineOf({ state, history: stepsOf('pending_payment', state) });
    expect(stations.filter((one) => one.state === state)).toHaveLength(1);
    expect(stations.filter(({ position }) => position === 'now').length).toBeLessThanOrEqual(1);
  });
});
