import type { createTaps } from '../../src/features/tags/server/index.ts';
import { serve } from './forked-server.ts';

export interface TapSide {
  readonly databaseUrl: string;
  /** The module that handles taps. */
  readonly tagsModule: string;
}

await serve<TapSide>({
  bare: async () => (_, response) => {
    response.writeHead(302, {
      location: '/p/card-123456?s=nfc',
      'content-length': 0,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end();
  },
  ours: async (services, { tagsModule }) => {
    const tags = (await import(tagsModule)) as { createTaps: typeof createTaps };
    return tags.createTaps(services);
  },
});
