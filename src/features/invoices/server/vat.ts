import { dateInIsrael } from '#features/profiles/opening-hours.ts';
import type { Db } from '#server-kit/db/database.ts';
import { rateOn } from '../domain.ts';
import { listRates } from './queries.ts';
import { vatSeeds } from './seed.ts';

/** Hundredths of a percent, by the Israeli calendar day; what the table says goes before what the code knows. */
export async function vatRateAt(db: Db, date: Date): Promise<number> {
  const kept = await listRates(db);
  const missing = vatSeeds.filter((seed) => kept.every(({ since }) => since !== seed.since));
  return rateOn([...kept, ...missing], dateInIsrael(date));
}
