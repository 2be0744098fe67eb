/** Subscriptions: one owner's package over time; what it costs, when it renews, and how it ends. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { bodyId } from '#base/schemas.ts';
import { packageType } from '#features/packages/contract.ts';
import { cycles, planStates } from './domain.ts';

export const cycle = z.enum(cycles);

const instant = z.iso.datetime();
const agorot = z.number().int();

/** `trial`: no payment yet, everything open. `given`: a present of ours is in force. `none`: basic, never paid or long over. The others are of a paid subscription. */
export const planState = z.enum(planStates);

export const subscription = z.object({
  state: planState,
  /** What is in force right now, trial included. */
  packageType,
  packageName: z.string(),
  /** Until when all that is known to hold holds; null for basic, which has no end. */
  accessUntil: instant.nullable(),
  trialEndsAt: instant.nullable(),
  /** A present of ours while it lasts, whether it is what holds now or something better does. */
  complimentary: z
    .object({ packageType, packageName: z.string(), until: instant, isEffective: z.boolean() })
    .nullable(),
  /** What is paid for; null for whoever pays nothing. */
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
  /** The coming charge; null where none will be made. */
  nextCharge: z.object({ at: instant, amount: agorot, packageName: z.string(), cycle }).nullable(),
  /** A change that waits for the end of the period. */
  scheduled: z.object({ packageType, packageName: z.string(), cycle, price: agorot, at: instant }).nullable(),
  /** What cancelling now would do, so that the sum is seen before the click; null where there is nothing to cancel. */
  cancelling: z.object({ endsAt: instant, refund: agorot, fee: agorot, used: agorot }).nullable(),
  canResume: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

export const subscriptionsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/subscription',
    access: 'user',
    summary: 'My plan, what it costs and what comes next',
    answer: subscription,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/subscription/cancel',
    access: 'user',
    summary: 'Cancels my subscription; within 14 days of a payment the days that are left are paid back, less the fee',
    answer: subscription,
    needsSession: true,
  }),
  resume: endpoint({
    method: 'PUT',
    path: '/api/subscription/resume',
    access: 'user',
    summary: 'Takes a cancellation back while the period still runs',
    answer: subscription,
    needsSession: true,
  }),
  /** A smaller package or a shorter cycle takes over at the end of the period; the present one takes the wish back. */
  schedule: endpoint({
    method: 'PUT',
    path: '/api/subscription/schedule',
    access: 'user',
    summary: 'Chooses what takes over at the end of the period',
    body: z.object({
      packageId: bodyId,
      cycle: z.enum(cycles, { error: 'errors.invalid' }),
    }),
    answer: subscription,
    needsSession: true,
  }),
  setMethod: endpoint({
    method: 'PUT',
    path: '/api/subscription/method',
    access: 'user',
    summary: 'Chooses the payment method that my subscription is charged to; a charge that failed is tried at once',
    body: z.object({ methodId: bodyId }),
    answer: subscription,
    needsSession: true,
    limit: { points: 20, seconds: 600, by: 'account' },
  }),
};
