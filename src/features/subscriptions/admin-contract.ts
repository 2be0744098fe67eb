/** Subscriptions in the admin API. */
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery, reason } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, id } from '#base/schemas.ts';
import { packageType } from '#features/packages/contract.ts';
import { methodBrands } from '#features/payments/domain.ts';
import { cycle } from './contract.ts';
import { cycles, subscriptionStatuses } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();
const agorot = z.number().int();

export const adminSubscription = z.object({
  id: z.number().int(),
  owner: z.object({
    id: z.number().int(),
    username: z.string(),
    displayName: z.string(),
    email: z.string(),
    /** Nothing is charged while suspended. */
    isSuspended: z.boolean(),
  }),
  packageType,
  cycle,
  status: z.enum(subscriptionStatuses),
  price: agorot,
  startedAt: instant,
  periodEnd: instant,
  /** When the next charge is attempted; null if there is none. */
  nextTryAt: instant.nullable(),
  endedAt: instant.nullable(),
});
export type AdminSubscription = z.output<typeof adminSubscription>;

export const subscriptionEventKinds = [
  'started',
  'renewed',
  'failed',
  'upgraded',
  'scheduled',
  'changed',
  'cancelled',
  'resumed',
  'expired',
] as const;

/** An event, reduced to what fits in one line. */
export const adminSubscriptionEvent = z.object({
  id: z.number().int(),
  kind: z.enum(subscriptionEventKinds),
  at: instant,
  paymentId: z.number().int().nullable(),
  amount: agorot.nullable(),
  packageType: packageType.nullable(),
  cycle: cycle.nullable(),
  /** For a failed charge: a reason code of the payments feature; for an admin action: the admin's own text. */
  reason: z.string().nullable(),
  isByUs: z.boolean(),
});
export type AdminSubscriptionEvent = z.output<typeof adminSubscriptionEvent>;

export const adminSubscriptionDetail = adminSubscription.extend({
  periodStart: instant,
  /** The number of periods so far, including the current one. */
  periods: z.number().int(),
  /** Failed attempts of the pending charge. */
  tries: z.number().int(),
  next: z.object({ packageType, cycle }).nullable(),
  method: z.object({ brand: z.enum(methodBrands), last4: z.string() }).nullable(),
  cancelledAt: instant.nullable(),
  /** When it would end if cancelled now; null if it cannot be cancelled. */
  cancelEndsAt: instant.nullable(),
  canResume: z.boolean(),
  /** A charge is in progress. */
  isCharging: z.boolean(),
  /** Newest first. */
  events: z.array(adminSubscriptionEvent),
});
export type AdminSubscriptionDetail = z.output<typeof adminSubscriptionDetail>;

export const subscriptionFilter = z.object({
  ...listQuery,
  status: z.enum(subscriptionStatuses, wrong).optional(),
  package: z.enum(['advanced', 'pro'], wrong).optional(),
  cycle: z.enum(cycles, wrong).optional(),
  user: id.optional(),
});
export type SubscriptionFilter = z.output<typeof subscriptionFilter>;

export const subscriptionCsvColumns = [
  ...(['id', 'userId', 'name', 'email', 'packageType', 'cycle', 'status'] as const),
  ...(['price', 'startedAt', 'periodEnd', 'nextTryAt'] as const),
] as const;

const one = { access: 'admin:money', needsSession: true, params: byId, answer: adminSubscriptionDetail } as const;
const change = { ...one, method: 'PUT', body: z.object({ reason }), requiresRecentAuth: true } as const;

export const adminSubscriptionsApi = {
  list: listEndpoint({
    access: 'admin:money',
    path: '/api/admin/subscriptions',
    summary: 'Subscriptions, newest first, fifty at a time',
    query: subscriptionFilter,
    row: adminSubscription,
  }),
  csv: csvEndpoint({
    access: 'admin:money',
    path: '/api/admin/subscriptions.csv',
    summary: 'Subscriptions that fit, as a table',
    query: subscriptionFilter,
  }),
  find: endpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/subscriptions/:id',
    summary: 'A subscription with all that happened to it',
  }),
  cancel: endpoint({
    ...change,
    path: '/api/admin/subscriptions/:id/cancel',
    summary: 'Cancels for its owner, who is told why: it runs to the end of its period, and nothing is refunded',
  }),
  resume: endpoint({
    ...change,
    path: '/api/admin/subscriptions/:id/resume',
    summary: 'Takes a cancellation back for an owner who has agreed to renewals; they are told why',
  }),
};
