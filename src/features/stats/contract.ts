/** Statistics: events on a profile's page, counted anonymously. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, day, id } from '#base/schemas.ts';
import { devices, sources } from './domain.ts';

const count = z.number().int().min(0);

/** Figures of one day or a whole period. For privacy, visitors are distinguished within a day only. */
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
  /** The first day that the owner's package includes; an earlier request is truncated to it. */
  earliest: day,
  totals: figures,
  /** The preceding period of the same length; null if the package does not include it. */
  before: figures.nullable(),
  /** Every day of the period, including empty ones. */
  days: z.array(figures.extend({ day })),
  sources: z.array(z.object({ source: z.enum(sources), views: count, saves: count, leads: count })),
  /** Referring sites. */
  hosts: z.array(z.object({ host: z.string(), views: count })),
  devices: z.array(z.object({ device: z.enum(devices), views: count })),
  /** Links and buttons; `label` is the current name on the profile, null if it no longer exists. */
  targets: z.array(z.object({ target: z.string(), label: z.string().nullable(), clicks: count })),
  /** Sharing channels such as `whatsapp`, `copy`, `qr`. */
  shares: z.array(z.object({ target: z.string(), shares: count })),
  /** Tags whose taps opened these profiles, by code; some may belong to other owners by now. */
  tags: z.array(z.object({ code: z.string(), taps: count })),
  /** Views by weekday, Sunday first, and hour of the day. */
  hours: z.array(z.array(count).length(24)).length(7),
});
export type Stats = z.output<typeof stats>;

const profileWeek = z.object({ profileId: z.number().int(), views: count, leads: count });
export type ProfileWeek = z.output<typeof profileWeek>;

const range = z.object({ from: day.optional(), to: day.optional() });
const byProfile = z.object({ profileId: id });

export const statsApi = {
  /** Invalid events are ignored: a beacon does not read the response. */
  count: endpoint({
    method: 'POST',
    path: '/api/profiles/:id/events',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Something happened on a profile’s page: a press of a link or button, or a share',
    params: byId,
    body: z.object({ kind: z.unknown().optional(), target: z.unknown().optional(), source: z.unknown().optional() }),
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
  week: endpoint({
    method: 'GET',
    path: '/api/stats/week',
    access: 'user',
    summary: 'Views and leads of the last seven days, by profile; one without any is left out',
    answer: z.array(profileWeek),
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
