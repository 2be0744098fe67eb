import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { loadEarlyAuth } from '#features/accounts/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { PageAnswer, PageRequest } from '#server-kit/http/pages.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import { AppShell } from '../app/app-layout.tsx';
import { passwordHelp } from '../layout/links.ts';
import { layoutTexts } from '../layout/texts.ts';
import { type PageParams, pageExists, policyOf } from '../page-paths.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { resolvePage } from '../resolve-page.ts';
import { appSourceOf, type BuiltFiles } from './built-files.ts';
import { type DocumentInput, renderDocument } from './document.ts';
import { pageDataId } from './page-data.ts';
import { notFoundPage, profileNotFoundPage, type SitePage } from './page-table.ts';
import { SiteRoot } from './site-root.tsx';
import { siteTexts } from './texts.ts';

export interface RenderOptions {
  readonly publicUrl: string;
  readonly isDevelopment: boolean;
  /** A public trial site displays that its payments are not real. */
  readonly showsSandboxBanner: boolean;
  /** What is said above every page while the product is worked on. */
  readonly maintenance: (locale: Locale) => Promise<string | undefined>;
  readonly hasGoogle: boolean;
  /** Payment pages have a separate content security policy. */
  readonly hasPaymentPolicy: boolean;
  readonly filesOf: (entry: string, source?: string) => BuiltFiles;
  /** Calls the API in this process in the visitor's language. */
  readonly apiFor: (locale: Locale) => Api;
  readonly year: () => number;
  /** Finds a user's profile at a path that none of our pages uses. */
  readonly findProfile: (request: PageRequest) => Promise<PageAnswer | undefined>;
}

export const startEntry = 'src/entries/site/start.ts';
export const siteEntry = 'src/entries/site/hydrate.tsx';
export const modalEntry = 'src/features/accounts/web/auth/auth-modal-controller.tsx';
export const appEntry = 'src/entries/app/main.tsx';
/** The small script of profile pages. */
export const profileEntry = 'src/features/profiles/page-script/main.ts';

export function createPageRenderer(options: RenderOptions): (request: PageRequest) => Promise<PageAnswer> {
  const pages = { ...options, earlyForms: createEarlyForms(options) };
  return async (request) => {
    const found = resolvePage(request.path, options.isDevelopment);
    if (found.kind === 'redirect') return { status: 301, location: withQuery(found.location, request.query) };
    if (found.kind === 'app') return { status: 200, html: await appShell(options, request) };
    if (found.kind === 'site')
      return sitePage(pages, request, { ...found, isIndexable: !found.page.isNoIndex, status: 200 });
    const profile = await options.findProfile(request);
    if (profile) return profile;
    const page = found.isProfile ? profileNotFoundPage : notFoundPage;
    return sitePage(pages, request, { page, params: {}, isIndexable: false, status: 404 });
  };
}

function withQuery(location: string, query: URLSearchParams): string {
  const [page = '', place] = location.split('#');
  const joined = query.size ? `${page}${page.includes('?') ? '&' : '?'}${query}` : page;
  return place ? `${joined}#${place}` : joined;
}

async function shell(
  { publicUrl, showsSandboxBanner, hasGoogle, maintenance }: RenderOptions,
  { locale, nonces, path, credentials }: PageRequest,
  isIndexable: boolean,
  canonicalPath = path,
) {
  const t = translator(siteTexts, locale);
  return {
    locale,
    nonces,
    siteName: translator(layoutTexts, locale)('layout.siteTitle'),
    canonical: isIndexable ? publicUrl + canonicalPath : undefined,
    hasGoogle,
    hasSession: credentials.sessionCookie !== undefined,
    notices: [await maintenance(locale), showsSandboxBanner ? t('site.sandbox') : undefined].filter(
      (notice) => notice !== undefined,
    ),
    picture: { url: `${publicUrl}/icons/share-${locale}.jpg`, alt: t('site.preview') },
  } satisfies Partial<DocumentInput>;
}

interface ResolvedPage {
  readonly page: SitePage;
  readonly params: PageParams;
  readonly isIndexable: boolean;
  readonly status: 200 | 404;
}

interface SiteOptions extends RenderOptions {
  readonly earlyForms: ReturnType<typeof createEarlyForms>;
}

async function sitePage(options: SiteOptions, request: PageRequest, target: ResolvedPage): Promise<PageAnswer> {
  const { publicUrl } = options;
  const { locale, path } = request;
  const { params } = target;
  const { source, load } = target.page;
  const { page } = await load();
  const api = options.apiFor(locale);
  const queries = createQueryClient(api);
  await page.prefetch?.(queries, api, locale, params);
  const isMissing = page.isMissing?.(queries, params) ?? false;
  const year = options.year();
  const body = renderToString(
    <PageRoot api={api} queries={queries} locale={locale} onLocale={() => undefined}>
      <SiteRoot page={page} path={path} params={params} year={year} />
    </PageRoot>,
  );
  const data = { id: pageDataId, value: { source, path, params, year, queries: dehydrate(queries) } };
  const { canonicalPath = path, picture, ...head } = page.head(locale, { queries, params, publicUrl });
  queries.clear();
  const files = startFiles(options, request, target.page);
  const common = await shell(options, request, target.isIndexable && !isMissing, canonicalPath);
  const html = renderDocument({
    ...common,
    ...head,
    picture: picture ? { url: publicUrl + picture.path, alt: picture.alt } : common.picture,
    ...files,
    ...(!common.hasSession && { early: await options.earlyForms(locale, files.styles) }),
    body,
    data,
  });
  return { status: isMissing ? 404 : target.status, html };
}

/** The forms to register and to sign in, rendered once for each language, with the styles that a page lacks for them. */
function createEarlyForms({ apiFor, filesOf, hasGoogle }: RenderOptions) {
  const views = ['register', 'login'] as const;
  const rendered = new Map<Locale, Readonly<Record<string, string>>>();
  return async (locale: Locale, known: readonly string[]) => {
    const EarlyAuth = await loadEarlyAuth();
    const api = apiFor(locale);
    const render = (view: (typeof views)[number]) =>
      renderToString(
        <PageRoot api={api} queries={createQueryClient(api)} locale={locale} onLocale={() => undefined}>
          <EarlyAuth view={view} hasGoogle={hasGoogle} pageExists={pageExists} contactHref={passwordHelp} />
        </PageRoot>,
        { identifierPrefix: `early-${view}-` },
      );
    const forms = rendered.get(locale) ?? Object.fromEntries(views.map((view) => [view, render(view)]));
    rendered.set(locale, forms);
    const { styles, styleTexts } = filesOf(modalEntry);
    return { forms, styles: styles.map((href) => (known.includes(href) ? '' : styleTexts[href])).join('') };
  };
}

/** Someone with a session gets the script with the page, because the header depends on it. */
function startFiles({ filesOf }: RenderOptions, { credentials }: PageRequest, { source, startsAtOnce }: SitePage) {
  const [start, page] = [filesOf(startEntry), filesOf(siteEntry, source)];
  const files = [page.script, ...page.preloads];
  const isNow = startsAtOnce || credentials.sessionCookie !== undefined;
  return {
    ...page,
    script: start.script,
    preloads: [...start.preloads, ...(isNow ? files : [])],
    later: { script: page.script, files, isNow },
  };
}

/** The frame and a skeleton of the page; the browser's router renders the rest. */
async function appShell(options: RenderOptions, request: PageRequest): Promise<string> {
  const { locale, path, credentials } = request;
  const title = translator(layoutTexts, locale)('layout.siteTitle');
  const api = options.apiFor(locale);
  const hasSession = credentials.sessionCookie !== undefined;
  const body = renderToString(
    <PageRoot api={api} queries={createQueryClient(api)} locale={locale} onLocale={() => undefined}>
      <AppShell path={path} year={options.year()} hasSession={hasSession} />
    </PageRoot>,
  );
  return renderDocument({
    ...(await shell(options, request, false)),
    ...options.filesOf(appEntry, appSourceOf(path)),
    ...(options.hasPaymentPolicy && { policy: policyOf(path) }),
    title,
    description: title,
    body,
  });
}
