import type { Form } from './stripe-form.ts';
import { getIntent } from './stripe-intents.ts';
import type { Refund, StripeStore } from './stripe-objects.ts';
import { invalid } from './stripe-refusal.ts';

const refundsOf = (store: StripeStore, intentId: string): Refund[] =>
  [...store.refunds.values()].filter((refund) => refund.payment_intent === intentId);

export function makeRefund(store: StripeStore, form: Form): Refund {
  const intent = getIntent(store, String(form.payment_intent));
  const amount = Number(form.amount);
  const before = refundsOf(store, intent.id).reduce((sum, refund) => sum + refund.amount, 0);
  if (before + amount > intent.amount_received)
    throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  const refund: Refund = {
    id: store.name('re'),
    object: 'refund',
    payment_intent: intent.id,
    amount,
    metadata: form.metadata ?? {},
    status: store.firstRefundStatus,
  };
  store.refunds.set(refund.id, refund);
  return refund;
}

export function listRefunds(store: StripeStore, form: Form): object {
  const data = refundsOf(store, String(form.payment_intent)).reverse();
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}
