import { dateInIsrael } from '#base/israel-time.ts';
import type { Services } from '#server-kit/services/services.ts';
import { saltOf } from './visitors.ts';

const cacheMilliseconds = 60_000;

/** Today's salt is remembered for a minute at most, so that no process knows it for longer than the database does. */
export function createSalts({ db, clock }: Services): (day: string) => Promise<Buffer> {
  const salts = new Map<string, Buffer>();
  return async (day) => {
    const today = dateInIsrael(clock.now());
    for (const cached of salts.keys()) if (cached !== today) salts.delete(cached);
    const cached = salts.get(day);
    if (cached) return cached;
    const salt = await saltOf(db, day);
    if (day !== today) return salt;
    salts.set(day, salt);
    setTimeout(() => salts.delete(day), cacheMilliseconds).unref();
    return salt;
  };
}
