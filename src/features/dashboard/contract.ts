/** Dashboard: an owner's overview and next steps. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { lead } from '#features/leads/contract.ts';
import { packageType } from '#features/packages/contract.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { inProgressStates } from '#features/physical-cards/in-progress.ts';
import { figures } from '#features/stats/contract.ts';
import { planStates, startsAfterKinds } from '#features/subscriptions/domain.ts';

export const dashboard = z.object({
  /** Last seven days; `weekBefore` holds the seven before. */
  week: figures,
  weekBefore: figures,
  /** Views of the last thirty days, oldest first; fewer where the plan shows fewer. */
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
  /** Physical cards ordered and not yet delivered, newest first. */
  orders: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(inProgressStates),
      material: z.enum(materials),
      quantity: z.number().int(),
      /** Last day of the promised delivery window. */
      promiseTo: z.iso.date().nullable(),
    }),
  ),
  /** The account's address until its owner opened the link sent to it. */
  unverifiedEmail: z.string().nullable(),
  newestLeads: z.array(lead),
  unseenLeads: z.number().int(),
  /** The plan in force, its state, and the ends of the trial and of the paid period, if any. */
  plan: z.object({
    packageType,
    state: z.enum(planStates),
    trialEndsAt: z.iso.datetime().nullable(),
    /** When the paid period starts, or one that is bought now, if later. */
    startsAt: z.iso.datetime().nullable(),
    /** What comes before `startsAt`. */
    startsAfter: z.enum(startsAfterKinds).nullable(),
    paidUntil: z.iso.datetime().nullable(),
    /** A complimentary plan while it lasts. */
    complimentary: z.object({ packageType, until: z.iso.datetime(), isEffective: z.boolean() }).nullable(),
  }),
  /** A step disappears when it is done; the list disappears when all are done. */
  steps: z.object({ made: z.boolean(), published: z.boolean(), shared: z.boolean(), firstLead: z.boolean() }),
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    access: 'user',
    summary: 'My first look: this week, newest leads, plan, next steps',
    answer: dashboard,
  }),
};
