/** The administration's own pages: how the business is doing, and what is counted right now. */
import { z } from 'zod';
import { listOf, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { day, id } from '#base/schemas.ts';
import { orderStates } from '#features/physical-cards/transitions.ts';
import { devices, eventKinds, sources } from '#features/stats/domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();
const count = z.number().int();

/** Days that the overview looks back on. */
export const overviewRanges = [30, 90, 365] as const;
export type OverviewRange = (typeof overviewRanges)[number];

/** A figure of the period, and of the one of equal length before it. */
const compared = z.object({ now: count, before: count });

export const overview = z.object({
  range: count,
  /** Days of Israel, both counted. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** It is made anew once a minute. */
  madeAt: instant,
  owners: compared,
  views: compared,
  taps: compared,
  /** Agorot, what was refunded taken off. */
  revenue: compared,
  /** Trials that ended in the period, and how many of their owners ever paid. */
  trials: z.object({ ended: count, paid: count, endedBefore: count, paidBefore: count }),
  publishedProfiles: count,
  suspendedOwners: count,
  openConversations: count,
  openErrors: count,
  days: z.array(z.object({ day: z.iso.date(), owners: count, views: count, taps: count })),
  /** The last twelve months, this one too, whatever the range; agorot. */
  months: z.array(z.object({ month: z.string(), paid: count, refunded: count, payments: count })),
  orders: z.array(z.object({ state: z.enum(orderStates), count })),
  migrations: z.object({ waiting: count, mismatched: count }),
  /** Invoices still bear the invented business that the product comes with. */
  hasInventedIssuer: z.boolean(),
});
export type Overview = z.output<typeof overview>;

/** Something that was counted. Who it was is not known, and what is known of them stays behind. */
export const adminEvent = z.object({
  at: instant,
  kind: z.enum(eventKinds),
  source: z.enum(sources),
  device: z.enum(devices),
  host: z.string().nullable(),
  target: z.string().nullable(),
  /** A name where the card is still there. */
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

const admins = { access: 'admin', needsSession: true, method: 'GET' } as const;

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
