import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const templateName = 'negia_template';

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A fresh database with all tables and no rows; with `template0` it has no tables either. */
export async function createTestDatabase(template = templateName): Promise<string> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  // Cloning needs exclusive access to the template, so test files that start together wait here.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return databaseUrl(clusterUrl, name);
}
