/** One action on many rows of a list: chosen, previewed, and run in the background. */
import { z } from 'zod';
import { reason } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, plannedInstant } from '#base/schemas.ts';
import { userFilter } from '#features/accounts/admin-contract.ts';
import { profileFilter } from '#features/profiles/admin-contract.ts';
import { bulkTargets, itemReasons, itemStates, maxBulkRows, skipReasons } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const count = z.number().int();

const suspend = z.object({ kind: z.literal('suspend'), reason });
const userAction = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('extend-trial'), days: count.min(1, wrong).max(365, wrong) }),
    z.object({
      kind: z.literal('give-package'),
      packageType: z.enum(['advanced', 'pro'], wrong),
      until: plannedInstant,
    }),
    suspend,
    z.object({ kind: z.literal('end-sessions') }),
  ],
  wrong,
);
const profileAction = z.discriminatedUnion('kind', [suspend, z.object({ kind: z.literal('restore') })], wrong);
export type UserAction = z.output<typeof userAction>;
export type ProfileAction = z.output<typeof profileAction>;
export type BulkAction = UserAction | ProfileAction;

const ids = z.array(bodyId).min(1, wrong).max(maxBulkRows, wrong).optional();
const isChosen = ({ ids: marked, filter }: { ids?: unknown; filter?: unknown }): boolean =>
  (marked === undefined) !== (filter === undefined);
const choice = { path: ['ids'], error: 'errors.invalid' };

/** Either the marked rows, or all that a filter of the list finds. */
const userRequest = z
  .object({ action: userAction, ids, filter: userFilter.omit({ after: true }).optional() })
  .refine(isChosen, choice);
const profileRequest = z
  .object({ action: profileAction, ids, filter: profileFilter.omit({ after: true }).optional() })
  .refine(isChosen, choice);
export type UserRequest = z.output<typeof userRequest>;
export type ProfileRequest = z.output<typeof profileRequest>;

const bulkPreview = z.object({
  total: count,
  changing: count,
  skipped: z.array(z.object({ reason: z.enum(skipReasons), count })),
  /** Names of some that change. */
  sample: z.array(z.string()),
});
export type BulkPreview = z.output<typeof bulkPreview>;

const bulkRun = z.object({
  id: count,
  target: z.enum(bulkTargets),
  kind: z.string(),
  isDone: z.boolean(),
  total: count,
  counts: z.record(z.enum(itemStates), count),
  /** The first that were left as they were, and why. */
  left: z.array(z.object({ id: count, name: z.string(), state: z.enum(itemStates), reason: z.enum(itemReasons) })),
});
export type BulkRun = z.output<typeof bulkRun>;

const users = { access: 'admin:users', needsSession: true } as const;
const profiles = { access: 'admin:profiles', needsSession: true } as const;

export const bulkUsersApi = {
  preview: endpoint({
    ...users,
    method: 'POST',
    path: '/api/admin/bulk/users/preview',
    summary: 'What an action would change on many users, and whom it would skip',
    body: userRequest,
    answer: bulkPreview,
  }),
  start: endpoint({
    ...users,
    method: 'POST',
    path: '/api/admin/bulk/users',
    summary: 'Changes many users in the background, each as if changed alone',
    body: userRequest,
    answer: bulkRun,
    requiresRecentAuth: true,
    idempotent: true,
  }),
  find: endpoint({
    ...users,
    method: 'GET',
    path: '/api/admin/bulk/users/:id',
    summary: 'How far an action on many users is, and what was left out',
    params: byId,
    answer: bulkRun,
  }),
};

export const bulkProfilesApi = {
  preview: endpoint({
    ...profiles,
    method: 'POST',
    path: '/api/admin/bulk/profiles/preview',
    summary: 'What an action would change on many profiles, and which it would skip',
    body: profileRequest,
    answer: bulkPreview,
  }),
  start: endpoint({
    ...profiles,
    method: 'POST',
    path: '/api/admin/bulk/profiles',
    summary: 'Changes many profiles in the background, each as if changed alone',
    body: profileRequest,
    answer: bulkRun,
    requiresRecentAuth: true,
    idempotent: true,
  }),
  find: endpoint({
    ...profiles,
    method: 'GET',
    path: '/api/admin/bulk/profiles/:id',
    summary: 'How far an action on many profiles is, and what was left out',
    params: byId,
    answer: bulkRun,
  }),
};
