import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify } from '#features/accounts/server/index.ts';
import { blogFeed, blogPreview, listPostsForSearch } from '#features/blog/server/index.ts';
import { listCommunitiesForSearch } from '#features/communities/server/index.ts';
import { createServerErrorRecorder, sourceMapFolders } from '#features/error-reports/server/index.ts';
import { findServed } from '#features/files/server/index.ts';
import { helpSlugs } from '#features/help/questions.ts';
import { createLeadForm } from '#features/leads/server/index.ts';
import { recordMails } from '#features/mails/server/index.ts';
import { linkChecks } from '#features/notifications/server/index.ts';
import { readyProvider } from '#features/payments/server/index.ts';
import { createProfilePages, listForSearch } from '#features/profiles/server/index.ts';
import { createBankPages } from '#features/sandbox-bank/server/index.ts';
import { isReadOnly, maintenanceNotice } from '#features/settings/server/index.ts';
import { createClickBeacon, createViewCounter, flushCounts } from '#features/stats/server/index.ts';
import { createTaps } from '#features/tags/server/index.ts';
import { openBus } from '#server-kit/bus/bus.ts';
import { systemClock } from '#server-kit/clock/clock.ts';
import type { Config } from '#server-kit/config/config.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { createMigrations } from '#server-kit/db/run-migration.ts';
import { createFileStore, withBundled } from '#server-kit/files/index.ts';
import { createBeacons } from '#server-kit/http/answers/beacons.ts';
import { mountForms } from '#server-kit/http/answers/forms.ts';
import { mountStaticFiles } from '#server-kit/http/files/static-files.ts';
import { mountStoredFiles } from '#server-kit/http/files/stored-files.ts';
import { createHttpServer, type HttpApp } from '#server-kit/http/http-server.ts';
import { inProcessFetch } from '#server-kit/http/in-process-fetch.ts';
import { mountRoutes } from '#server-kit/http/mount-routes.ts';
import { mountOpenApi } from '#server-kit/http/openapi.ts';
import { mountPages } from '#server-kit/http/pages.ts';
import { mountEmbeds } from '#server-kit/http/security/embeds.ts';
import { createLimits } from '#server-kit/limits/limits.ts';
import type { Log } from '#server-kit/log/index.ts';
import { createMailer } from '#server-kit/mail/index.ts';
import { createPageCache, type PageCache } from '#server-kit/page-cache/page-cache.ts';
import { openSecrets } from '#server-kit/secrets/secrets.ts';
import { collectExtensions, type Services } from '#server-kit/services/services.ts';
import { createThreadedTypesetter } from '#server-kit/typeset/index.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { bundledFiles, extensions, featureTexts, routes } from './features.ts';
import { isAppPath, isPaymentPath, pagePattern } from './page-paths.ts';
import { migrationsFolder } from './prepare.ts';
import { readBuiltFiles } from './site/built-files.ts';
import { errorPage } from './site/error-page.ts';
import { withMailGallery } from './site/mail-examples.ts';
import { createPageRenderer, profileEntry } from './site/render.tsx';
import { mountSiteFiles, type SitemapPage } from './site/site-files.ts';

export interface Server {
  readonly app: HttpApp;
  readonly services: Services;
  readonly pool: ReturnType<typeof openDatabase>['pool'];
  /** From now on `readyz` fails, so that no new requests are routed to this process. */
  markUnready(): void;
  close(): Promise<void>;
}

/** Composes one server process in dependency order; closes in the reverse order. */
export async function composeServer(config: Config, databaseUrl: string, log: Log, root: string): Promise<Server> {
  const { db, pool, close: closeDatabase } = openDatabase(databaseUrl, log);
  const bus = await openBus(databaseUrl, log);
  const clock = systemClock(config.clockOffset);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDir: join(config.dataDir, 'outbox'),
    log,
  });
  const services: Services = {
    config,
    log,
    clock,
    db,
    migrations: createMigrations(pool, migrationsFolder(config, root)),
    bus,
    limits: createLimits(pool, config.rateLimits),
    mailer: recordMails(mailer, { db, clock, log }),
    files: withBundled(
      createFileStore({ filesUrl: config.filesUrl, dir: join(config.dataDir, 'files') }),
      bundledFiles(),
    ),
    secrets: await openSecrets(config),
    typesetter: createThreadedTypesetter(),
    extensions: collectExtensions([
      ...extensions,
      sourceMapFolders.with(join(root, 'dist/maps')),
      linkChecks.with((path) => answersPage(app, path)),
    ]),
  };

  await readyProvider(services);
  const pageCache = createPageCache(() => services.clock.now().getTime());
  bus.subscribe('cached-page', pageCache.drop);
  bus.subscribe('page-cache', pageCache.clear);
  bus.onReconnect(pageCache.clear);

  let isRetired = false;
  const isReady = async () => !isRetired && (await pool.query('select 1')).rowCount === 1;
  const answerBeacon = createBeacons(services, createClickBeacon(services));
  const app = await createHttpServer({
    services,
    texts: featureTexts,
    early: [pageCache, createTaps(services), { tryAnswer: answerBeacon }],
    isReady,
    errorPage,
    pagePattern,
    onUnexpected: createServerErrorRecorder(services),
    isPaymentPage: isPaymentPath,
    // A page of the app can be reached from any other without a new document.
    usesCamera: isAppPath,
  });
  mountRoutes(app, routes, { services, identify, isReadOnly: () => isReadOnly(services) });
  mountOpenApi(app, routes, config.publicUrl);
  mountStoredFiles(app, services.files, findServed(services));
  await mountSite(app, services, pageCache, root);

  return {
    app,
    services,
    pool,
    markUnready: () => {
      isRetired = true;
    },
    close: async () => {
      await app.close();
      await flushCounts(services);
      await Promise.all([services.mailer.close(), services.files.close(), bus.close()]);
      await closeDatabase();
    },
  };
}

async function mountSite(app: HttpApp, services: Services, pageCache: PageCache, root: string): Promise<void> {
  const { config, clock } = services;
  const client = join(root, 'dist/client');
  mountStaticFiles(app, { assets: join(client, 'assets'), public: join(root, 'public') });
  mountSiteFiles(app, config.publicUrl, {
    listPages: () => listPages(services),
    writeFeed: (locale) => blogFeed(services, locale),
    drawPreview: (id) => blogPreview(services, id),
  });
  const filesOf = readBuiltFiles(client);
  const { script } = filesOf(profileEntry);
  mountForms(app, [createLeadForm({ script, identify })], services);
  const frameScript = readFileSync(join(root, 'dist/frames/sandbox-bank.js'), 'utf8');
  mountEmbeds(app, createBankPages({ script: frameScript }), services);
  const localFetch = inProcessFetch(app);
  const render = createPageRenderer({
    publicUrl: config.publicUrl,
    isDevelopment: config.environment === 'development',
    showsSandboxBanner: config.showsSandboxBanner,
    maintenance: (locale) => maintenanceNotice(services, locale),
    hasGoogle: config.hasGoogle,
    hasPaymentPolicy: config.payments === 'stripe',
    filesOf,
    apiFor: (locale) => createApi({ baseUrl: '', fetch: localFetch, locale: () => locale }),
    year: () => clock.now().getFullYear(),
    findProfile: createProfilePages({
      services,
      pageCache,
      identify,
      script,
      onProfileViewed: createViewCounter(services),
    }),
  });
  mountPages(app, withMailGallery(config, render), config.isHttps);
}

/** Asked as a robot by HEAD, which is never counted as a view. */
async function answersPage(app: HttpApp, path: string): Promise<boolean> {
  const { status } = await inProcessFetch(app)(path, { method: 'HEAD', headers: { 'user-agent': 'link-check-bot' } });
  return status < 400;
}

/** The sitemap's dynamic pages, in addition to the static ones. */
async function listPages(services: Services): Promise<SitemapPage[]> {
  const lists = await Promise.all([
    listPostsForSearch(services),
    listCommunitiesForSearch(services),
    listForSearch(services),
  ]);
  const answers = helpSlugs.map((slug) => ({ path: `/help/${slug}`, changedAt: null }));
  return [...answers, ...lists.flat()];
}
