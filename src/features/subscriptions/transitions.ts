import type { SubscriptionStatus } from './domain.ts';

/** What can happen to a subscription. */
export const subscriptionEvents = [
  /** A better package or a longer cycle, paid at once; `once` without consent to renewals. */
  'upgraded',
  'upgradedOnce',
  'renewed',
  'failed',
  /** The last try failed, or there is nothing left to try. */
  'gaveUp',
  'cancelled',
  /** Cancelled early enough to be paid back. */
  'refunded',
  'resumed',
  'scheduled',
  /** The period is over. */
  'ended',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

/** What becomes of each; what is not named cannot happen. A cancelled one may still be paid back in its first days. */
const transitions: Readonly<Record<SubscriptionStatus, Partial<Record<SubscriptionEvent, SubscriptionStatus>>>> = {
  active: {
    upgraded: 'active',
    upgradedOnce: 'cancelled',
    renewed: 'active',
    failed: 'past_due',
    gaveUp: 'expired',
    cancelled: 'cancelled',
    refunded: 'expired',
    scheduled: 'active',
  },
  past_due: {
    renewed: 'active',
    failed: 'past_due',
    gaveUp: 'expired',
    // Its period is over: there is nothing left to run to.
    cancelled: 'expired',
    refunded: 'expired',
    scheduled: 'past_due',
  },
  cancelled: {
    upgraded: 'active',
    upgradedOnce: 'cancelled',
    refunded: 'expired',
    resumed: 'active',
    ended: 'expired',
  },
  expired: {},
};

export const transitionOf = (status: SubscriptionStatus, event: SubscriptionEvent): SubscriptionStatus | undefined =>
  transitions[status][event];
