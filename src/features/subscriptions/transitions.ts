import type { SubscriptionStatus } from './domain.ts';

/** The events of a subscription. */
export const subscriptionEvents = [
  /** A better package or a longer cycle, paid at once; `upgradedOnce` without consent to renewals. */
  'upgraded',
  'upgradedOnce',
  'renewed',
  'failed',
  /** The last attempt failed, or there is nothing left to attempt. */
  'gaveUp',
  'cancelled',
  /** Cancelled early enough for a refund. */
  'refunded',
  'resumed',
  'scheduled',
  /** The period is over. */
  'ended',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

/** Status after each event; missing combinations are not allowed. A cancelled one can be refunded in its first days. */
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
    // The paid period is already over, so it ends at once.
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
