import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocale, type Locale, localeFromHeader, localeKey } from '#i18n/locale.ts';
import type { Bus } from '../bus/bus.ts';
import type { Db } from '../db/database.ts';
import { accepts } from '../http/answers/answers.ts';
import { type CachedPage, sizeOf, type Variant } from './cached-page.ts';

/** What stands at an address: one page, or one for each language, of which the reader gets theirs. */
export interface CachedAnswer {
  readonly first: CachedPage;
  readonly byLocale?: Readonly<Record<Locale, CachedPage>>;
  /** When it stops being true by itself. */
  readonly until?: Date | undefined;
  /** Told of every reader who got it, or had it already. Whoever asked for its headers alone has not read it. */
  readonly onSent?: (request: IncomingMessage) => void;
}

/** Pages that are ready to send, by address. */
export interface PageCache {
  /** Answers from memory, ahead of the router; false when the page is not kept. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Noted before a page's data is read, and handed to `keep`. */
  generation(): number;
  /** Does nothing when anything was dropped since that moment: the page may show what is no longer so. */
  store(path: string, key: string, answer: CachedAnswer, since: number): void;
  /** What was last true, for when nothing newer can be had. */
  findStale(path: string): CachedAnswer | undefined;
  /** Forgets every address of one key, such as one profile. */
  drop(key: string): void;
  clear(): void;
  readonly bytes: number;
}

interface Entry {
  readonly key: string;
  readonly answer: CachedAnswer;
  readonly until: number;
  /** Measured when kept: the page shrinks later, the sum must not drift. */
  readonly size: number;
}

const defaultMaxBytes = 64 * 1024 * 1024;

export function createPageCache(now: () => number = Date.now, maxBytes = defaultMaxBytes): PageCache {
  // A Map remembers the order of insertion: the first is the one not asked for the longest.
  const byPath = new Map<string, Entry>();
  const pathsOf = new Map<string, Set<string>>();
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

  return {
    get bytes() {
      return bytes;
    },
    tryAnswer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = pathOf(request.url ?? '/');
      const entry = byPath.get(path);
      if (!entry || entry.until <= now()) return false;
      byPath.delete(path);
      byPath.set(path, entry);
      sendCachedAnswer(entry.answer, request, response);
      return true;
    },
    findStale: (path) => byPath.get(path)?.answer,
    generation: () => drops,
    store(path, key, answer, since) {
      if (since !== drops) return;
      forget(path);
      const size = Object.values(answer.byLocale ?? [answer.first]).reduce((sum, page) => sum + sizeOf(page), 0);
      byPath.set(path, { key, answer, until: answer.until?.getTime() ?? Number.POSITIVE_INFINITY, size });
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

export function sendCachedAnswer(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): void {
  const locale = answer.byLocale && readerLocale(request);
  const page = (locale && answer.byLocale?.[locale]) ?? answer.first;
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (known?.includes(page.etag)) {
    response.writeHead(304, page.unchanged);
    response.end();
  } else {
    const { headers, body } = variantFor(page, String(accepted ?? ''));
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
  if (request.method === 'GET') answer.onSent?.(request);
}

const languageCookie = new RegExp(`(?:^|; *)${localeKey}=(\\w+)`);

/** As the address asks, as the reader chose on our pages, or as their browser says, if it says anything that we speak. */
export function readerLocale({ url = '', headers }: IncomingMessage): Locale | undefined {
  const requested = /[?&]lang=(\w+)/.exec(url)?.[1];
  if (isLocale(requested)) return requested;
  const chosen = languageCookie.exec(headers.cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const acceptLanguage = headers['accept-language'];
  return /\b(he|iw|en)\b/i.test(acceptLanguage ?? '') ? localeFromHeader(acceptLanguage) : undefined;
}

function variantFor(page: CachedPage, accepted: string): Variant {
  if (accepts(accepted, 'br')) return page.brotli;
  return accepts(accepted, 'gzip') ? page.gzip : page.plain;
}

/** All pages of one owner are forgotten together: which of them is primary, or live at all, hangs on the others. */
export const ownerPages = (ownerId: number): string => `owner-${ownerId}`;

/** In every process, when the change commits. */
export const dropOwnerPages = (bus: Pick<Bus, 'publish'>, tx: Db, ownerId: number): Promise<void> =>
  bus.publish(tx, 'cached-page', ownerPages(ownerId));

/** All pages of all owners, likewise: for what changes under every one of them at once. */
export const dropAllPages = (bus: Pick<Bus, 'publish'>, tx: Db): Promise<void> => bus.publish(tx, 'page-cache', 'all');
