import { isbot } from 'isbot';
import { identify } from '#features/accounts/server/index.ts';
import { isShareChannel } from '#features/profiles/targets.ts';
import type { Config } from '#server-kit/config/config.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import { clientAddress } from '#server-kit/http/visitor.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Device } from '../../domain.ts';
import { deviceOf, type EventOrigin, sourceOf } from '../../source.ts';
import { createProfileDetailsCache, type ProfileDetails } from '../profile-details.ts';
import type { ClickEvent, Counted, PendingEvent, ViewEvent } from './pending-events.ts';
import { createTtlCache } from './ttl-cache.ts';
import { createSalts, createVisitLimit, hashVisitors, writeEvents } from './write.ts';

/**
 * Link preview fetchers of chat apps, and programs that the bot list lacks. iMessage identifies itself with the names
 * of Facebook's and Twitter's bots.
 */
const previews =
  /WhatsApp|facebookexternalhit|facebookcatalog|Facebot|meta-external|TelegramBot|Slack-?(bot|ImgProxy)|LinkedInBot|Twitterbot|Discordbot|SkypeUriPreview|Viber|redditbot|Pinterestbot|vkShare|Snap URL Preview|Iframely|Embedly|BingPreview|Google-(PageRenderer|InspectionTool|Read-Aloud)|Chrome-Lighthouse|HeadlessChrome|PhantomJS|preview/i;

const maxCachedAgents = 5_000;
const maxAgentLength = 1_000;
const deviceCache = new Map<string, Device | 'nobody'>();

/** The device of a human visitor, or `nobody`. Cached per user agent. */
function deviceOfAgent(userAgent: string): Device | 'nobody' {
  const agent = userAgent.length > maxAgentLength ? userAgent.slice(0, maxAgentLength) : userAgent;
  const found = deviceCache.get(agent);
  if (found) return found;
  if (deviceCache.size >= maxCachedAgents) deviceCache.clear();
  const isPerson = agent.trim() !== '' && !previews.test(agent) && !isbot(agent);
  const answer = isPerson ? deviceOf(agent) : 'nobody';
  deviceCache.set(agent, answer);
  return answer;
}

interface NormalizeContext {
  readonly publicUrl: string;
  readonly isTrustedProxy: Config['isTrustedProxy'];
  /** Whether another visit by the same visitor counts. */
  readonly isVisitAllowed: (visitor: string, at: Date) => boolean;
  readonly signedInUserOf: (cookies: string | undefined) => Promise<number | undefined>;
  readonly detailsOf: (profileId: number) => Promise<ProfileDetails | undefined>;
}

/** Filters the pending events: no bots, no previews, no prefetches, not the owner. */
async function normalizeEvents(pending: readonly PendingEvent[], context: NormalizeContext): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const one of pending) {
    const normalized = normalizeEvent(one, context);
    // Avoids awaiting where no lookup is necessary, since a batch has thousands of events.
    const event = normalized instanceof Promise ? await normalized : normalized;
    if (event) counted.push(event);
  }
  return counted;
}

function normalizeEvent(
  one: PendingEvent,
  context: NormalizeContext,
): Counted | undefined | Promise<Counted | undefined> {
  if (one.is === 'counted') return one;
  return one.is === 'seen' ? normalizeView(one, context) : normalizeClick(one, context);
}

function normalizeView(view: ViewEvent, context: NormalizeContext): Counted | undefined | Promise<Counted | undefined> {
  const { profileId, kind, remote, forwarded, userAgent = '', at } = view;
  const device = deviceOfAgent(userAgent);
  if (device === 'nobody' || !isPageLoad(view)) return undefined;
  if (!context.isVisitAllowed(`${profileId} ${kind} ${remote} ${forwarded} ${userAgent}`, at)) return undefined;
  if (!view.cookie?.includes('session=')) return countedOf(view, device, context);
  return context
    .signedInUserOf(view.cookie)
    .then((userId) => (userId === view.ownerId ? undefined : countedOf(view, device, context)));
}

const documents = ['document', 'iframe'];

/** Excludes prefetched pages, pictures and scripts. A contact may be downloaded by a program of the phone. */
function isPageLoad({ kind, purpose, destination }: ViewEvent): boolean {
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))) return false;
  if (destination === undefined) return true;
  return documents.includes(String(destination)) || (kind === 'save' && destination === 'empty');
}

function countedOf(view: ViewEvent, device: Device, { publicUrl, isTrustedProxy }: NormalizeContext): Counted {
  const { profileId, kind, target, at, userAgent = '', remote, forwarded } = view;
  const { source, host } = sourceOfEvent(view, publicUrl);
  const visitor = { address: clientAddress(isTrustedProxy, remote, forwarded), userAgent };
  return { profileId, kind, target, source, host, device, visitor, at };
}

function sourceOfEvent(view: ViewEvent, publicUrl: string): EventOrigin {
  // A tap is always NFC, whatever the URL contains.
  if (view.kind === 'tap') return { source: 'nfc', host: undefined };
  return view.kind === 'save' ? savedFrom(view, publicUrl) : viewedFrom(view, publicUrl);
}

const sourceParam = (url: string): string | null => /[?&]s=(\w{1,20})(?:&|$)/.exec(url)?.[1] ?? null;

const viewedFrom = ({ url, referer, isEmbedded }: ViewEvent, publicUrl: string) =>
  sourceOf({ sourceParam: sourceParam(url), referer, publicUrl, isEmbedded });

/** A contact is saved from the page, so the source of the page visit counts. */
function savedFrom({ url, referer }: ViewEvent, publicUrl: string) {
  const page = referer?.startsWith(`${publicUrl}/`) ? referer : undefined;
  const isEmbedded = page?.startsWith(`${publicUrl}/embed/`) ?? false;
  return sourceOf({
    sourceParam: sourceParam(url) ?? (page ? sourceParam(page) : null),
    referer,
    publicUrl,
    isEmbedded,
  });
}

async function normalizeClick(click: ClickEvent, { detailsOf }: NormalizeContext): Promise<Counted | undefined> {
  const { profileId, kind, target, source, userId, visitor, at } = click;
  const device = deviceOfAgent(visitor.userAgent);
  if (device === 'nobody') return undefined;
  const details = await detailsOf(profileId);
  if (!details || details.ownerId === userId) return undefined;
  const isKnown = kind === 'share' ? isShareChannel(target) : details.targets.has(target);
  return isKnown ? { profileId, kind, target, source, device, visitor, at } : undefined;
}

const maxCachedSessions = 10_000;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=([\w-]{43})(?:;|$)/;

/** The user of a session cookie; most cookies belong to no session. */
function createSignedInUserLookup(services: Services) {
  const cache = createTtlCache<string, number | undefined>(maxCachedSessions);
  return async (cookies: string | undefined): Promise<number | undefined> => {
    const cookie = cookies && sessionCookie.exec(cookies)?.[1];
    if (!cookie) return undefined;
    const now = services.clock.now().getTime();
    const cached = cache.find(cookie, now);
    if (cached) return cached.value;
    const { identity } = await identify(services, { sessionCookie: cookie, authorization: undefined });
    cache.set(cookie, identity?.id, now);
    return identity?.id;
  };
}

const limits = {
  /** The max time of events that a crash may lose. */
  milliseconds: 1_000,
  /** This many events are flushed without waiting for the interval. */
  flushSize: 1_000,
  /** Per transaction. Small enough not to delay page requests: five to seven microseconds per event. */
  batch: 200,
  /** Max events in memory while the database is unavailable. */
  maxPending: 100_000,
  /** A batch that fails this often for its own reasons is dropped, since it would block all later ones. */
  maxAttempts: 5,
} as const;

export interface Queue {
  push(one: PendingEvent): void;
  /** Writes the pending events, unless the database is unavailable. */
  flush(): Promise<void>;
}

export function createQueue(services: Services): Queue {
  const { log, db, config } = services;
  const context = {
    publicUrl: config.publicUrl,
    isTrustedProxy: config.isTrustedProxy,
    isVisitAllowed: createVisitLimit(),
    signedInUserOf: createSignedInUserLookup(services),
    detailsOf: createProfileDetailsCache(services),
  };
  const saltOf = createSalts(services);
  let pending: PendingEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const write = async (batch: readonly PendingEvent[]) => {
    const hashed = await hashVisitors(await normalizeEvents(batch, context), saltOf);
    if (hashed.length) await db.transaction((tx) => writeEvents(tx, hashed));
  };

  /** Requeues the batch, unless it keeps failing for reasons other than the database. */
  const requeue = (batch: PendingEvent[], error: unknown) => {
    failures += isDatabaseUnavailable(error) ? 0 : 1;
    if (failures >= limits.maxAttempts) {
      failures = 0;
      log.error({ err: error, events: batch.length }, 'events could not be counted; dropped');
      return;
    }
    log.warn({ err: error, events: batch.length }, 'events could not be counted; will retry');
    pending = batch.concat(pending);
    bound();
  };

  const bound = () => {
    if (pending.length <= limits.maxPending) return;
    const dropped = pending.length - limits.maxPending;
    pending = pending.slice(dropped);
    log.error({ events: dropped }, 'too many uncounted events: dropping the oldest');
  };

  const run = async () => {
    while (pending.length > 0) {
      const batch = pending.splice(0, limits.batch);
      try {
        await write(batch);
        failures = 0;
      } catch (error) {
        requeue(batch, error);
        break;
      }
    }
  };

  const start = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
      if (pending.length > 0) arm();
    });
    return running;
  };

  const arm = () => {
    timer ??= setTimeout(start, limits.milliseconds).unref();
  };

  return {
    push(one) {
      pending.push(one);
      if (running) return bound();
      if (pending.length >= limits.flushSize) void start();
      else arm();
    },
    async flush() {
      // The running write may have started before the last event was added.
      await running;
      await start();
    },
  };
}

const queues = new WeakMap<Services['db'], Queue>();

/** The queue of this process. */
export function queueOf(services: Services): Queue {
  const cached = queues.get(services.db);
  if (cached) return cached;
  const created = createQueue(services);
  queues.set(services.db, created);
  return created;
}

export const enqueueCount = (services: Services, event: Counted): void =>
  queueOf(services).push({ is: 'counted', ...event });
export const flushCounts = (services: Services): Promise<void> => queueOf(services).flush();
