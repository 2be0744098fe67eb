import { AppError } from '#base/app-error.ts';
import type { Begun, Refusal } from '#server-kit/db/run-migration.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DatabaseMigration } from '../contract.ts';
import { presentMigrations } from './present.ts';

export const listMigrations = async ({ migrations }: Services): Promise<DatabaseMigration[]> =>
  presentMigrations(await migrations.states());

const refusals = {
  applied: 'databaseMigrations.applied',
  busy: 'databaseMigrations.busy',
  mismatch: 'databaseMigrations.mismatch',
  earlier: 'databaseMigrations.earlier',
} as const satisfies Record<Exclude<Refusal, 'unknown'>, string>;

type Told = Services & Pick<Call<never, never, never>, 'audit'>;

/** Only what lies in the folder can be named: no statement ever comes from a browser. */
export async function startMigration(call: Told, name: string): Promise<{ name: string }> {
  const begun = await call.migrations.begin(name);
  if (begun === 'unknown') throw new AppError('not_found');
  if (typeof begun === 'string') throw new AppError('conflict', { message: refusals[begun] });
  await tellBegun(call, begun);
  // The answer does not wait: how it goes, and how it ended, stands in the list.
  void begun.work().then(
    () => call.log.info({ migration: name }, 'a migration that an admin started is done'),
    (error) => call.log.error({ err: error, migration: name }, 'a migration that an admin started failed'),
  );
  return { name };
}

/** Told before it begins: a migration that nobody answers for does not run. */
async function tellBegun({ audit, db }: Told, { migration, giveUp }: Begun): Promise<void> {
  const { name, hash } = migration;
  try {
    await audit(db, {
      action: 'database-migrations.run',
      target: { kind: 'database-migration', id: name },
      after: { checksum: hash },
    });
  } catch (error) {
    await giveUp();
    throw error;
  }
}
