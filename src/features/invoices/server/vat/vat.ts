import { dateInIsrael } from '#base/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type DatedRate, rateOn } from '../../domain.ts';
import { listRates } from '../queries.ts';
import { vatSeeds } from '../seed.ts';

/** What the table says goes before what the code knows. */
export async function knownRates(db: Db): Promise<DatedRate[]> {
  const stored = await listRates(db);
  const missing = vatSeeds.filter((seed) => stored.every(({ since }) => since !== seed.since));
  return [...stored, ...missing];
}

/** Hundredths of a percent, by the Israeli calendar day. */
export const vatRateAt = async (db: Db, date: Date): Promise<number> =>
  rateOn(await knownRates(db), dateInIsrael(date));
