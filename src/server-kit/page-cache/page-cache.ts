import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocale, type Locale, localeFromHeader, localeKey } from '#i18n/locale.ts';
import type { Bus } from '../bus/bus.ts';
import type { Db } from '../db/database.ts';
import { accepts } from '../http/answers/answers.ts';
import { datedBytes, sendPrebuilt } from '../http/answers/prebuilt.ts';
import type { EarlyAnswers, RequestHead } from '../http/direct-answers.ts';
import { type CachedPage, pageHeaders, recodedPage, sizeOf } from './cached-page.ts';

/** The cached pages of a URL: one page, or one per language, selected for each visitor. */
export interface CachedAnswer {
  readonly first: CachedPage;
  readonly byLocale?: Readonly<Record<Locale, CachedPage>>;
  /** When the page expires by itself. */
  readonly until?: Date | undefined;
  /** Called for every visitor who was sent the page or a 304. Not called for HEAD requests. */
  readonly onSent?: (request: RequestHead) => void;
}

/** Pages ready to send, by URL. */
export interface PageCache extends EarlyAnswers {
  /** The whole response for a client that takes brotli and has no copy of the page. */
  direct(request: RequestHead): Buffer | undefined;
  /** Answers from memory, before the router; returns false if the page is not cached. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Read before loading a page's data, and passed to `store`. */
  generation(): number;
  /** Does nothing if anything was dropped since then: the page may be stale. */
  store(path: string, key: string, answer: CachedAnswer, since: number): void;
  /** The last known page, even if stale, for when nothing newer is available. */
  findStale(path: string): CachedAnswer | undefined;
  /** Drops every URL of one key, such as one profile. */
  drop(key: string): void;
  clear(): void;
  readonly bytes: number;
}

interface Entry {
  readonly key: string;
  readonly answer: CachedAnswer;
  readonly until: number;
  /** Measured when stored: the page shrinks later, but the total must stay consistent. */
  readonly size: number;
}

const never = Number.POSITIVE_INFINITY;
const defaultMaxBytes = 64 * 1024 * 1024;

export function createPageCache(now: () => number = Date.now, maxBytes = defaultMaxBytes): PageCache {
  // A Map retains insertion order: the first entry is the least recently used.
  const byPath = new Map<string, Entry>();
  const pathsOf = new Map<string, Set<string>>();
  let newest: Entry | undefined;
  let bytes = 0;
  let drops = 0;

  const forget = (path: string) => {
    const entry = byPath.get(path);
    if (!entry) return;
    byPath.delete(path);
    bytes -= entry.size;
    const paths = pathsOf.get(entry.key);
    paths?.delete(path);
    if (paths?.size === 0) pathsOf.delete(entry.key);
  };

  const find = ({ url = '/' }: RequestHead): CachedAnswer | undefined => {
    const path = pathOf(url);
    const entry = byPath.get(path);
    if (!entry || (entry.until !== never && entry.until <= now())) return undefined;
    if (entry !== newest) {
      byPath.delete(path);
      byPath.set(path, entry);
      newest = entry;
    }
    return entry.answer;
  };

  return {
    get bytes() {
      return bytes;
    },
    direct(request) {
      const answer = find(request);
      if (!answer) return undefined;
      const page = pageFor(answer, request);
      if (codingOf(request) !== 'br' || hasCopy(request, page)) return undefined;
      answer.onSent?.(request);
      return datedBytes(page.brotli);
    },
    tryAnswer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const answer = find(request);
      if (answer) sendCachedAnswer(answer, request, response);
      return answer !== undefined;
    },
    findStale: (path) => byPath.get(path)?.answer,
    generation: () => drops,
    store(path, key, answer, since) {
      if (since !== drops) return;
      forget(path);
      const size = Object.values(answer.byLocale ?? [answer.first]).reduce((sum, page) => sum + sizeOf(page), 0);
      newest = { key, answer, until: answer.until?.getTime() ?? never, size };
      byPath.set(path, newest);
      pathsOf.set(key, (pathsOf.get(key) ?? new Set()).add(path));
      bytes += size;
      for (const oldest of byPath.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
    drop(key) {
      drops += 1;
      for (const path of pathsOf.get(key) ?? []) forget(path);
    },
    clear() {
      drops += 1;
      byPath.clear();
      pathsOf.clear();
      bytes = 0;
    },
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function pageFor({ first, byLocale }: CachedAnswer, request: RequestHead): CachedPage {
  const locale = byLocale && readerLocale(request);
  return (locale && byLocale?.[locale]) ?? first;
}

const hasCopy = ({ headers }: RequestHead, { etag }: CachedPage): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

export function sendCachedAnswer(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): void {
  const page = pageFor(answer, request);
  const { method } = request;
  const coding = codingOf(request);
  if (hasCopy(request, page)) {
    response.writeHead(304, pageHeaders(page));
    response.end();
  } else if (coding === 'br') sendPrebuilt(page.brotli, response);
  else {
    const { headers, body } = recodedPage(page, coding);
    response.writeHead(200, headers);
    response.end(method === 'HEAD' ? undefined : body);
  }
  if (method === 'GET') answer.onSent?.(request);
}

const languageCookie = new RegExp(`(?:^|; *)${localeKey}=(\\w+)`);

/** The language from the URL, the user's stored choice, or the browser's preference, if it is one we support. */
export function readerLocale({ url = '', headers }: Pick<RequestHead, 'url' | 'headers'>): Locale | undefined {
  const requested = /[?&]lang=(\w+)/.exec(url)?.[1];
  if (isLocale(requested)) return requested;
  const chosen = languageCookie.exec(headers.cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const acceptLanguage = headers['accept-language'];
  return /\b(he|iw|en)\b/i.test(acceptLanguage ?? '') ? localeFromHeader(acceptLanguage) : undefined;
}

type Coding = 'br' | 'gzip' | undefined;

/** Browsers send a handful of different texts. */
const codings = new Map<string, Coding>();
const maxCodings = 100;

function codingOf({ headers }: RequestHead): Coding {
  const accepted = String(headers['accept-encoding'] ?? '');
  const known = codings.get(accepted);
  if (known !== undefined) return known;
  const coding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
  if (codings.size < maxCodings) codings.set(accepted, coding);
  return coding;
}

/** All pages of one owner are dropped together: which of them is primary or live depends on the others. */
export const ownerPages = (ownerId: number): string => `owner-${ownerId}`;

/** Applies in every process when the transaction commits. */
export const dropOwnerPages = (bus: Pick<Bus, 'publish'>, tx: Db, ownerId: number): Promise<void> =>
  bus.publish(tx, 'cached-page', ownerPages(ownerId));

/** Drops the pages of all owners in every process on commit, for changes that affect all of them. */
export const dropAllPages = (bus: Pick<Bus, 'publish'>, tx: Db): Promise<void> => bus.publish(tx, 'page-cache', 'all');
