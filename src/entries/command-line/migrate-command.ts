import type pg from 'pg';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { createMigrations, type MigrationState, type Refusal } from '#server-kit/db/run-migration.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './problems.ts';
import type { Command } from './read-command.ts';

type Migrate = Extract<Command, { name: 'migrate' }>;

export async function runMigrate(context: CommandContext, { migration, isList }: Migrate): Promise<string[]> {
  const { pool, migrationsFolder } = context;
  if (isList) return (await statesOf(pool, migrationsFolder)).map(lineOf);
  const applied = migration
    ? await runOne(context, migration)
    : await migrate(pool, await readMigrations(migrationsFolder));
  for (const name of applied) await tell(context, name);
  const waiting = (await statesOf(pool, migrationsFolder)).filter((one) => !one.applied);
  return [
    ...(applied.length ? applied.map((name) => `Applied ${name}`) : ['Nothing was waiting']),
    ...waiting.map(lineOf),
  ];
}

/** A database that nothing was ever applied to has no table of what was. */
async function statesOf(pool: pg.Pool, folder: string): Promise<MigrationState[]> {
  const { rows } = await pool.query("select to_regclass('migration_runs') is not null as is_there");
  if (rows[0].is_there) return createMigrations(pool, folder).states();
  throw new CommandError('Nothing was applied to this database yet: npm run admin -- migrate');
}

const refusals: Readonly<Record<Refusal, string>> = {
  unknown: 'There is no such migration',
  applied: 'It was applied already',
  busy: 'Somebody else is applying one just now',
  mismatch: 'One that was applied has been changed since: see --list',
  earlier: 'An earlier one is waiting: run that first',
};

async function runOne({ pool, migrationsFolder }: CommandContext, name: string): Promise<string[]> {
  await statesOf(pool, migrationsFolder);
  const begun = await createMigrations(pool, migrationsFolder).begin(name);
  if (typeof begun === 'string') throw new CommandError(`${name}: ${refusals[begun]}`);
  await begun.work();
  return [name];
}

/** Not where the audit log itself is still to come. */
async function tell({ pool, runner }: CommandContext, name: string): Promise<void> {
  const { rows } = await pool.query("select to_regclass('audit_log') is not null as is_there");
  const target = { kind: 'database-migration', id: name };
  if (rows[0].is_there) await runner.audit(runner.db, { action: 'database-migrations.run', target });
}

function lineOf({ name, applied, hash, isMissing, byHand }: MigrationState): string {
  if (!applied) return `waiting  ${name}${byHand === undefined ? '' : `, by hand: ${byHand}`}`;
  if (isMissing) return `MISSING  ${name}: applied, and there is no such file`;
  if (applied.hash !== hash) return `CHANGED  ${name}: not the file that was applied`;
  return `applied  ${name}, ${applied.at.toISOString()}`;
}
