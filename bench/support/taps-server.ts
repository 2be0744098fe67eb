import { once } from 'node:events';
import { createServer } from 'node:http';
import type { createTaps } from '../../src/features/tags/server/index.ts';
import { openBus } from '../../src/server-kit/bus/bus.ts';
import { systemClock } from '../../src/server-kit/clock/clock.ts';
import { readConfig } from '../../src/server-kit/config/config.ts';
import { openDatabase } from '../../src/server-kit/db/database.ts';
import { createHttpServer } from '../../src/server-kit/http/http-server.ts';
import { createLog } from '../../src/server-kit/log/index.ts';
import type { Services } from '../../src/server-kit/services/services.ts';

export interface TapSide {
  readonly databaseUrl: string;
  /** The module that handles taps. */
  readonly tagsModule: string;
}

async function listen(kind: string | undefined, { databaseUrl, tagsModule }: TapSide): Promise<number> {
  if (kind === 'bare') {
    const server = createServer((_, response) => {
      response.writeHead(302, {
        location: '/p/card-123456?s=nfc',
        'content-length': 0,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  }
  const log = createLog('error');
  const [{ db }, bus] = [openDatabase(databaseUrl, log), await openBus(databaseUrl, log)];
  const services = { config: readConfig({}), log, clock: systemClock(), db, bus } as Services;
  const tags = (await import(tagsModule)) as { createTaps: typeof createTaps };
  const app = await createHttpServer({
    services,
    texts: [],
    first: tags.createTaps(services),
    isReady: async () => true,
    errorPage: () => '',
  });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const [side] = (await once(process, 'message')) as [TapSide];
process.send?.(await listen(process.argv[2], side));
process.on('disconnect', () => process.exit(0));
