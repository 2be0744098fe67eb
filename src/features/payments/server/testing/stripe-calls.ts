import { cancelIntent, confirmIntent, createIntent, getIntent } from './stripe-intents.ts';
import { expands, type Form, type Intent, type Refund, type StripeStore } from './stripe-objects.ts';
import { detach, getMethod, makeCustomer, makeSetup, sent, showSetup } from './stripe-payment-methods.ts';
import { invalid } from './stripe-refusal.ts';

const refundsOf = (store: StripeStore, intentId: string): Refund[] =>
  [...store.refunds.values()].filter((refund) => refund.payment_intent === intentId);

function makeRefund(store: StripeStore, form: Form): Refund {
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

function listRefunds(store: StripeStore, form: Form): object {
  const data = refundsOf(store, String(form.payment_intent)).reverse();
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}

type Handler = (store: StripeStore, form: Form, id: string) => object;

interface Endpoint {
  readonly parameters: readonly string[];
  readonly handle: Handler;
}

const paymentCardParams = ['allowed_payment_method_types', 'automatic_payment_methods'];

/** Supported calls: method, path and every allowed parameter. Any other parameter is an error, as with Stripe. */
const calls: Readonly<Record<string, Endpoint>> = {
  'POST /v1/customers': { parameters: ['metadata'], handle: makeCustomer },
  'POST /v1/setup_intents': { parameters: ['customer', 'usage', ...paymentCardParams], handle: makeSetup },
  'GET /v1/setup_intents/:id': { parameters: ['expand'], handle: showSetup },
  'GET /v1/payment_methods/:id': { parameters: [], handle: (store, _, id) => sent(getMethod(store, id)) },
  'POST /v1/payment_methods/:id/detach': { parameters: [], handle: detach },
  'POST /v1/payment_intents': {
    parameters: ['amount', 'currency', 'customer', 'metadata', ...paymentCardParams],
    handle: createIntent,
  },
  'GET /v1/payment_intents/:id': {
    parameters: ['expand'],
    handle: (store, form, id) => presentIntent(getIntent(store, id), form),
  },
  'POST /v1/payment_intents/:id/confirm': {
    parameters: ['payment_method', 'off_session', 'use_stripe_sdk'],
    handle: (store, form, id) => presentIntent(confirmIntent(store, id, form), form),
  },
  'POST /v1/payment_intents/:id/cancel': {
    parameters: ['expand', 'cancellation_reason'],
    handle: (store, form, id) => presentIntent(cancelIntent(store, id), form),
  },
  'POST /v1/refunds': { parameters: ['payment_intent', 'amount', 'metadata'], handle: makeRefund },
  'GET /v1/refunds': { parameters: ['payment_intent', 'limit'], handle: listRefunds },
};

export function answerCall(store: StripeStore, method: string, path: string, form: Form): object {
  const [, root, kind = '', id = '', verb] = path.split('/');
  const pattern = [root, kind, ...(id ? [':id'] : []), ...(verb ? [verb] : [])].join('/');
  const call = calls[`${method} /${pattern}`];
  if (!call) throw invalid(`Unrecognized request URL (${method}: ${path})`);
  const unknown = Object.keys(form).find((name) => !call.parameters.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  return call.handle(store, form, decodeURIComponent(id));
}

const presentIntent = (intent: Intent, form: Form): object => ({
  ...intent,
  latest_charge: expands(form, 'latest_charge') ? intent.latest_charge : (intent.latest_charge?.id ?? null),
});
