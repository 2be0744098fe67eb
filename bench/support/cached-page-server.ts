import { once } from 'node:events';
import { createServer } from 'node:http';
import type { createViewCounter } from '../../src/features/stats/server/index.ts';
import { openBus } from '../../src/server-kit/bus/bus.ts';
import { systemClock } from '../../src/server-kit/clock/clock.ts';
import { readConfig } from '../../src/server-kit/config/config.ts';
import { openDatabase } from '../../src/server-kit/db/database.ts';
import { createHttpServer } from '../../src/server-kit/http/http-server.ts';
import { createLog } from '../../src/server-kit/log/index.ts';
import { createCachedPage } from '../../src/server-kit/page-cache/cached-page.ts';
import { type CachedAnswer, createPageCache } from '../../src/server-kit/page-cache/page-cache.ts';
import type { Services } from '../../src/server-kit/services/services.ts';

export interface SamplePage {
  readonly path: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The database in which views are counted, and the module that counts them. */
  readonly databaseUrl: string;
  readonly statsModule: string;
}

async function listen(kind: string | undefined, sample: SamplePage): Promise<number> {
  const { path, html, headers } = sample;
  const page = await createCachedPage(html, headers);
  if (kind === 'bare') {
    const server = createServer((_, response) => {
      response.writeHead(200, page.brotli.headers);
      response.end(page.brotli.body);
    });
    return new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
  }
  const services = await servicesOn(sample.databaseUrl);
  const cache = createPageCache();
  const stats = (await import(sample.statsModule)) as { createViewCounter: typeof createViewCounter };
  const count = stats.createViewCounter(services);
  const viewEvent = { kind: 'view', profileId: 1, ownerId: 1, mode: 'public' } as const;
  const onSent: CachedAnswer['onSent'] = (request) => count(viewEvent, request);
  cache.store(path, 'sample', { first: page, onSent }, cache.generation());
  const app = await createHttpServer({
    services,
    texts: [],
    first: cache.tryAnswer,
    isReady: async () => true,
    errorPage: () => '',
  });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Creates only the services that a cached page and its counting need. */
async function servicesOn(databaseUrl: string): Promise<Services> {
  const log = createLog('error');
  const [{ db }, bus] = [openDatabase(databaseUrl, log), await openBus(databaseUrl, log)];
  return { config: readConfig({}), log, clock: systemClock(), db, bus } as Services;
}

const [sample] = (await once(process, 'message')) as [SamplePage];
process.send?.(await listen(process.argv[2], sample));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit(0));
