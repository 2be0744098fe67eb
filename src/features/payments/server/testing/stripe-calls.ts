import { expands, type Form } from './stripe-form.ts';
import { listRefunds, makeRefund } from './stripe-giving-back.ts';
import { cancelIntent, confirmIntent, createIntent, getIntent } from './stripe-intents.ts';
import { detach, getMethod, makeCustomer, makeSetup, sent, showSetup } from './stripe-keeping.ts';
import type { Intent, StripeBook } from './stripe-objects.ts';
import { invalid } from './stripe-refusal.ts';

type Handler = (book: StripeBook, form: Form, id: string) => object;

interface Call {
  readonly takes: readonly string[];
  readonly handle: Handler;
}

const cards = ['allowed_payment_method_types', 'automatic_payment_methods'];

/** What is spoken here: method, path and every parameter that may come. Another one is an error, as it is with Stripe. */
const calls: Readonly<Record<string, Call>> = {
  'POST /v1/customers': { takes: ['metadata'], handle: makeCustomer },
  'POST /v1/setup_intents': { takes: ['customer', 'usage', ...cards], handle: makeSetup },
  'GET /v1/setup_intents/:id': { takes: ['expand'], handle: showSetup },
  'GET /v1/payment_methods/:id': { takes: [], handle: (book, _, id) => sent(getMethod(book, id)) },
  'POST /v1/payment_methods/:id/detach': { takes: [], handle: detach },
  'POST /v1/payment_intents': { takes: ['amount', 'currency', 'customer', 'metadata', ...cards], handle: createIntent },
  'GET /v1/payment_intents/:id': {
    takes: ['expand'],
    handle: (book, form, id) => shown(getIntent(book, id), form),
  },
  'POST /v1/payment_intents/:id/confirm': {
    takes: ['payment_method', 'off_session', 'use_stripe_sdk'],
    handle: (book, form, id) => shown(confirmIntent(book, id, form), form),
  },
  'POST /v1/payment_intents/:id/cancel': {
    takes: ['expand', 'cancellation_reason'],
    handle: (book, form, id) => shown(cancelIntent(book, id), form),
  },
  'POST /v1/refunds': { takes: ['payment_intent', 'amount', 'metadata'], handle: makeRefund },
  'GET /v1/refunds': { takes: ['payment_intent', 'limit'], handle: listRefunds },
};

export function answerCall(book: StripeBook, method: string, path: string, form: Form): object {
  const [, root, kind = '', id = '', verb] = path.split('/');
  const pattern = [root, kind, ...(id ? [':id'] : []), ...(verb ? [verb] : [])].join('/');
  const call = calls[`${method} /${pattern}`];
  if (!call) throw invalid(`Unrecognized request URL (${method}: ${path})`);
  const unknown = Object.keys(form).find((name) => !call.takes.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  return call.handle(book, form, decodeURIComponent(id));
}

const shown = (intent: Intent, form: Form): object => ({
  ...intent,
  latest_charge: expands(form, 'latest_charge') ? intent.latest_charge : (intent.latest_charge?.id ?? null),
});
