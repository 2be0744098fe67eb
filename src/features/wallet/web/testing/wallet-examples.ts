import type { Invoice } from '#features/invoices/contract.ts';
import type { Payment, PaymentMethod } from '#features/payments/contract.ts';
import { visa as savedVisa } from '#features/payments/web/testing/render-paying.tsx';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { freePlan as free } from '#features/subscriptions/web/testing/plan-examples.ts';
import examples from './wallet-examples.json' with { type: 'json' };

/** Test fixtures: a wallet with activity. */
export const freePlan: Subscription = { ...free, packageName: 'Basic' };

export const activePlan = { ...freePlan, ...examples.activePlan } as Subscription;

export const trialPlan: Subscription = {
  ...freePlan,
  state: 'trial',
  packageType: 'pro',
  packageName: 'Pro',
  trialEndsAt: '2026-11-29T10:00:00.000Z',
  startsAt: '2026-11-29T10:00:00.000Z',
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

export const invoiceExample = examples.invoice as Invoice;
export const creditExample = examples.credit as Invoice;
export const paymentExample = examples.payment as Payment;
