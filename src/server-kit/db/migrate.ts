import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { locks } from './locks.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export interface MigrationState {
  readonly name: string;
  readonly appliedAt: Date | undefined;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies what is waiting, in order, each in a transaction of its own with its row in `migrations`. Many processes may
 * start at once: a lock lets one work while the others wait and then find nothing to do.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[], upTo?: string): Promise<string[]> {
  const last = upTo ? migrations.findIndex(({ name }) => name === upTo) : migrations.length - 1;
  if (upTo && last < 0) throw new Error(`There is no migration ${upTo}`);
  const client = await pool.connect();
  try {
    // A large table may take longer to change than a request may wait, and so may the lock of the one who changes it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [locks.migrations]);
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await appliedMigrations(client);
    refuseRewritten(migrations, applied);
    const waiting = migrations.slice(0, last + 1).filter(({ name }) => !applied.has(name));
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks.migrations]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

export async function migrationStates(pool: pg.Pool, migrations: readonly Migration[]): Promise<MigrationState[]> {
  const client = await pool.connect();
  try {
    const { rowCount } = await client.query("select 1 where to_regclass('migrations') is not null");
    const applied: Awaited<ReturnType<typeof appliedMigrations>> = rowCount
      ? await appliedMigrations(client)
      : new Map();
    return migrations.map(({ name }) => ({ name, appliedAt: applied.get(name)?.at }));
  } finally {
    client.release();
  }
}

async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, { hash: string; at: Date }>> {
  const { rows } = await client.query<{ name: string; hash: string; applied_at: Date }>('select * from migrations');
  return new Map(rows.map((row) => [row.name, { hash: row.hash, at: row.applied_at }]));
}

function refuseRewritten(migrations: readonly Migration[], applied: Map<string, { hash: string }>): void {
  const rewritten = migrations.find(({ name, hash }) => (applied.get(name)?.hash ?? hash) !== hash);
  if (rewritten) throw new Error(`Migration ${rewritten.name} was changed after it was applied: write a new one`);
}

async function apply(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
