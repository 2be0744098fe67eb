import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { startEmbeddedPostgres } from '#server-kit/embedded-postgres/embedded-postgres.ts';
import { prepareJobs } from '#server-kit/jobs/jobs.ts';
import { databaseUrl, templateName } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One cluster per run; every test file gets its own database, cloned from a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'negia-test-'));
  const cluster = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
  const end = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    await makeTemplate(cluster.url);
  } catch (error) {
    // If the setup fails, teardown is not called, so the cluster is stopped here.
    await end();
    throw error;
  }
  project.provide('clusterUrl', cluster.url);
  return end;
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: databaseUrl(clusterUrl, templateName), max: 2 });
  pool.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
  await migrate(pool, await readMigrations('db/migrations'));
  await prepareJobs(pool);
  await pool.end();
}
