import type { TestPaymentCardName } from './stripe-payment-cards.ts';

export type Form = { [name: string]: string | Form };

/** Stripe's encoding of nested values: `metadata[key]=1&expand[0]=a`. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) setNested(form, name.replaceAll(']', '').split('['), value);
  return form;
}

function setNested(form: Form, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = form[first];
  const nested = typeof inner === 'object' ? inner : {};
  form[first] = nested;
  setNested(nested, rest, value);
}

export const expands = (form: Form, name: string): boolean => Object.values(form.expand ?? {}).includes(name);

/** The parts of Stripe's objects that our code and its library read. */
export interface Method {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  customer: string | null;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  /** Never sent. */
  readonly name: TestPaymentCardName;
}

export interface Setup {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly client_secret: string;
  readonly customer: string;
  status: 'requires_payment_method' | 'succeeded';
  payment_method: string | null;
}

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  readonly customer: string;
  readonly metadata: string | Form;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  last_payment_error: object | null;
  next_action: { type: 'use_stripe_sdk' } | null;
  latest_charge: Charge | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly status: 'succeeded' | 'failed';
  readonly payment_intent: string;
  readonly failure_code: string | null;
  readonly outcome: { readonly reason: string | null };
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: string | Form;
  status: 'succeeded' | 'pending' | 'failed';
}

export class StripeStore {
  readonly customers = new Map<string, object>();
  readonly setups = new Map<string, Setup>();
  readonly methods = new Map<string, Method>();
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Refund>();
  /** Initial status of a new refund. */
  firstRefundStatus: Refund['status'] = 'succeeded';
  #count = 0;

  name(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count).padStart(6, '0')}`;
  }

  /** Total amount actually charged; each charged intent counts once. */
  get received(): number {
    return [...this.intents.values()].reduce((sum, intent) => sum + intent.amount_received, 0);
  }
}
