import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Overview, OverviewRange } from '../contract.ts';
import { readOverview } from './overview.ts';

interface CachedOverview {
  readonly answer: Promise<Overview>;
  readonly until: number;
}

const cacheMilliseconds = 60_000;
const cache = new WeakMap<Db, Map<OverviewRange, CachedOverview>>();

/** Made at most once a minute in each process, however many look; who comes while it is being made waits for that one. */
export function getOverview(services: Services, range: OverviewRange): Promise<Overview> {
  const { db, clock } = services;
  const answers = cache.get(db) ?? new Map<OverviewRange, CachedOverview>();
  cache.set(db, answers);
  const now = clock.now().getTime();
  const cached = answers.get(range);
  if (cached && cached.until > now) return cached.answer;
  const answer = readOverview(services, range);
  answers.set(range, { answer, until: now + cacheMilliseconds });
  // What failed is not kept.
  answer.catch(() => answers.delete(range));
  return answer;
}
