import { once } from 'node:events';
import { createServer } from 'node:http';
import { readConfig } from '../../src/server-kit/config/config.ts';
import { createHttpServer } from '../../src/server-kit/http/http-server.ts';
import { makeKeptPage } from '../../src/server-kit/kept-pages/kept-page.ts';
import { createKeptPages } from '../../src/server-kit/kept-pages/kept-pages.ts';
import { createLog } from '../../src/server-kit/log/index.ts';
import type { Services } from '../../src/server-kit/services/services.ts';

export interface SamplePage {
  readonly path: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function listen(kind: string | undefined, { path, html, headers }: SamplePage): Promise<number> {
  const page = await makeKeptPage(html, headers);
  if (kind === 'bare') {
    const server = createServer((_, response) => {
      response.writeHead(200, page.brotli.headers);
      response.end(page.brotli.body);
    });
    return new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
  }
  const kept = createKeptPages();
  kept.keep(path, 'sample', { first: page }, kept.moment());
  const services = { config: readConfig({}), log: createLog('silent') } as Services;
  const app = await createHttpServer({
    services,
    texts: [],
    first: kept.tryAnswer,
    isReady: async () => true,
    errorPage: () => '',
  });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const [sample] = (await once(process, 'message')) as [SamplePage];
process.send?.(await listen(process.argv[2], sample));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit(0));
