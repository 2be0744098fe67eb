/** Subscriptions: an owner's package over time, its price, renewal and end. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { bodyId } from '#base/schemas.ts';
import { packageType } from '#features/packages/contract.ts';
import { cycles, planStates, startsAfterKinds } from './domain.ts';

export const cycle = z.enum(cycles);

const instant = z.iso.datetime();
const agorot = z.number().int();

/**
 * `staff`: an admin, who has everything without paying. `trial`: no payment yet, everything included. `complimentary`: a complimentary plan is in effect. `none`: basic,
 * never paid or ended long ago. The others are states of a paid subscription.
 */
export const planState = z.enum(planStates);

export const subscription = z.object({
  state: planState,
  /** The package in effect now, including a trial. */
  packageType,
  packageName: z.string(),
  /** The end of the current access, as far as known; null for basic, which has no end. */
  accessUntil: instant.nullable(),
  trialEndsAt: instant.nullable(),
  /** When the paid period starts, or one that is bought now; null if it has started or starts at once. */
  startsAt: instant.nullable(),
  /** What comes before `startsAt`; null if it is null. */
  startsAfter: z.enum(startsAfterKinds).nullable(),
  /** A current complimentary plan, whether it is in effect or a better plan overrides it. */
  complimentary: z
    .object({ packageType, packageName: z.string(), until: instant, isEffective: z.boolean() })
    .nullable(),
  /** The paid subscription; null if there is none. */
  paid: z
    .object({
      packageType,
      packageName: z.string(),
      packageId: z.number().int(),
      cycle,
      price: agorot,
      periodStart: instant,
      periodEnd: instant,
      methodId: z.number().int().nullable(),
    })
    .nullable(),
  /** The next charge; null if there is none. */
  nextCharge: z.object({ at: instant, amount: agorot, packageName: z.string(), cycle }).nullable(),
  /** A change scheduled for the end of the period. */
  scheduled: z.object({ packageType, packageName: z.string(), cycle, price: agorot, at: instant }).nullable(),
  /** The effect of cancelling now, so that the amount is shown before the click; null if there is nothing to cancel. */
  cancelling: z.object({ endsAt: instant, refund: agorot, fee: agorot, used: agorot }).nullable(),
  canResume: z.boolean(),
  /** The owner asked to delete the account on this date: until then nothing is charged and nothing renews. */
  accountDeletesAt: instant.nullable(),
});
export type Subscription = z.output<typeof subscription>;

/** Every change returns the whole updated subscription. */
const change = { method: 'PUT', access: 'user', answer: subscription, needsSession: true } as const;

export const subscriptionsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/subscription',
    access: 'user',
    summary: 'My plan, what it costs and what comes next',
    answer: subscription,
  }),
  cancel: endpoint({
    ...change,
    path: '/api/subscription/cancel',
    summary: 'Cancels my subscription; within 14 days of a payment the days that are left are paid back, less the fee',
  }),
  resume: endpoint({
    ...change,
    path: '/api/subscription/resume',
    summary: 'Takes a cancellation back while the period still runs',
  }),
  stopRenewal: endpoint({
    ...change,
    path: '/api/subscription/stop-renewal',
    summary: 'Turns automatic renewal off: what was paid for runs to its end, and nothing is paid back',
  }),
  /**
   * A smaller package or shorter cycle applies at period end; selecting the current one removes the scheduled change.
   */
  schedule: endpoint({
    ...change,
    path: '/api/subscription/schedule',
    summary: 'Chooses what takes over at the end of the period',
    body: z.object({ packageId: bodyId, cycle: z.enum(cycles, { error: 'errors.invalid' }) }),
  }),
  setMethod: endpoint({
    ...change,
    path: '/api/subscription/method',
    summary: 'Chooses the payment method that my subscription is charged to; a charge that failed is tried at once',
    body: z.object({ methodId: bodyId }),
    limit: { points: 20, seconds: 600, by: 'account' },
  }),
};
