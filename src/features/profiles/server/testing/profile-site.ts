import { request } from 'node:http';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import type { EarlyAnswers } from '#server-kit/http/direct-answers.ts';
import { createHttpServer } from '#server-kit/http/http-server.ts';
import { mountRoutes } from '#server-kit/http/mount-routes.ts';
import { mountPages } from '#server-kit/http/pages.ts';
import { createPageCache, type PageCache } from '#server-kit/page-cache/page-cache.ts';
import type { Feature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { sendTo, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { createTestServices, type TestServices } from '#server-kit/testing/test-services.ts';
import { createProfilePages, profilesFeature } from '../index.ts';
import type { ProfilePagesOptions } from '../public/profile-pages.ts';

export interface ProfileSite extends TestServices {
  readonly pageCache: PageCache;
  readonly port: number;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The raw response bytes for a request path that is sent unmodified. */
  request(path: string, headers?: Record<string, string>, method?: string): Promise<RawPage>;
}

export interface RawPage {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
  readonly text: string;
}

/** Hooks for features that observe profile pages. */
interface ProfileSiteOptions {
  readonly features?: readonly Feature[];
  readonly onProfileViewed?: (services: Services) => NonNullable<ProfilePagesOptions['onProfileViewed']>;
  /** Asked after the page cache and before the router. */
  readonly early?: (services: Services) => EarlyAnswers;
}

/** Accounts, profiles and their public pages behind the page cache, as in production. */
export async function startProfileSite(
  settings: Record<string, string> = {},
  more: ProfileSiteOptions = {},
): Promise<ProfileSite> {
  const features = [accountsFeature, profilesFeature, ...(more.features ?? [])];
  const kit = await createTestServices(
    { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000', ...settings },
    { features },
  );
  const { services } = kit;
  await seedPackages(services.db);
  const pageCache = createPageCache(() => services.clock.now().getTime());
  services.bus.subscribe('cached-page', pageCache.drop);
  services.bus.subscribe('page-cache', pageCache.clear);
  const second = more.early?.(services);
  const app = await createHttpServer({
    services,
    texts: features.flatMap((feature) => feature.texts),
    early: [pageCache, ...(second ? [second] : [])],
    isReady: async () => true,
    errorPage: () => '<html>error',
  });
  mountRoutes(
    app,
    features.flatMap((feature) => feature.routes),
    { services, identify },
  );
  const onProfileViewed = more.onProfileViewed?.(services);
  const findProfile = createProfilePages({
    services,
    pageCache,
    identify,
    script: '/assets/page.js',
    ...(onProfileViewed && { onProfileViewed }),
  });
  mountPages(app, async (args) => (await findProfile(args)) ?? { status: 404, html: '<html>not found' }, false);
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const request: ProfileSite['request'] = (path, headers = {}, method = 'GET') =>
    requestRaw(port, path, headers, method);
  return {
    ...kit,
    pageCache,
    port,
    request,
    send: (method, path, body, headers) => sendTo(`http://127.0.0.1:${port}${path}`, method, body, headers),
    close: closeAfterwards(async () => {
      await app.close();
      await kit.close();
    }),
  };
}

const requestRaw = (port: number, path: string, headers: Record<string, string>, method: string): Promise<RawPage> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() });
    });
    outgoing.on('error', reject).end();
  });
