/** Dashboard: an owner's first look, and what to do next. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { lead } from '#features/leads/contract.ts';
import { packageType } from '#features/packages/contract.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { inProgressStates } from '#features/physical-cards/in-progress.ts';
import { figures } from '#features/stats/contract.ts';
import { planStates } from '#features/subscriptions/domain.ts';

export const dashboard = z.object({
  /** The last seven days, and the seven before. */
  week: figures,
  weekBefore: figures,
  /** Views of the last thirty days, oldest first; fewer where the package shows fewer. */
  days: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
  /** Cards that were ordered and are not there yet, newest first. */
  orders: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(inProgressStates),
      material: z.enum(materials),
      quantity: z.number().int(),
      /** The last day of the promise. */
      promiseTo: z.iso.date().nullable(),
    }),
  ),
  newestLeads: z.array(lead),
  unseenLeads: z.number().int(),
  /** What is in force, what it is called, and the two ends that it may have: of the trial, and of what is paid for. */
  plan: z.object({
    packageType,
    state: z.enum(planStates),
    trialEndsAt: z.iso.datetime().nullable(),
    paidUntil: z.iso.datetime().nullable(),
    /** A present of ours while it lasts. */
    complimentary: z.object({ packageType, until: z.iso.datetime(), isEffective: z.boolean() }).nullable(),
  }),
  /** Each goes away when it is done; when all are, so does their list. */
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
