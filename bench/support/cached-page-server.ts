import type { createViewCounter } from '../../src/features/stats/server/index.ts';
import { createCachedPage } from '../../src/server-kit/page-cache/cached-page.ts';
import { createPageCache } from '../../src/server-kit/page-cache/page-cache.ts';
import { serve } from './forked-server.ts';

export interface SamplePage {
  readonly path: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The database in which views are counted, and the module that counts them. */
  readonly databaseUrl: string;
  readonly statsModule: string;
}

await serve<SamplePage>({
  bare: async ({ html, headers }) => {
    const { brotli } = await createCachedPage(html, headers);
    return (_, response) => {
      response.writeHead(200, brotli.headers);
      response.end(brotli.body);
    };
  },
  ours: async (services, { path, html, headers, statsModule }) => {
    const stats = (await import(statsModule)) as { createViewCounter: typeof createViewCounter };
    const count = stats.createViewCounter(services);
    const viewEvent = { kind: 'view', profileId: 1, ownerId: 1, mode: 'public' } as const;
    const cache = createPageCache();
    const first = await createCachedPage(html, headers);
    cache.store(path, 'sample', { first, onSent: (request) => count(viewEvent, request) }, cache.generation());
    return cache.tryAnswer;
  },
});
