import type { Locale } from '#i18n/locale.ts';

/** What a paid period that has not started yet comes after. */
export const startsAfterKinds = ['trial', 'complimentary'] as const;
export type StartsAfter = (typeof startsAfterKinds)[number];

export const cycles = ['monthly', 'yearly'] as const;
export type Cycle = (typeof cycles)[number];

/** The stored status of a subscription. A trial is not a row: it is derived from its end date. */
export const subscriptionStatuses = ['active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The states of an owner's plan. */
export const planStates = [
  'staff',
  'trial',
  'complimentary',
  'active',
  'past_due',
  'cancelled',
  'expired',
  'none',
] as const;
export type PlanState = (typeof planStates)[number];

/** Days after the end of a period on which a charge is attempted; the last failure ends the subscription. */
export const tryDays = [0, 1, 3, 5, 7, 9, 11, 14] as const;

/** The exact text that the owner agreed to. */
export interface RenewalConsent {
  readonly text: string;
  readonly locale: Locale;
  readonly at: string;
}

/** How long before a renewal its owner is notified, as the legal pages state. */
export const renewalNoticeDays = 7;
