/** Broadcasts: one message from the operator to many owners. */
import { z } from 'zod';
import { listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, nonNegativeInteger, plannedInstant } from '#base/schemas.ts';
import { broadcastAudience, broadcastContent, broadcastKinds, broadcastLink, broadcastStatuses } from './broadcast.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };
const count = z.number().int();

export const broadcast = z.object({
  id: count,
  kind: z.enum(broadcastKinds),
  texts: broadcastContent,
  link: z.string().nullable(),
  audience: broadcastAudience,
  status: z.enum(broadcastStatuses),
  /** Number of recipients when sending started; `sent` is the number reached so far. */
  total: count,
  sent: count,
  /** Of those reached so far, how many were also sent an email; null if that was not counted yet. */
  mails: count.nullable(),
  createdAt: instant,
  /** When it is sent by itself. */
  sendAt: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
});
export type Broadcast = z.output<typeof broadcast>;

export const broadcastDraft = z.object({
  kind: z.enum(broadcastKinds, wrong).default('marketing'),
  texts: broadcastContent,
  link: broadcastLink.nullable(),
  audience: broadcastAudience,
});
export type BroadcastDraft = z.output<typeof broadcastDraft>;

/** `?audience={…}`: the audience as stored, in JSON. */
const audienceInQuery = z
  .string(wrong)
  .max(20_000, wrong)
  .transform((typed, context): unknown => {
    try {
      return JSON.parse(typed);
    } catch {
      context.addIssue({ code: 'custom', message: 'errors.invalid' });
      return z.NEVER;
    }
  })
  .pipe(broadcastAudience);

const broadcastFilter = z.object({ after: listQuery.after, status: z.enum(broadcastStatuses, wrong).optional() });
export type BroadcastFilter = z.output<typeof broadcastFilter>;

const admins = { access: 'admin:broadcasts', needsSession: true } as const;
const change = { ...admins, method: 'PUT', params: byId, answer: broadcast } as const;

export const broadcastsApi = {
  list: listEndpoint({
    access: 'admin:broadcasts',
    path: '/api/admin/broadcasts',
    summary: 'Broadcasts, newest first',
    query: broadcastFilter,
    row: broadcast,
  }),
  count: endpoint({
    ...admins,
    method: 'GET',
    path: '/api/admin/broadcasts/count',
    summary: 'How many owners fit a choice, and how many of them also get a mail',
    query: z.object({ kind: z.enum(broadcastKinds, wrong).default('marketing'), audience: audienceInQuery }),
    answer: z.object({ owners: count, mails: count }),
  }),
  get: endpoint({
    ...admins,
    method: 'GET',
    path: '/api/admin/broadcasts/:id',
    summary: 'One broadcast and how far it has got',
    params: byId,
    answer: broadcast,
  }),
  create: endpoint({
    ...admins,
    method: 'POST',
    path: '/api/admin/broadcasts',
    summary: 'A new draft',
    body: broadcastDraft,
    answer: broadcast,
    status: 201,
  }),
  change: endpoint({ ...change, path: '/api/admin/broadcasts/:id', summary: 'Changes a draft', body: broadcastDraft }),
  remove: endpoint({
    ...admins,
    method: 'DELETE',
    path: '/api/admin/broadcasts/:id',
    summary: 'Deletes a draft',
    params: byId,
    answer: z.object({ success: z.boolean() }),
  }),
  test: endpoint({
    ...admins,
    method: 'POST',
    path: '/api/admin/broadcasts/:id/test',
    summary: 'The broadcast to me alone, in the bell and by mail',
    params: byId,
    answer: z.object({ success: z.boolean() }),
    limit: { points: 20, seconds: 600, by: 'account' },
  }),
  send: endpoint({
    ...change,
    path: '/api/admin/broadcasts/:id/send',
    summary: 'Sends a draft to everybody who fits, now or at a given time',
    requiresRecentAuth: true,
    // The recipient count shown to the sender: an admin who expects ten recipients must not write to ten thousand.
    body: z.object({ count: nonNegativeInteger, at: plannedInstant.nullable().default(null) }),
  }),
  unschedule: endpoint({
    ...change,
    path: '/api/admin/broadcasts/:id/unschedule',
    summary: 'Makes a scheduled broadcast a draft again',
  }),
  pause: endpoint({ ...change, path: '/api/admin/broadcasts/:id/pause', summary: 'Holds the sending where it is' }),
  resume: endpoint({
    ...change,
    path: '/api/admin/broadcasts/:id/resume',
    summary: 'Goes on where it was held',
    requiresRecentAuth: true,
  }),
  stop: endpoint({ ...change, path: '/api/admin/broadcasts/:id/stop', summary: 'Ends the sending for good' }),
};
