import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { locks } from './locks.ts';

/**
 * One server at a time runs on an embedded database. The lock lives in a connection of its own, so that a killed server
 * gives it up at once; a stopping one is given a few seconds.
 */
export async function takeOwnerLock(
  url: string,
  patienceSeconds = 8,
): Promise<{ release(): Promise<void> } | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'negia-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const deadline = Date.now() + patienceSeconds * 1000;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [locks.owner]);
    if (rows[0]?.taken) return { release: () => client.end().catch(() => undefined) };
    if (Date.now() > deadline) break;
    await wait(200);
  }
  await client.end();
  return undefined;
}
