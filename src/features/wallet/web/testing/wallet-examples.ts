import type { Invoice } from '#features/invoices/contract.ts';
import type { Payment, PaymentMethod } from '#features/payments/contract.ts';
import { visa as savedVisa } from '#features/payments/web/testing/render-paying.tsx';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { freePlan as free } from '#features/subscriptions/web/testing/plan-examples.ts';

/** Test fixtures: a wallet with activity. */
export const freePlan: Subscription = { ...free, packageName: 'Basic' };

export const activePlan: Subscription = {
  ...freePlan,
  state: 'active',
  packageType: 'advanced',
  packageName: 'Advanced',
  accessUntil: '2027-11-15T10:00:00.000Z',
  paid: {
    packageType: 'advanced',
    packageName: 'Advanced',
    packageId: 2,
    cycle: 'yearly',
    price: 30_000,
    methodId: 5,
    periodStart: '2026-11-15T10:00:00.000Z',
    periodEnd: '2027-11-15T10:00:00.000Z',
  },
  nextCharge: { at: '2027-11-15T10:00:00.000Z', amount: 30_000, packageName: 'Advanced', cycle: 'yearly' },
  cancelling: { endsAt: '2026-11-15T10:00:00.000Z', refund: 28_500, fee: 1_500, used: 0 },
};

export const trialPlan: Subscription = {
  ...freePlan,
  state: 'trial',
  packageType: 'pro',
  packageName: 'Pro',
  trialEndsAt: '2026-11-29T10:00:00.000Z',
};

const complimentary = {
  packageType: 'pro',
  packageName: 'Pro',
  until: '2027-02-01T10:00:00.000Z',
  isEffective: true,
} as const;

export const complimentaryPlan: Subscription = {
  ...freePlan,
  state: 'complimentary',
  packageType: 'pro',
  packageName: 'Pro',
  accessUntil: complimentary.until,
  complimentary,
};

/** Pays for the advanced plan and has a higher complimentary plan. */
export const paidAndComplimentaryPlan: Subscription = {
  ...activePlan,
  packageType: 'pro',
  packageName: 'Pro',
  complimentary,
};

export const pastDuePlan: Subscription = { ...activePlan, state: 'past_due', nextCharge: null };

export const cancelledPlan: Subscription = {
  ...activePlan,
  state: 'cancelled',
  nextCharge: null,
  cancelling: null,
  canResume: true,
};

export const visa: PaymentMethod = { ...savedVisa, id: 5, expMonth: 12, expYear: 2030 };
export const expiringMethod: PaymentMethod = {
  ...visa,
  id: 6,
  brand: 'mastercard',
  last4: '1881',
  expMonth: 12,
  expYear: 2026,
  isDefault: false,
  expiry: 'soon',
};

export const invoiceExample: Invoice = {
  id: 9,
  kind: 'invoice_receipt',
  number: 123,
  paymentId: 3,
  title: 'Advanced plan',
  currency: 'ILS',
  net: 25_424,
  vat: 4_576,
  gross: 30_000,
  issuedAt: '2026-11-15T10:00:00.000Z',
};
export const creditExample: Invoice = {
  ...invoiceExample,
  id: 10,
  kind: 'credit_note',
  number: 7,
  title: 'Credit: Advanced plan',
  net: -8_516,
  vat: -1_533,
  gross: -10_049,
};

export const paymentExample: Payment = {
  id: 3,
  amount: 30_000,
  currency: 'ILS',
  status: 'paid',
  reason: null,
  brand: 'visa',
  last4: '4242',
  title: 'Advanced plan',
  refunded: 0,
  refunding: 0,
  createdAt: '2026-11-15T10:00:00.000Z',
  settledAt: '2026-11-15T10:00:01.000Z',
};
