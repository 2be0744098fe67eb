/** Migration of owners from one plan to another: selection, preview, execution in batches, and undo. */
import { z } from 'zod';
import { listOf, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, id, plannedInstant } from '#base/schemas.ts';
import { packageType } from '#features/packages/contract.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime(wrong);

export const migrationStatuses = ['running', 'paused', 'done', 'undoing', 'undo_paused', 'undone'] as const;
export type MigrationStatus = (typeof migrationStatuses)[number];

export const ownerStates = ['waiting', 'moved', 'skipped', 'undone', 'undo_skipped'] as const;
export type OwnerState = (typeof ownerStates)[number];

/** Why an owner was skipped. */
export const skipReasons = ['gone', 'not_there', 'unchanged', 'busy', 'changed_since', 'suspended'] as const;
export type SkipReason = (typeof skipReasons)[number];

export const migrationOptions = z.object({
  /**
   * Price for subscribers: the agreed one, or the target's price if lower. A migration never sets a higher price,
   * because that requires the owner's consent.
   */
  price: z.enum(['keep', 'lower'], wrong).default('keep'),
  /** When a subscription changes: at once, or at the end of its period. */
  when: z.enum(['now', 'period_end'], wrong).default('now'),
  /** End of the complimentary target plan for owners without payment; required if the source is basic. */
  until: plannedInstant.optional(),
  /** Only these owners; all of the source plan if omitted. */
  userIds: z.array(bodyId).max(1_000, wrong).optional(),
  /** Notifies each owner in the bell, and by email if enabled. */
  tell: z.boolean().default(true),
});
export type MigrationOptions = z.output<typeof migrationOptions>;

/** The parts of an owner's plan that a migration changes. */
export const ownerSnapshot = z.object({
  packageType,
  /** Basis of the plan: a subscription, a complimentary plan, or nothing. */
  by: z.enum(['subscription', 'complimentary', 'nothing']),
  subscriptionId: z.number().int().nullable(),
  /** Agorot per period; null if nothing is paid. */
  price: z.number().int().nullable(),
  cycle: z.enum(['monthly', 'yearly']).nullable(),
  nextPackage: packageType.nullable(),
  nextCycle: z.enum(['monthly', 'yearly']).nullable(),
  /** Agorot per period of the next plan; null if not determined. */
  nextPrice: z.number().int().nullable(),
  until: z.iso.datetime().nullable(),
});
export type OwnerSnapshot = z.output<typeof ownerSnapshot>;

/** Entitlements of the source that the target lacks; names of `entitlements`. */
const lost = z.array(z.string());

/** Effect of a migration on one owner. */
export const ownerEffect = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  before: ownerSnapshot,
  after: ownerSnapshot,
  lost,
  gained: z.array(z.string()),
  /** Published profiles that would no longer be visible. */
  expiring: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Set if the owner would be skipped. */
  skip: z.enum(skipReasons).nullable(),
});
export type OwnerEffect = z.output<typeof ownerEffect>;

export const migrationPlan = z
  .object({ source: packageType, target: packageType, options: migrationOptions })
  .refine(({ source, target }) => source !== target, { path: ['target'], error: 'packageMigration.same' });
export type MigrationPlan = z.output<typeof migrationPlan>;

export const effectTotals = z.object({
  owners: z.number().int(),
  /** Owners whose price decreases; `monthlyLoss` is the lost monthly revenue in agorot. */
  cheaper: z.number().int(),
  monthlyLoss: z.number().int(),
  losing: z.number().int(),
  expiringOwners: z.number().int(),
  expiringProfiles: z.number().int(),
  skipped: z.number().int(),
});
export type EffectTotals = z.output<typeof effectTotals>;

export const packageMigration = z.object({
  id: z.number().int(),
  source: packageType,
  target: packageType,
  options: migrationOptions,
  status: z.enum(migrationStatuses),
  total: z.number().int(),
  counts: z.object({
    waiting: z.number().int(),
    moved: z.number().int(),
    skipped: z.number().int(),
    undone: z.number().int(),
    undo_skipped: z.number().int(),
  }),
  createdBy: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
});
export type PackageMigration = z.output<typeof packageMigration>;

export const migrationOwner = z.object({
  userId: z.number().int(),
  /** null once the account is deleted. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(ownerStates),
  before: ownerSnapshot.nullable(),
  after: ownerSnapshot.nullable(),
  reason: z.enum(skipReasons).nullable(),
  at: instant.nullable(),
});
export type MigrationOwner = z.output<typeof migrationOwner>;

/** Format: `?ids=3,5`. */
const idsInAddress = z
  .string(wrong)
  .regex(/^\d{1,10}(,\d{1,10}){0,999}$/, wrong)
  .refine((typed) => typed.split(',').every((one) => id.safeParse(one).success), wrong);

const effectQuery = migrationOptions
  .pick({ price: true, when: true, until: true })
  .extend({ source: packageType, target: packageType, ids: idsInAddress.optional() });

const admin = { access: 'admin:prices', needsSession: true } as const;
const read = { ...admin, method: 'GET' } as const;
const step = (verb: 'pause' | 'resume' | 'undo', summary: string) =>
  endpoint({
    ...admin,
    method: 'PUT',
    path: `/api/admin/package-migrations/:id/${verb}` as const,
    summary,
    params: byId,
    answer: packageMigration,
    requiresRecentAuth: true,
  });

export const packageMigrationApi = {
  list: endpoint({
    ...read,
    path: '/api/admin/package-migrations',
    summary: 'Moves of owners between packages, newest first',
    query: z.object({ after: listQuery.after }),
    answer: listOf(packageMigration),
  }),
  /** Owners to choose from, with the migration's effect on each. */
  effect: endpoint({
    ...read,
    path: '/api/admin/package-migrations/effect',
    summary: 'What a move would do to each owner, fifty at a time',
    query: effectQuery.extend(listQuery),
    answer: listOf(ownerEffect),
  }),
  sums: endpoint({
    ...read,
    path: '/api/admin/package-migrations/sums',
    summary: 'What a move would do to all of its owners together',
    query: effectQuery,
    answer: effectTotals,
  }),
  start: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/package-migrations',
    summary: 'Begins a move; its owners are those chosen now',
    body: migrationPlan,
    answer: packageMigration,
    status: 201,
    requiresRecentAuth: true,
    idempotent: true,
  }),
  find: endpoint({
    ...read,
    path: '/api/admin/package-migrations/:id',
    summary: 'How far a move has got',
    params: byId,
    answer: packageMigration,
  }),
  owners: endpoint({
    ...read,
    path: '/api/admin/package-migrations/:id/owners',
    summary: 'What became of each owner of a move',
    params: byId,
    query: z.object({ after: listQuery.after, state: z.enum(ownerStates, wrong).optional() }),
    answer: listOf(migrationOwner),
  }),
  report: endpoint({
    ...read,
    path: '/api/admin/package-migrations/:id/report.csv',
    summary: 'The report of a move as a table',
    params: byId,
    answer: z.unknown(),
    isFile: true,
    requiresRecentAuth: true,
  }),
  pause: step('pause', 'Stops a move after the batch that is under way'),
  resume: step('resume', 'Goes on with a move that was paused'),
  undo: step('undo', 'Takes a move back for all owners who are still where it put them'),
};
