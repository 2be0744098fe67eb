import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';

/** Counts in the database, shared by all processes; or in memory, if the database would cost more than the request. */
export interface Limits {
  /** Consumes one point and returns the number consumed, or throws `rate_limited` with the seconds to wait. */
  consume(name: string, key: string, limit: RateLimit): Promise<number>;
  /** The same without throwing: returns false if no points are left. */
  tryConsume(name: string, key: string, limit: RateLimit): Promise<boolean>;
  /** Refunds one point, because the counted request turned out to be legitimate. */
  reward(name: string, key: string, limit: RateLimit): Promise<void>;
}

const table = 'rate_limits';

export function createLimits(pool: pg.Pool, isOn: boolean): Limits {
  const limiters = new Map<string, RateLimiterPostgres | RateLimiterMemory>();
  const limiterOf = (name: string, limit: RateLimit): RateLimiterPostgres | RateLimiterMemory => {
    const { points, seconds, store = 'database' } = limit;
    const id = `${name} ${points}/${seconds} ${store}`;
    const known = limiters.get(id);
    if (known) return known;
    const options = { keyPrefix: name, points, duration: seconds };
    const limiter = store === 'memory' ? new RateLimiterMemory(options) : inDatabase(pool, options);
    limiters.set(id, limiter);
    return limiter;
  };
  const consume: Limits['consume'] = async (name, key, limit) => {
    if (!isOn) return 0;
    const { consumedPoints } = await limiterOf(name, limit).consume(storedKey(key)).catch(refuse);
    return consumedPoints;
  };
  return {
    consume,
    tryConsume: (name, key, limit) =>
      consume(name, key, limit).then(
        () => true,
        (error) => {
          if (error instanceof AppError && error.code === 'rate_limited') return false;
          throw error;
        },
      ),
    reward: async (name, key, limit) => {
      if (isOn) await limiterOf(name, limit).reward(storedKey(key));
    },
  };
}

const inDatabase = (pool: pg.Pool, options: { keyPrefix: string; points: number; duration: number }) =>
  // A job deletes expired rows; the library's own timer would run in each process.
  new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
  });

/** Keys may contain user input: a key that does not fit the column is stored as its hash. */
const storedKey = (key: string): string =>
  /^[\x21-\x7e]{1,100}$/.test(key) ? key : `#${createHash('sha256').update(key).digest('base64url')}`;

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
}
