import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { locks } from './locks.ts';

/**
 * One server at a time runs on an embedded database. The lock lives in a connection of its own, so that a killed server
 * gives it up at once; a stopping one is given a few seconds.
 */
export async function acquireOwnerLock(
  url: string,
  timeoutSeconds = 8,
): Promise<{ release(): Promise<void> } | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'negia-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const deadline = Date.now() + timeoutSeconds * 1000;
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
      locks.owner,
    ]);
    if (rows[0]?.acquired) return { release: () => client.end().catch(() => undefined) };
    if (Date.now() > deadline) break;
    await wait(200);
  }
  await client.end();
  return undefined;
}
