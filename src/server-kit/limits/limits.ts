import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';

/** Counts in the database, so that every process sees the same. */
export interface Limits {
  /** Takes one point, or throws `rate_limited` with the seconds to wait. */
  take(name: string, key: string, limit: RateLimit): Promise<void>;
  /** The same without throwing: false when there are none left. */
  tryTake(name: string, key: string, limit: RateLimit): Promise<boolean>;
}

const table = 'rate_limits';

export function createLimits(pool: pg.Pool, isOn: boolean): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: string, { points, seconds }: RateLimit): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known) return known;
    const options = { storeClient: pool, storeType: 'pool', tableName: table, tableCreated: true, keyPrefix: name };
    // What has run out is swept by a job: the library's own timer would keep one in each process.
    const made = new RateLimiterPostgres({ ...options, points, duration: seconds, clearExpiredByTimeout: false });
    limiters.set(name, made);
    return made;
  };
  const take: Limits['take'] = async (name, key, limit) => {
    if (!isOn) return;
    await limiterOf(name, limit).consume(key).catch(refuse);
  };
  return {
    take,
    tryTake: (name, key, limit) =>
      take(name, key, limit).then(
        () => true,
        (error) => {
          if (error instanceof AppError && error.code === 'rate_limited') return false;
          throw error;
        },
      ),
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
}
