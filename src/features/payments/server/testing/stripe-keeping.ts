import { cardNamed, type TestCardName } from './stripe-cards.ts';
import { expands, type Form } from './stripe-form.ts';
import type { Method, Setup, StripeBook } from './stripe-objects.ts';
import { invalid, missing } from './stripe-refusal.ts';

export function makeCustomer(book: StripeBook, form: Form): object {
  const customer = { id: book.name('cus'), object: 'customer', metadata: form.metadata ?? {} };
  book.customers.set(customer.id, customer);
  return customer;
}

export function makeSetup(book: StripeBook, form: Form): Setup {
  const customer = String(form.customer);
  if (!book.customers.has(customer)) throw missing(customer, 'customer');
  const id = book.name('seti');
  const status = 'requires_payment_method';
  const setup: Setup = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_x`,
    customer,
    status,
    payment_method: null,
  };
  book.setups.set(id, setup);
  return setup;
}

export function showSetup(book: StripeBook, form: Form, id: string): object {
  const setup = book.setups.get(id);
  if (!setup) throw missing(id, 'intent');
  const isWhole = expands(form, 'payment_method') && setup.payment_method;
  return isWhole ? { ...setup, payment_method: sent(getMethod(book, isWhole)) } : setup;
}

/** What Stripe's fields do in a browser: the card is checked, kept with the customer, and the set-up is done. */
export function fillFields(book: StripeBook, setupId: string, name: TestCardName): Method {
  const setup = book.setups.get(setupId);
  if (!setup) throw missing(setupId, 'intent');
  const { brand, last4 } = cardNamed(name);
  const method: Method = {
    id: book.name('pm'),
    object: 'payment_method',
    type: 'card',
    customer: setup.customer,
    card: { brand, last4, exp_month: 4, exp_year: 2031 },
    name,
  };
  book.methods.set(method.id, method);
  Object.assign(setup, { status: 'succeeded', payment_method: method.id });
  return method;
}

export const sent = ({ name: _, ...method }: Method): object => method;

export function getMethod(book: StripeBook, id: string): Method {
  const method = book.methods.get(id);
  if (!method) throw missing(id, 'payment_method');
  return method;
}

export function detach(book: StripeBook, _: Form, id: string): object {
  const method = getMethod(book, id);
  if (!method.customer) throw invalid('The payment method is not attached to a customer.');
  method.customer = null;
  return sent(method);
}
