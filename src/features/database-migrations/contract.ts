/** Migrations of the database: which ran, which wait, and a way to start one that waits for a person. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';

const instant = z.iso.datetime();

/**
 * `waiting` runs at the next start; `by_hand` waits for an admin, and may have `failed` or been `interrupted` before.
 * `mismatch`: the file is another than the one that ran. `missing`: it ran, and its file is gone.
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
  /** Statements that are done, of how many. */
  step: z.number().int(),
  steps: z.number().int(),
  /** Of the index that is being made, where one is. */
  index: z.object({ phase: z.string(), done: z.number(), total: z.number() }).nullable(),
});
export type DatabaseMigrationRun = z.output<typeof run>;

export const databaseMigration = z.object({
  name: z.string(),
  state: z.enum(migrationStates),
  /** SHA-256 of the file; of what ran, where the file is gone. */
  checksum: z.string(),
  /** Of what ran, where it is another than the file's. */
  appliedChecksum: z.string().nullable(),
  appliedAt: instant.nullable(),
  durationMs: z.number().int().nullable(),
  /** Why it waits for a person. */
  byHand: z.string().nullable(),
  isOutsideTransaction: z.boolean(),
  /** The last time that somebody started it. */
  run: run.nullable(),
  canRun: z.boolean(),
});
export type DatabaseMigration = z.output<typeof databaseMigration>;

const admin = { access: 'admin', needsSession: true } as const;

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
