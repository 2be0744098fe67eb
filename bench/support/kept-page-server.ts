import { createServer } from 'node:http';
import { readConfig } from '../../src/server-kit/config/config.ts';
import { createHttpServer } from '../../src/server-kit/http/http-server.ts';
import { keptPolicy } from '../../src/server-kit/kept-pages/content-hash.ts';
import { makeKeptPage } from '../../src/server-kit/kept-pages/kept-page.ts';
import { createKeptPages } from '../../src/server-kit/kept-pages/kept-pages.ts';
import { createLog } from '../../src/server-kit/log/index.ts';
import type { Services } from '../../src/server-kit/services/services.ts';

/** About as long as a full profile. */
const line = (place: number) =>
  `<li><a href="https://links.example/${place}/${Math.sin(place)}">Link ${place * 7919}</a></li>`;
const style = 'body{font:16px system-ui}';
const html = `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><style>${style}</style></head><body><ul>${Array.from({ length: 300 }, (_, place) => line(place)).join('')}</ul></body></html>`;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': keptPolicy({ styles: [style] }),
};
const page = await makeKeptPage(html, headers);

async function listen(kind: string | undefined): Promise<number> {
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
  kept.keep('/p/sample', 'sample', { first: page }, kept.moment());
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

process.send?.(await listen(process.argv[2]));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit(0));
