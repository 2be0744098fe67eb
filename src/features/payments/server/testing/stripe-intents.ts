import { type Charge, expands, type Form, type Intent, type Refund, type StripeStore } from './stripe-objects.ts';
import { paymentCardNamed } from './stripe-payment-cards.ts';
import { detach, getMethod, makeCustomer, makeSetup, sent, showSetup } from './stripe-payment-methods.ts';
import { invalid, missing, StripeRefusal } from './stripe-refusal.ts';

const getIntent = (store: StripeStore, id: string): Intent => {
  const intent = store.intents.get(id);
  if (!intent) throw missing(id, 'intent');
  return intent;
};

function createIntent(store: StripeStore, form: Form): Intent {
  const amount = Number(form.amount);
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('Invalid integer', { param: 'amount' });
  if (form.currency !== 'ils') throw invalid('Invalid currency', { param: 'currency' });
  if (!store.customers.has(String(form.customer))) throw missing(String(form.customer), 'customer');
  const id = store.name('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_x`,
    amount,
    amount_received: 0,
    currency: form.currency,
    customer: String(form.customer),
    metadata: form.metadata ?? {},
    status: 'requires_payment_method',
    last_payment_error: null,
    next_action: null,
    latest_charge: null,
  };
  store.intents.set(id, intent);
  return intent;
}

const wrongState = (intent: Intent, verb: string): StripeRefusal =>
  invalid(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

/** A declined intent accepts another payment card, as with Stripe; the caller must prevent that. */
function confirmIntent(store: StripeStore, id: string, form: Form): Intent {
  const intent = getIntent(store, id);
  if (intent.status !== 'requires_payment_method') throw wrongState(intent, 'confirm');
  const method = store.methods.get(String(form.payment_method));
  if (!method) throw missing(String(form.payment_method), 'payment_method');
  if (method.customer !== intent.customer)
    throw invalid('The PaymentMethod does not belong to the Customer.', { param: 'payment_method' });
  const { refusal, requiresChallenge } = paymentCardNamed(method.name);
  if (refusal) throw decline(store, intent, refusal);
  if (!requiresChallenge) return pay(store, intent);
  if (form.off_session) throw decline(store, intent, authentication);
  return Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
}

const authentication = { code: 'authentication_required', decline_code: 'authentication_required' };

const chargeOf = (store: StripeStore, intent: Intent, refusal?: { code: string; decline_code?: string }): Charge => ({
  id: store.name('ch'),
  object: 'charge',
  status: refusal ? 'failed' : 'succeeded',
  payment_intent: intent.id,
  failure_code: refusal?.code ?? null,
  outcome: { reason: refusal?.decline_code ?? null },
});

export const pay = (store: StripeStore, intent: Intent): Intent =>
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
    latest_charge: chargeOf(store, intent),
  } as const);

function decline(store: StripeStore, intent: Intent, refusal: { code: string; decline_code?: string }): StripeRefusal {
  const error = { type: 'card_error', message: 'Your card was declined.', ...refusal };
  const latest_charge = chargeOf(store, intent, refusal);
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, latest_charge });
  return new StripeRefusal(402, { ...error, charge: latest_charge.id, payment_intent: intent });
}

/** The card holder's response in the bank's window. */
export function answerChallenge(store: StripeStore, id: string, isApproved: boolean): void {
  const intent = getIntent(store, id);
  if (intent.status !== 'requires_action') throw wrongState(intent, 'authenticate');
  if (isApproved) return void pay(store, intent);
  const last_payment_error = { type: 'card_error', code: 'payment_intent_authentication_failure' };
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error });
}

function cancelIntent(store: StripeStore, id: string): Intent {
  const intent = getIntent(store, id);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw wrongState(intent, 'cancel');
  return Object.assign(intent, { status: 'canceled', next_action: null, last_payment_error: null } as const);
}

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
