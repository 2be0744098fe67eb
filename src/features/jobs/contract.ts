/** Background jobs, for the admins who keep the product running. */
import { z } from 'zod';
import { direction, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId } from '#base/schemas.ts';

/** A failed job is tried again later and later, and given up after its last attempt. A done one is gone. */
export const jobStates = ['failed', 'retrying', 'running', 'waiting'] as const;
export type JobState = (typeof jobStates)[number];

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };

const backgroundJob = z.object({
  id: z.number().int(),
  /** As in the code: `notification-mail`. */
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  /** Without the values of a failed query. */
  error: z.string().nullable(),
  createdAt: instant,
  /** When it is tried next. */
  runAt: instant,
});
export type BackgroundJob = z.output<typeof backgroundJob>;

const jobsFilter = z.object({
  ...listQuery,
  state: z.enum(jobStates, wrong).optional(),
  /** `id` is the order in which they were added. */
  sort: z.enum(['id'], wrong).default('id'),
  direction: direction.default('desc'),
});
export type JobsFilter = z.output<typeof jobsFilter>;

const change = { access: 'admin:system', needsSession: true, params: byId, answer: z.object({}) } as const;

export const jobsApi = {
  list: listEndpoint({
    access: 'admin:system',
    path: '/api/admin/jobs',
    summary: 'Background jobs that are not done, the newest first',
    query: jobsFilter,
    row: backgroundJob,
  }),
  retry: endpoint({
    ...change,
    method: 'PUT',
    path: '/api/admin/jobs/:id/retry',
    summary: 'Tries a job again at once, with all its attempts',
  }),
  remove: endpoint({
    ...change,
    method: 'DELETE',
    path: '/api/admin/jobs/:id',
    summary: 'Gives a job up: it is never done',
  }),
};
