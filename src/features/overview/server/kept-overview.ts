import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Overview, OverviewRange } from '../contract.ts';
import { readOverview } from './overview.ts';

interface Kept {
  readonly answer: Promise<Overview>;
  readonly until: number;
}

const keptMilliseconds = 60_000;
const kept = new WeakMap<Db, Map<OverviewRange, Kept>>();

/** Made at most once a minute in each process, however many look; who comes while it is being made waits for that one. */
export function getOverview(services: Services, range: OverviewRange): Promise<Overview> {
  const { db, clock } = services;
  const answers = kept.get(db) ?? new Map<OverviewRange, Kept>();
  kept.set(db, answers);
  const now = clock.now().getTime();
  const known = answers.get(range);
  if (known && known.until > now) return known.answer;
  const answer = readOverview(services, range);
  answers.set(range, { answer, until: now + keptMilliseconds });
  // What failed is not kept.
  answer.catch(() => answers.delete(range));
  return answer;
}
