import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { pageOf } from '#testing/render-page.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { orderExample } from '../testing/workshop-examples.ts';
import type { AdminEvent } from './needs.ts';
import { TransitionDialog } from './transition-dialog.tsx';

const mount = (event: AdminEvent, orders: WorkshopOrder[], answer: unknown = {}) => {
  const fetch = vi.fn(async (url: RequestInfo | URL) =>
    Response.json(String(url).includes('csrf') ? { csrfToken: 'x' } : answer),
  );
  const dialog = <TransitionDialog request={{ event, orders, skippedCount: 0 }} onClose={() => undefined} />;
  render(
    pageOf(
      <>
        {dialog}
        <Toaster />
      </>,
      { fetch },
    ),
  );
};
const order = (state: OrderState, more: Partial<WorkshopOrder> = {}) =>
  orderExample(12, state, { amount: 23_140, refunded: 0, ...more });
const confirm = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a cancelled order is not said to have advanced: the sum that goes back is named', async () => {
  mount('cancel', [order('approved')]);
  await userEvent.type(screen.getByRole('textbox'), 'אזל המלאי');
  await confirm('לבטל את ההזמנה');
  expect(await screen.findByText('ההזמנה בוטלה, ו־\u2066₪231.40\u2069 חוזרים ללקוח')).toBeTruthy();
});

test('an unpaid order that is cancelled returns nothing', async () => {
  mount('cancel', [order('pending_payment', { paidAt: null })]);
  await userEvent.type(screen.getByRole('textbox'), 'אזל המלאי');
  await confirm('לבטל את ההזמנה');
  expect(await screen.findByText('ההזמנה בוטלה')).toBeTruthy();
});

test('an order taken back without a refund is marked as returned', async () => {
  mount('take_back', [order('shipped')]);
  const refund = screen.getByRole('textbox', { name: /כמה להחזיר/ });
  await userEvent.clear(refund);
  await userEvent.type(refund, '0');
  await confirm('לקבל בחזרה ולזכות');
  expect(await screen.findByText('ההזמנה סומנה כהוחזרה')).toBeTruthy();
});

test('several orders are counted, and the texts before and after agree with their number', async () => {
  mount('approve', [order('paid'), { ...order('paid'), id: 13 }], { moved: [12, 13], refused: [] });
  expect(screen.getByText('ההזמנות יחכו לייצור, ונעדכן את הלקוחות.')).toBeTruthy();
  await confirm('לאשר');
  expect(await screen.findByText('שתי הזמנות אושרו')).toBeTruthy();
});
