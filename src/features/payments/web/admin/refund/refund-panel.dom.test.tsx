import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { RefundPanel } from './refund-panel.tsx';

const payment = { id: 7, status: 'paid', left: 260_500, refunds: [], subject: null } as unknown as AdminPaymentDetail;

const tooFine = /two digits after the decimal point/;
const outOfRange = /above zero, up to \u2066₪2,605\u2069/;

test.each([
  ['10.555', tooFine, outOfRange],
  ['2605.01', outOfRange, tooFine],
  ['0', outOfRange, tooFine],
])('the amount %s is refused with the reason', async (typed, shown, hidden) => {
  const user = userEvent.setup();
  render(pageOf(<RefundPanel payment={payment} />, { locale: 'en' }));
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  // The same format as the hint beside it.
  const send = await screen.findByRole('button', { name: 'Refund \u2066₪2,605\u2069' });
  const amount = screen.getByRole('textbox', { name: /How much/ });
  await user.clear(amount);
  await user.type(amount, typed);
  await user.click(send);
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.queryByText(hidden)).toBeNull();
});
