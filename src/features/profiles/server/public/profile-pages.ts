import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { isLocale } from '#i18n/locale.ts';
import type { Config } from '#server-kit/config/config.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import type { RequestHead } from '#server-kit/http/direct-answers.ts';
import type { PageAnswer, PageRequest } from '#server-kit/http/pages.ts';
import type { Caller, Credentials } from '#server-kit/http/route.ts';
import { createCachedPage } from '#server-kit/page-cache/cached-page.ts';
import { type CachedAnswer, ownerPages, type PageCache, sendCachedAnswer } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fromStore } from '../../document/document.ts';
import { applyEntitlements } from '../../domain.ts';
import { type PublicAddress, readPublicAddress } from '../../public-address.ts';
import { canonicalPath, visibleStatus } from '../present.ts';
import { leadProfileOf, selectLocale } from './lead-profile.ts';
import { type PageKit, renderDraft, renderPublished, renderUnavailable } from './page-bytes.ts';
import { makePublicFile, type PublicFile } from './public-files.ts';
import { findPublic, type PublicRow } from './public-queries.ts';
import { type UnavailableStatus, unavailableLocation } from './unavailable.ts';

const year = 31_536_000;

/** Cached per buffer: hashing forty large responses at once would block the event loop. */
const tags = new WeakMap<Buffer, string>();

function tagOf(body: Buffer): string {
  const tag = tags.get(body) ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  tags.set(body, tag);
  return tag;
}

function sendFile(
  { type, body, isImmutable, isPrivate, headers }: PublicFile & { readonly isPrivate: boolean },
  { isHttps }: Pick<Config, 'isHttps'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = tagOf(body);
  const shared = {
    etag,
    'cache-control': isPrivate ? 'private, no-store' : isImmutable ? `public, max-age=${year}, immutable` : 'no-cache',
    'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
    ...headers,
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, shared);
    response.end();
    return;
  }
  response.writeHead(200, { ...shared, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export interface ProfilePagesOptions {
  readonly services: Services;
  readonly pageCache: PageCache;
  readonly identify: (services: Services, credentials: Credentials) => Promise<Caller>;
  /** The URL of the page's small script. */
  readonly script: string;
  /** Called for every published page and contact sent to a visitor; never for the owner's preview of a draft. */
  readonly onProfileViewed?: (event: ViewedProfile, request: RequestHead) => void;
}

export interface ViewedProfile {
  readonly kind: 'view' | 'save';
  readonly profileId: number;
  readonly ownerId: number;
  readonly mode: 'public' | 'embedded';
}

/** Serves the public paths of profiles; undefined if there is no profile, or none that this visitor may know of. */
export function createProfilePages(
  options: ProfilePagesOptions,
): (request: PageRequest) => Promise<PageAnswer | undefined> {
  const { pageCache, services } = options;
  return async (request) => {
    const address = readPublicAddress(request.path);
    if (!address) return undefined;
    const since = pageCache.generation();
    try {
      const findUser = async () => (await options.identify(services, request.credentials)).identity?.id;
      const found = await findPublic(services.db, address, findUser);
      const shown = found && (await answer(options, request, address, found, since));
      return shown ?? (address.resource.kind === 'embedded' ? nobodyFramed(request, services) : undefined);
    } catch (error) {
      // When the database is unavailable, a stale page is better than an error.
      const stale = isDatabaseUnavailable(error) ? pageCache.findStale(request.path) : undefined;
      if (!stale) throw error;
      return cachedAnswer(stale);
    }
  };
}

const cachedAnswer = (answer: CachedAnswer): PageAnswer => ({
  raw: (request, response) => sendCachedAnswer(answer, request, response),
});

async function answer(
  options: ProfilePagesOptions,
  request: PageRequest,
  address: PublicAddress,
  found: PublicRow,
  since: number,
): Promise<PageAnswer | undefined> {
  const { services } = options;
  const { profile: row } = found;
  const { resource } = address;
  const plan = await effectivePlan(services.db, row.ownerId, services.clock.now());
  const status = visibleStatus(found, plan.entitlements);
  const kit: PageKit = { services, script: options.script, plan, found };
  const isDraft = resource.kind === 'draft' || resource.kind === 'draft-preview';
  if (status === 'draft' || isDraft) return forOwner(options, request, kit, resource);
  const isPage = resource.kind === 'page' || resource.kind === 'embedded';
  if (status !== 'published') return isPage ? elsewhere(kit, status, address, request) : undefined;
  const path = canonicalPath(row, plan.entitlements);
  if (found.isFormer) return { status: 301, location: redirectTarget(request, path, row.slug) };
  if (address.by === 'custom' && !plan.entitlements.customSlug)
    return { status: 302, location: redirectTarget(request, path, row.slug) };
  if (isPage) return publishedPage(options, request, kit, address, since);
  // This path is only for submissions; a direct request is redirected to the profile.
  if (resource.kind === 'lead') return { status: 302, location: path };
  if (resource.kind === 'sent') return sentPage(kit, request);
  const document = applyEntitlements(fromStore(row.published ?? row.draft), plan.entitlements);
  // For an address book, a name in the visitor's script is useful even if the page is not in that language.
  const locale = (resource.kind === 'vcf' && request.reader) || selectLocale(document, request.reader);
  const file = await makePublicFile(services, resource, { row, document, locale, path, query: request.query });
  const event = { kind: 'save', profileId: row.id, ownerId: row.ownerId, mode: 'public' } as const;
  return (
    file && {
      raw: (incoming, response) => {
        sendFile({ ...file, isPrivate: found.isDemo }, services.config, incoming, response);
        if (resource.kind === 'vcf' && incoming.method === 'GET' && !found.isDemo)
          options.onProfileViewed?.(event, incoming);
      },
    }
  );
}

/** The usual spellings of the path. Caching every other spelling too would let one page evict all others. */
function cacheablePaths({ by, name, resource }: PublicAddress, username: string): string[] {
  const encoded = encodeURIComponent(name);
  if (resource.kind === 'embedded') return [`/embed/${encoded}`];
  if (by === 'username') return [`/@${encoded}`, `/@${encodeURIComponent(username)}`];
  return [by === 'custom' ? `/${encoded}` : `/p/${encoded}`];
}

async function publishedPage(
  { pageCache, onProfileViewed, services: { log } }: ProfilePagesOptions,
  { path, reader }: PageRequest,
  kit: PageKit,
  address: PublicAddress,
  since: number,
): Promise<PageAnswer> {
  const { id: profileId, ownerId } = kit.found.profile;
  const mode = address.resource.kind === 'embedded' ? 'embedded' : 'public';
  const event: ViewedProfile = { kind: 'view', profileId, ownerId, mode };
  const { shown, complete } = await renderPublished(kit, mode, reader);
  // Not cached: a demo page is only visible to its own session, and cached pages are sent to any visitor.
  if (kit.found.isDemo) return cachedAnswer(shown);
  const counted = (page: CachedAnswer): CachedAnswer =>
    onProfileViewed ? { ...page, onSent: (incoming) => onProfileViewed(event, incoming) } : page;
  if (cacheablePaths(address, kit.found.username).includes(path)) {
    const store = (page: CachedAnswer) => pageCache.store(path, ownerPages(ownerId), counted(page), since);
    if (complete)
      // After this visitor has the page: the other language is for the next one.
      setImmediate(() =>
        complete().then(store, (error: unknown) => log.error({ err: error, profile: profileId }, 'page not cached')),
      );
    else store(shown);
  }
  return cachedAnswer(counted(shown));
}

async function sentPage(kit: PageKit, { reader }: PageRequest): Promise<PageAnswer | undefined> {
  const page = leadProfileOf(kit, reader)?.answer({ kind: 'sent' });
  return page && cachedAnswer({ first: await createCachedPage(page.html, page.headers) });
}

/** A draft is visible to its owner only. */
async function forOwner(
  { services, identify }: ProfilePagesOptions,
  { credentials, reader, query }: PageRequest,
  kit: PageKit,
  resource: PublicAddress['resource'],
): Promise<PageAnswer | undefined> {
  const { identity } = await identify(services, credentials);
  const { profile: row } = kit.found;
  if (identity?.id !== row.ownerId) return undefined;
  if (resource.kind === 'draft-preview') {
    const document = applyEntitlements(fromStore(row.draft), kit.plan.entitlements);
    const file = await makePublicFile(services, resource, {
      row,
      document,
      locale: document.language,
      path: '',
      query,
    });
    const raw = (incoming: IncomingMessage, response: ServerResponse) =>
      file && sendFile({ ...file, isPrivate: true }, services.config, incoming, response);
    return file && { raw };
  }
  return cachedAnswer(await renderDraft(kit, reader));
}

async function elsewhere(
  kit: PageKit,
  status: UnavailableStatus,
  { resource }: PublicAddress,
  { query }: PageRequest,
): Promise<PageAnswer> {
  // A frame on another site cannot show our other pages, which forbid framing.
  if (resource.kind === 'embedded') {
    const { html, headers } = renderUnavailable(kit.found.profile.draft.language, kit.services.config);
    return cachedAnswer({ first: await createCachedPage(html, headers) });
  }
  const location = unavailableLocation(kit.found.profile, status);
  // The language of the link is kept.
  const language = query.get('lang');
  const parameter = isLocale(language) ? `${location.includes('?') ? '&' : '?'}lang=${language}` : '';
  return { status: 302, location: location + parameter };
}

/** Instead of the page for unknown addresses, which a frame on another site could not show either. */
function nobodyFramed({ locale }: PageRequest, { config }: Services): PageAnswer {
  const { html, headers } = renderUnavailable(locale, config);
  return { raw: (_, response) => response.writeHead(404, headers).end(html) };
}

/** Maps a resource of the former address to the new address. */
function redirectTarget({ path, query }: PageRequest, to: string, slug: string): string {
  const suffix =
    /(\.vcf|\/(qr\.(svg|png|pdf)|manifest\.webmanifest|icon-\d+\.png|preview-[\w-]+\.jpg))$/.exec(path)?.[1] ?? '';
  const base = path.startsWith('/embed/') ? `/embed/${slug}` : to + suffix;
  return query.size ? `${base}?${query}` : base;
}
