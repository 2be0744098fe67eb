/** Moving owners from one package to another: chosen, looked at, done in batches, and taken back. */
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

/** Why an owner was passed over. */
export const skipReasons = ['gone', 'not_there', 'busy', 'changed_since', 'suspended'] as const;
export type SkipReason = (typeof skipReasons)[number];

export const migrationOptions = z.object({
  /**
   * What those pay who have a subscription: what they agreed to, or the target's price where that is lower. A higher
   * price is never set by us: it needs the owner's own consent.
   */
  price: z.enum(['keep', 'lower'], wrong).default('keep'),
  /** From when a subscription changes: at once, or when its period ends. */
  when: z.enum(['now', 'period_end'], wrong).default('now'),
  /** Until when those get the target as a present who pay for nothing; needed where the source is basic. */
  until: plannedInstant.optional(),
  /** Exactly these owners; all of the source where nothing is said. */
  userIds: z.array(bodyId).max(1_000, wrong).optional(),
  /** Tell each owner, in the bell and by their choice by mail. */
  tell: z.boolean().default(true),
});
export type MigrationOptions = z.output<typeof migrationOptions>;

/** What an owner has, as far as a move changes it. */
export const ownerSnapshot = z.object({
  packageType,
  /** By what: a subscription, a present, or nothing. */
  by: z.enum(['subscription', 'complimentary', 'nothing']),
  subscriptionId: z.number().int().nullable(),
  /** Agorot a period; null where nothing is paid. */
  price: z.number().int().nullable(),
  cycle: z.enum(['monthly', 'yearly']).nullable(),
  nextPackage: packageType.nullable(),
  nextCycle: z.enum(['monthly', 'yearly']).nullable(),
  /** Agorot a period of what takes over; null where that is not settled. */
  nextPrice: z.number().int().nullable(),
  until: z.iso.datetime().nullable(),
});
export type OwnerSnapshot = z.output<typeof ownerSnapshot>;

/** What the target does not allow and the source did; names of `entitlements`. */
const lost = z.array(z.string());

/** What a move does to one owner. */
export const ownerEffect = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  before: ownerSnapshot,
  after: ownerSnapshot,
  lost,
  gained: z.array(z.string()),
  /** Published cards that nobody would see any more. */
  expiring: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Set where the owner would be passed over. */
  skip: z.enum(skipReasons).nullable(),
});
export type OwnerEffect = z.output<typeof ownerEffect>;

export const migrationPlan = z
  .object({ source: packageType, target: packageType, options: migrationOptions })
  .refine(({ source, target }) => source !== target, { path: ['target'], error: 'packageMigration.same' });
export type MigrationPlan = z.output<typeof migrationPlan>;

export const effectTotals = z.object({
  owners: z.number().int(),
  /** Owners whose price falls, and what is lost of a month's income, in agorot. */
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
  /** null once the account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(ownerStates),
  before: ownerSnapshot.nullable(),
  after: ownerSnapshot.nullable(),
  reason: z.enum(skipReasons).nullable(),
  at: instant.nullable(),
});
export type MigrationOwner = z.output<typeof migrationOwner>;

/** `?ids=3,5`. */
const idsInAddress = z
  .string(wrong)
  .regex(/^\d{1,10}(,\d{1,10}){0,999}$/, wrong)
  .refine((typed) => typed.split(',').every((one) => id.safeParse(one).success), wrong);

const admin = { access: 'admin', needsSession: true } as const;
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
    ...admin,
    method: 'GET',
    path: '/api/admin/package-migrations',
    summary: 'Moves of owners between packages, newest first',
    query: z.object({ after: listQuery.after }),
    answer: listOf(packageMigration),
  }),
  /** Owners to choose from, with what the move would do to each. */
  effect: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/package-migrations/effect',
    summary: 'What a move would do to each owner, fifty at a time',
    query: z.object({
      ...listQuery,
      source: packageType,
      target: packageType,
      price: migrationOptions.shape.price,
      when: migrationOptions.shape.when,
      until: migrationOptions.shape.until,
      ids: idsInAddress.optional(),
    }),
    answer: listOf(ownerEffect),
  }),
  sums: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/package-migrations/sums',
    summary: 'What a move would do to all of its owners together',
    query: z.object({
      source: packageType,
      target: packageType,
      price: migrationOptions.shape.price,
      when: migrationOptions.shape.when,
      until: migrationOptions.shape.until,
      ids: idsInAddress.optional(),
    }),
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
    ...admin,
    method: 'GET',
    path: '/api/admin/package-migrations/:id',
    summary: 'How far a move has got',
    params: byId,
    answer: packageMigration,
  }),
  owners: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/package-migrations/:id/owners',
    summary: 'What became of each owner of a move',
    params: byId,
    query: z.object({ after: listQuery.after, state: z.enum(ownerStates, wrong).optional() }),
    answer: listOf(migrationOwner),
  }),
  report: endpoint({
    ...admin,
    method: 'GET',
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
