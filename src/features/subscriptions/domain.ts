import type { Locale } from '#i18n/locale.ts';

export const cycles = ['monthly', 'yearly'] as const;
export type Cycle = (typeof cycles)[number];

/** What is kept of a subscription. A trial is no row: it follows from the day on which it ends. */
export const subscriptionStatuses = ['active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What an owner's plan is called. */
export const planStates = ['trial', 'complimentary', 'active', 'past_due', 'cancelled', 'expired', 'none'] as const;
export type PlanState = (typeof planStates)[number];

/** Days after the end of a period on which a charge is tried; the last failure ends the subscription. */
export const tryDays = [0, 1, 3, 5, 7, 9, 11, 14] as const;

/** What its owner agreed to, word for word. */
export interface RenewalConsent {
  readonly text: string;
  readonly locale: Locale;
  readonly at: string;
}

/** So long before a renewal its owner is told of it, as the legal pages promise. */
export const renewalNoticeDays = 7;
