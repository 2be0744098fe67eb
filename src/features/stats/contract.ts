/** Statistics: what happened on a profile's page, counted without knowing anybody. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, day, id } from '#base/schemas.ts';
import { devices, sources } from './domain.ts';

const count = z.number().int().min(0);

/** The figures of one day or of a whole period. Visitors are told apart within a day only. */
export const figures = z.object({
  views: count,
  visitors: count,
  saves: count,
  clicks: count,
  shares: count,
  leads: count,
  taps: count,
});
export type Figures = z.output<typeof figures>;

export const stats = z.object({
  /** null: all of the owner's profiles together. */
  profileId: z.number().int().nullable(),
  from: day,
  to: day,
  /** The first day that the owner's package shows; an earlier wish is cut to it. */
  earliest: day,
  totals: figures,
  /** The period of the same length that ended before this one; null where the package does not reach back so far. */
  before: figures.nullable(),
  /** Every day of the period, those without anything too. */
  days: z.array(figures.extend({ day })),
  sources: z.array(z.object({ source: z.enum(sources), views: count, saves: count, leads: count })),
  /** Sites that people came from. */
  hosts: z.array(z.object({ host: z.string(), views: count })),
  devices: z.array(z.object({ device: z.enum(devices), views: count })),
  /** Links and buttons; `label` is what the card calls it today, null when it is no longer there. */
  targets: z.array(z.object({ target: z.string(), label: z.string().nullable(), clicks: count })),
  /** Ways of sharing: `whatsapp`, `copy`, `qr`… */
  shares: z.array(z.object({ target: z.string(), shares: count })),
  /** Tags whose taps opened these cards, by their codes; some may be somebody else's by now. */
  tags: z.array(z.object({ code: z.string(), taps: count })),
  /** Views by weekday, Sunday first, and hour of the day. */
  hours: z.array(z.array(count).length(24)).length(7),
});
export type Stats = z.output<typeof stats>;

const range = z.object({
  from: day.optional(),
  to: day.optional(),
});
const byProfile = z.object({ profileId: id });

export const statsApi = {
  /** Whatever cannot be counted is ignored: a beacon has nobody to tell. */
  count: endpoint({
    method: 'POST',
    path: '/api/profiles/:id/events',
    access: 'public',
    summary: 'Something happened on a profile’s page: a press of a link or button, or a share',
    params: byId,
    body: z.object({
      kind: z.unknown().optional(),
      target: z.unknown().optional(),
      source: z.unknown().optional(),
    }),
    answer: z.object({}),
    status: 202,
    bodyLimit: 4_096,
    csrf: 'origin-only',
    limit: { points: 600, seconds: 60, by: 'address', store: 'memory' },
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/stats',
    access: 'user',
    summary: 'The statistics of all my profiles together',
    query: range,
    answer: stats,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/stats/:profileId',
    access: 'user',
    summary: 'The statistics of one profile of mine',
    params: byProfile,
    query: range,
    answer: stats,
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/api/stats/export',
    access: 'user',
    needsSession: true,
    allowsDemo: true,
    summary: 'The days of all my profiles as a table for spreadsheets',
    query: range,
    answer: z.unknown(),
    isFile: true,
  }),
  exportOne: endpoint({
    method: 'GET',
    path: '/api/stats/:profileId/export',
    access: 'user',
    needsSession: true,
    allowsDemo: true,
    summary: 'The days of one profile as a table for spreadsheets',
    params: byProfile,
    query: range,
    answer: z.unknown(),
    isFile: true,
  }),
};
