import type { Form } from './stripe-form.ts';
import { getIntent } from './stripe-intents.ts';
import type { Refund, StripeBook } from './stripe-objects.ts';
import { invalid } from './stripe-refusal.ts';

const refundsOf = (book: StripeBook, intentId: string): Refund[] =>
  [...book.refunds.values()].filter((refund) => refund.payment_intent === intentId);

export function makeRefund(book: StripeBook, form: Form): Refund {
  const intent = getIntent(book, String(form.payment_intent));
  const amount = Number(form.amount);
  const before = refundsOf(book, intent.id).reduce((sum, refund) => sum + refund.amount, 0);
  if (before + amount > intent.amount_received)
    throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  const refund: Refund = {
    id: book.name('re'),
    object: 'refund',
    payment_intent: intent.id,
    amount,
    metadata: form.metadata ?? {},
    status: book.firstRefundStatus,
  };
  book.refunds.set(refund.id, refund);
  return refund;
}

export function listRefunds(book: StripeBook, form: Form): object {
  const data = refundsOf(book, String(form.payment_intent)).reverse();
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}
