import type { Charge, Form, Intent, StripeStore } from './stripe-objects.ts';
import { paymentCardNamed } from './stripe-payment-cards.ts';
import { invalid, missing, StripeRefusal } from './stripe-refusal.ts';

export const getIntent = (store: StripeStore, id: string): Intent => {
  const intent = store.intents.get(id);
  if (!intent) throw missing(id, 'intent');
  return intent;
};

export function createIntent(store: StripeStore, form: Form): Intent {
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
export function confirmIntent(store: StripeStore, id: string, form: Form): Intent {
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

export function cancelIntent(store: StripeStore, id: string): Intent {
  const intent = getIntent(store, id);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw wrongState(intent, 'cancel');
  return Object.assign(intent, { status: 'canceled', next_action: null, last_payment_error: null } as const);
}
