import { expands, type Form, type Method, type Setup, type StripeStore } from './stripe-objects.ts';
import { paymentCardNamed, type TestPaymentCardName } from './stripe-payment-cards.ts';
import { invalid, missing } from './stripe-refusal.ts';

export function makeCustomer(store: StripeStore, form: Form): object {
  const customer = { id: store.name('cus'), object: 'customer', metadata: form.metadata ?? {} };
  store.customers.set(customer.id, customer);
  return customer;
}

export function makeSetup(store: StripeStore, form: Form): Setup {
  const customer = String(form.customer);
  if (!store.customers.has(customer)) throw missing(customer, 'customer');
  const id = store.name('seti');
  const status = 'requires_payment_method';
  const setup: Setup = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_x`,
    customer,
    status,
    payment_method: null,
  };
  store.setups.set(id, setup);
  return setup;
}

export function showSetup(store: StripeStore, form: Form, id: string): object {
  const setup = store.setups.get(id);
  if (!setup) throw missing(id, 'intent');
  const isExpanded = expands(form, 'payment_method') && setup.payment_method;
  return isExpanded ? { ...setup, payment_method: sent(getMethod(store, isExpanded)) } : setup;
}

/**
 * Simulates Stripe's fields in a browser: checks the payment card, attaches it to the customer, completes the setup.
 */
export function fillFields(store: StripeStore, setupId: string, name: TestPaymentCardName): Method {
  const setup = store.setups.get(setupId);
  if (!setup) throw missing(setupId, 'intent');
  const { brand, last4 } = paymentCardNamed(name);
  const method: Method = {
    id: store.name('pm'),
    object: 'payment_method',
    type: 'card',
    customer: setup.customer,
    card: { brand, last4, exp_month: 4, exp_year: 2031 },
    name,
  };
  store.methods.set(method.id, method);
  Object.assign(setup, { status: 'succeeded', payment_method: method.id });
  return method;
}

export const sent = ({ name: _, ...method }: Method): object => method;

export function getMethod(store: StripeStore, id: string): Method {
  const method = store.methods.get(id);
  if (!method) throw missing(id, 'payment_method');
  return method;
}

export function detach(store: StripeStore, _: Form, id: string): object {
  const method = getMethod(store, id);
  if (!method.customer) throw invalid('The payment method is not attached to a customer.');
  method.customer = null;
  return sent(method);
}
