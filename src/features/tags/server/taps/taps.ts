import { LRUCache } from 'lru-cache';
import { createTapCounter } from '#features/stats/server/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { createRedirects, datedBytes, type Prebuilt, sendPrebuilt } from '#server-kit/http/answers/prebuilt.ts';
import type { EarlyAnswers, RequestHead } from '#server-kit/http/direct-answers.ts';
import type { Services } from '#server-kit/services/services.ts';
import { readCode } from '../../domain.ts';
import { tagsTexts } from '../../texts.ts';
import { createBatchLoader } from './batch-loader.ts';
import { createCacheInvalidation } from './cache-invalidation.ts';
import { changesAt, type Destination, destinationOf, parseTapDetails } from './destination.ts';
import { readTapDetails } from './tap-queries.ts';
import { withTimeout } from './timeout.ts';

interface CachedDestination {
  readonly tapDetails: string;
  /** In milliseconds: from then on the same data may give another destination. */
  readonly until: number;
  readonly destination: Destination;
  readonly answer: Prebuilt;
  /** When it was read, and the keys it depends on. */
  readonly since: number;
  readonly keys: readonly string[];
}

const limits = {
  /** Max tags cached per process, for when the database is unavailable. */
  known: 50_000,
  together: { maxBatch: 200, concurrency: 4, minBatch: 50, slowMilliseconds: 20 },
  /** Timeout: users do not hold a phone to a card for longer. */
  milliseconds: 2_500,
} as const;

/** Handles `/t/{code}` before the router, and answers every tap itself. */
export function createTaps(services: Services): Required<EarlyAnswers> {
  const { config, log } = services;
  const count = createTapCounter(services);
  const redirects = createRedirects(config);
  const unavailable = redirects.unavailable(unavailablePage());
  const invalidation = followChanges(services);
  const destinations = createDestinations(services, invalidation, (location) => redirects.to(location));
  const read = createBatchLoader<string>({
    read: (codes) => withTimeout(tapDetailsOf(services, codes), limits.milliseconds),
    onFailure: throttled(services, (error) => log.warn({ err: error }, 'tag lookup failed')),
    ...limits.together,
  });
  const countTap = (code: string, { destination }: CachedDestination, request: RequestHead): void => {
    if (destination.kind === 'profile' && request.method === 'GET') count(code, destination, request);
  };
  return {
    direct(request) {
      const code = codeIn(request);
      const cached = code && destinations.cached(code);
      if (!cached) return undefined;
      countTap(code, cached, request);
      return datedBytes(cached.answer);
    },
    tryAnswer(request, response) {
      const code = codeIn(request);
      if (!code) return false;
      const redirect = (end: CachedDestination): void => {
        sendPrebuilt(end.answer, response);
        countTap(code, end, request);
      };
      const cached = destinations.cached(code);
      if (cached) redirect(cached);
      else {
        const since = invalidation.now();
        read(code, (tapDetails, isOffline) => {
          const end = isOffline ? destinations.last(code) : destinations.of(code, tapDetails, since);
          if (end) redirect(end);
          else sendPrebuilt(unavailable, response);
        });
      }
      return true;
    },
  };
}

const tapDetailsOf = async ({ db }: Pick<Services, 'db'>, codes: readonly string[]): Promise<Map<string, string>> =>
  new Map((await readTapDetails(db, codes)).map(({ code, details: tapDetails }) => [code, tapDetails]));

/** Logs once a second at most, because during a database outage every tap would log the same error. */
function throttled({ clock }: Pick<Services, 'clock'>, log: (error: unknown) => void): (error: unknown) => void {
  let next = 0;
  return (error) => {
    const now = clock.now().getTime();
    if (now < next) return;
    next = now + 1_000;
    log(error);
  };
}

type CacheInvalidation = ReturnType<typeof createCacheInvalidation>;

/** Database triggers publish every change that may affect a tap's destination, whatever made it. */
function followChanges({ bus }: Pick<Services, 'bus'>): CacheInvalidation {
  const invalidation = createCacheInvalidation(limits.known);
  bus.subscribe('tap', (key) => (key === 'all' ? invalidation.clear() : invalidation.change(key)));
  bus.onReconnect(invalidation.clear);
  return invalidation;
}

/** Cache of tag destinations with their prepared responses. */
function createDestinations(
  { clock }: Pick<Services, 'clock'>,
  invalidation: CacheInvalidation,
  redirectTo: (location: string) => Prebuilt,
) {
  const known = new LRUCache<string, CachedDestination>({ max: limits.known });
  const isInTime = ({ until }: CachedDestination): boolean => clock.now().getTime() < until;
  const createEntry = (code: string, tapDetails: string, since: number): CachedDestination => {
    const now = clock.now();
    const parsed = parseTapDetails(tapDetails);
    const destination = destinationOf(parsed, now);
    return {
      tapDetails,
      since,
      until: changesAt(parsed, now),
      destination,
      answer: redirectTo(locationOf(code, destination)),
      keys: parsed.ownerId === null ? [`tag-${code}`] : [`tag-${code}`, `owner-${parsed.ownerId}`],
    };
  };
  return {
    /** The last known destination, even if stale, for when the database is unavailable. */
    last: (code: string) => known.get(code),
    /** Returns the cached destination if nothing it depends on has changed since it was read. */
    cached(code: string): CachedDestination | undefined {
      const last = known.get(code);
      return last && invalidation.holds(last.since, last.keys) && isInTime(last) ? last : undefined;
    },
    of(code: string, tapDetails: string | undefined, since: number): CachedDestination {
      // Unknown codes are not cached, so that guessing codes does not fill the cache.
      if (tapDetails === undefined) return { ...unknown, answer: redirectTo(locationOf(code, unknown.destination)) };
      const last = known.get(code);
      const end =
        last?.tapDetails === tapDetails && isInTime(last) ? { ...last, since } : createEntry(code, tapDetails, since);
      known.set(code, end);
      return end;
    },
  };
}

const unknown = { tapDetails: '', since: 0, until: 0, keys: [], destination: { kind: 'notice' } } as const;

function locationOf(code: string, destination: Destination): string {
  // The page counts this view as a tap.
  if (destination.kind === 'profile') return `${destination.path}?s=nfc`;
  return destination.kind === 'notice' ? `/tags/${code}` : '/inactive-card';
}

const shape = /^\/t\/(\w{1,20})\/?(?:[?#]|$)/i;

/** Returns undefined for requests that are not taps; the router handles those. */
function codeIn({ method, url = '' }: RequestHead): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const typed = shape.exec(url)?.[1];
  return typed && readCode(typed);
}

/** In both languages: the visitor's language is unknown, and nothing can be looked up. */
function unavailablePage(): string {
  const sections = locales.map((locale) => {
    const t = translator(tagsTexts, locale);
    const content = `<h1>${t('tags.away.title')}</h1><p>${t('tags.away.text')}</p>`;
    return `<section lang="${locale}" dir="${directionOf(locale)}">${content}</section>`;
  });
  const title = translator(tagsTexts, 'he')('tags.away.title');
  return `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>${sections.join('')}</body></html>`;
}
