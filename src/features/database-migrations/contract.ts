/** Database migrations: which ran, which are pending, and an endpoint to start one that requires an admin. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';

const instant = z.iso.datetime();

/**
 * `waiting` runs at the next start; `by_hand` waits for an admin and may have `failed` or been `interrupted` before.
 * `mismatch`: the file differs from the one that ran. `missing`: it ran, and its file no longer exists.
 */
export const migrationStates = [
  ...(['applied', 'waiting', 'by_hand', 'running', 'failed', 'interrupted', 'mismatch', 'missing'] as const),
] as const;
export type DatabaseMigrationState = (typeof migrationStates)[number];

const run = z.object({
  startedAt: instant,
  endedAt: instant.nullable(),
  elapsedMs: z.number().int(),
  error: z.string().nullable(),
  /** Number of completed statements; `steps` is the total. */
  step: z.number().int(),
  steps: z.number().int(),
  /** Progress of the index being built, if any. */
  index: z.object({ phase: z.string(), done: z.number(), total: z.number() }).nullable(),
});
export type DatabaseMigrationRun = z.output<typeof run>;

export const databaseMigration = z.object({
  name: z.string(),
  state: z.enum(migrationStates),
  /** SHA-256 of the file, or of the migration that ran if the file is missing. */
  checksum: z.string(),
  /** Checksum of the migration that ran, where it differs from the file's. */
  appliedChecksum: z.string().nullable(),
  appliedAt: instant.nullable(),
  durationMs: z.number().int().nullable(),
  /** Why an admin must start it. */
  byHand: z.string().nullable(),
  isOutsideTransaction: z.boolean(),
  /** The last run started by an admin. */
  run: run.nullable(),
  canRun: z.boolean(),
});
export type DatabaseMigration = z.output<typeof databaseMigration>;

const admin = { access: 'admin:system', needsSession: true } as const;

export const databaseMigrationsApi = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/database-migrations',
    summary: 'Migrations of the database: applied, waiting and under way',
    answer: z.array(databaseMigration),
  }),
  run: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/database-migrations/:name/run',
    summary: 'Starts a waiting migration by its name; the list tells how it goes',
    params: z.object({ name: z.string().regex(/^\w{1,100}$/, { error: 'errors.invalid' }) }),
    answer: z.object({ name: z.string() }),
    status: 202,
    requiresRecentAuth: true,
  }),
};
