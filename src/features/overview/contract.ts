/** Admin overview: how the business is doing, and current counters. */
import { z } from 'zod';
import { listOf, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { day, id } from '#base/schemas.ts';
import { orderStates } from '#features/physical-cards/transitions.ts';
import { devices, eventKinds, sources } from '#features/stats/domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();
const count = z.number().int();

/** Ranges of the overview in days. */
export const overviewRanges = [30, 90, 365] as const;
export type OverviewRange = (typeof overviewRanges)[number];

/** Value of the period and of the preceding period of equal length. */
const compared = z.object({ now: count, before: count });

export const overview = z.object({
  range: count,
  /** Dates in Israel, both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Refreshed once a minute. */
  madeAt: instant,
  owners: compared,
  views: compared,
  taps: compared,
  /** In agorot, net of refunds. */
  revenue: compared,
  /** Trials that ended in the period, and how many of their owners have ever paid. */
  trials: z.object({ ended: count, paid: count, endedBefore: count, paidBefore: count }),
  publishedProfiles: count,
  suspendedOwners: count,
  openConversations: count,
  /** Of owners and of visitors, without an answer. */
  waitingConversations: count,
  openErrors: count,
  /** Not delivered although the promised day has passed. */
  lateOrders: count,
  /** Their last charge failed, and the next is tried. */
  failedRenewals: count,
  /** Reported profiles that nobody has decided about. */
  openReports: count,
  /** Joined a community, and no admin has looked yet. */
  newMembers: count,
  /** Materials of which fewer blank cards are left than the workshop wants. */
  lowStock: count,
  /** Background jobs that are not tried again by themselves. */
  failedJobs: count,
  /** Emails of the last days that are not tried again. */
  failedMails: count,
  /** Leads of the last day that did not reach their owner's system. */
  failedWebhooks: count,
  days: z.array(z.object({ day: z.iso.date(), owners: count, views: count, taps: count })),
  /** The last twelve months including the current one, regardless of the range; in agorot. */
  months: z.array(z.object({ month: z.string(), paid: count, refunded: count, payments: count })),
  orders: z.array(z.object({ state: z.enum(orderStates), count })),
  migrations: z.object({ waiting: count, mismatched: count }),
  /** Invoices still show the placeholder issuer that the product ships with. */
  hasInventedIssuer: z.boolean(),
});
export type Overview = z.output<typeof overview>;

/** A counted event. The visitor is unknown, and stored data about them is not included. */
export const adminEvent = z.object({
  at: instant,
  kind: z.enum(eventKinds),
  source: z.enum(sources),
  device: z.enum(devices),
  host: z.string().nullable(),
  target: z.string().nullable(),
  /** `name` and `path` are null if the profile no longer exists. */
  profile: z.object({ id: count, name: z.string().nullable(), path: z.string().nullable() }),
});
export type AdminEvent = z.output<typeof adminEvent>;

const eventsFilter = z.object({
  after: listQuery.after,
  kind: z.enum(eventKinds, wrong).optional(),
  source: z.enum(sources, wrong).optional(),
  profile: id.optional(),
  from: day.optional(),
  to: day.optional(),
});
export type EventsFilter = z.output<typeof eventsFilter>;

const admins = { access: 'admin:figures', needsSession: true, method: 'GET' } as const;

export const adminApi = {
  overview: endpoint({
    ...admins,
    path: '/api/admin/overview',
    summary: 'How the business is doing',
    query: z.object({
      range: z.coerce
        .number(wrong)
        .pipe(
          z.union(
            overviewRanges.map((one) => z.literal(one)),
            wrong,
          ),
        )
        .default(30),
    }),
    answer: overview,
  }),
  events: endpoint({
    ...admins,
    path: '/api/admin/events',
    summary: 'What was counted, newest first',
    query: eventsFilter,
    answer: listOf(adminEvent),
  }),
};
