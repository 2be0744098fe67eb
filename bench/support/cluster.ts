import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/server-kit/embedded-postgres/embedded-postgres.ts';

/** A database cluster for one measurement; it also stops if the measurement crashes. */
export async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'negia-bench-'));
  const cluster = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
  process.once('uncaughtExceptionMonitor', () => process.kill(cluster.pid, 'SIGINT'));
  const remove = async (): Promise<void> => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  return { url: cluster.url, remove };
}
