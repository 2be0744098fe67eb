import { identify } from '#features/accounts/server/index.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { createProfileDetailsCache } from '../profile-details.ts';
import { normalizeEvents } from './normalize-events.ts';
import type { Counted, PendingEvent } from './pending-events.ts';
import { createTtlCache } from './ttl-cache.ts';
import { createSalts, createVisitLimit, hashVisitors, writeEvents } from './write.ts';

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
