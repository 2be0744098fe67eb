import { identify } from '#features/accounts/server/index.ts';
import { isDatabaseGone } from '#server-kit/db/failures.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Counted } from './counted.ts';
import { createMemory } from './memory.ts';
import { createProfileFacts } from './profile-facts.ts';
import { createSalts } from './salts.ts';
import { settle } from './settle.ts';
import { createVisitLimit } from './visit-limit.ts';
import { markAll } from './visitors.ts';
import type { Waiting } from './waiting.ts';
import { writeEvents } from './write.ts';

const most = 10_000;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=([\w-]{43})(?:;|$)/;

/** Who is signed in where a cookie comes from; most cookies are of nobody. */
function createViewers(services: Services) {
  const memory = createMemory<string, number | undefined>(most);
  return async (cookies: string | undefined): Promise<number | undefined> => {
    const cookie = cookies && sessionCookie.exec(cookies)?.[1];
    if (!cookie) return undefined;
    const now = services.clock.now().getTime();
    const known = memory.find(cookie, now);
    if (known) return known.value;
    const { identity } = await identify(services, { sessionCookie: cookie, authorization: undefined });
    memory.keep(cookie, identity?.id, now);
    return identity?.id;
  };
}

const limits = {
  /** What a crash may lose. */
  milliseconds: 1_000,
  /** So many do not wait for the second to end. */
  soon: 1_000,
  /** In one transaction. Few enough that a page which comes meanwhile does not feel it: five to seven microseconds each. */
  batch: 200,
  /** Kept while the database is away. */
  most: 100_000,
  /** A batch that fails so often for reasons of its own would hold up all that come after it. */
  tries: 5,
} as const;

export interface Queue {
  push(one: Waiting): void;
  /** Writes what waits, unless the database is away. */
  flush(): Promise<void>;
}

export function createQueue(services: Services): Queue {
  const { log, db, config } = services;
  const settling = {
    publicUrl: config.publicUrl,
    isTrustedProxy: config.isTrustedProxy,
    mayVisit: createVisitLimit(),
    viewerOf: createViewers(services),
    factsOf: createProfileFacts(services),
  };
  const saltOf = createSalts(services);
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const write = async (batch: readonly Waiting[]) => {
    const marked = await markAll(await settle(batch, settling), saltOf);
    if (marked.length) await db.transaction((tx) => writeEvents(tx, marked));
  };

  /** Back where they came from, unless they fail whatever the database does. */
  const putBack = (batch: Waiting[], error: unknown) => {
    failures += isDatabaseGone(error) ? 0 : 1;
    if (failures >= limits.tries) {
      failures = 0;
      log.error({ err: error, events: batch.length }, 'events could not be counted and are given up');
      return;
    }
    log.warn({ err: error, events: batch.length }, 'events could not be counted yet');
    waiting = batch.concat(waiting);
    bound();
  };

  const bound = () => {
    if (waiting.length <= limits.most) return;
    const lost = waiting.length - limits.most;
    waiting = waiting.slice(lost);
    log.error({ events: lost }, 'too many events wait to be counted: the oldest are given up');
  };

  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, limits.batch);
      try {
        await write(batch);
        failures = 0;
      } catch (error) {
        putBack(batch, error);
        break;
      }
    }
  };

  const start = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
      if (waiting.length > 0) arm();
    });
    return running;
  };

  const arm = () => {
    timer ??= setTimeout(start, limits.milliseconds).unref();
  };

  return {
    push(one) {
      waiting.push(one);
      if (running) return bound();
      if (waiting.length >= limits.soon) void start();
      else arm();
    },
    async flush() {
      // What is being written may have begun before the last one came.
      await running;
      await start();
    },
  };
}

const queues = new WeakMap<Services['db'], Queue>();

/** The queue of this process. */
export function queueOf(services: Services): Queue {
  const known = queues.get(services.db);
  if (known) return known;
  const made = createQueue(services);
  queues.set(services.db, made);
  return made;
}

export const countLater = (services: Services, event: Counted): void =>
  queueOf(services).push({ is: 'counted', ...event });
export const flushCounts = (services: Services): Promise<void> => queueOf(services).flush();
