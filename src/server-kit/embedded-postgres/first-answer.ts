import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Waits until the server answers a query: it may still be replaying what a crash left behind. */
export async function firstAnswer(url: string, seconds: number, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (!isAlive() || Date.now() > deadline) throw new Error('PostgreSQL does not answer', { cause: error });
      await wait(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
