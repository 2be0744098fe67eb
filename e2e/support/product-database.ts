import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The database URL of a product that runs on its embedded cluster. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const password = await readFile(join(dataDir, 'secrets/database-password'), 'utf8');
  const port = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://negia:${password}@127.0.0.1:${port}/postgres`;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows freely
export async function rowsOf(dataDir: string, query: string, values: unknown[] = []): Promise<any[]> {
  const client = new pg.Client({ connectionString: await databaseUrlOf(dataDir) });
  await client.connect();
  try {
    return (await client.query(query, values)).rows;
  } finally {
    await client.end();
  }
}
