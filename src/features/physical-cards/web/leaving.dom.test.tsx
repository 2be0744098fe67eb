import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { PhysicalOrderWithHistory } from '../contract.ts';
import { eventsFor } from '../transitions.ts';
import { PhysicalCardsPage } from './home/physical-cards-page.tsx';
import { PhysicalOrderPage } from './list/physical-order-page.tsx';
import { OrderFormPage } from './order/order-form-page.tsx';
import { designExample, orderExample, pricesExample, profileExample } from './testing/physical-card-examples.ts';
import { physicalCardsPage } from './testing/render-physical-cards.tsx';

// An account that waits for its deletion buys nothing: it hears so before it fills in an order.

afterEach(() => changeSession({ user: undefined }));

const state = 'pending_payment';
const can = eventsFor(state, 'owner');
const unpaid: PhysicalOrderWithHistory = { ...orderExample, state, tracking: null, tags: [], can };
const data = {
  profiles: [profileExample],
  designs: [designExample],
  design: designExample,
  orders: [unpaid],
  order: unpaid,
  tags: [],
  prices: pricesExample,
};
const payLink = 'href="/checkout/physical-card/31"';

function htmlOf(page: ReactNode, path: string, at: string): string {
  const { container, unmount } = render(physicalCardsPage(page, path, at, data));
  const html = container.innerHTML;
  unmount();
  return html;
}
const form = () => htmlOf(<OrderFormPage />, '/physical-cards/order/:designId', '/physical-cards/order/7');
const order = () => htmlOf(<PhysicalOrderPage />, '/physical-cards/orders/:id', '/physical-cards/orders/31');
const list = () => htmlOf(<PhysicalCardsPage />, '/physical-cards', '/physical-cards');

test('an owner orders and pays', () => {
  changeSession({ user: sessionUserExample });
  expect(form()).toContain('<form');
  for (const page of [order(), list()]) expect(page).toContain(payLink);
  expect(order()).toContain('אם תשלמו היום');
});

test('an account that waits for its deletion is offered to stay in place of the form, and no payment', () => {
  changeSession({ user: { ...sessionUserExample, deletesAt: '2026-12-19T10:00:00.000Z' } });
  const page = form();
  for (const text of ['החשבון יימחק ב־19 בדצמבר 2026', 'href="/account/data"', '<h1']) expect(page).toContain(text);
  expect(page).not.toContain('<form');
  for (const shown of [order(), list()]) {
    expect(shown).not.toContain(payLink);
    expect(shown).toContain('מחכה לתשלום');
  }
  expect(order()).toContain('ביטול ההזמנה');
  expect(order()).not.toContain('אם תשלמו היום');
  expect(list()).toContain('href="/physical-cards/orders/31"');
});
