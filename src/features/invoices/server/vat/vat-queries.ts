import { eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { DatedRate } from '../../domain.ts';
import { vatRatesTable as rates } from '../table.ts';

/** False where the day has a rate already. */
export async function insertRate(tx: Db, row: DatedRate): Promise<boolean> {
  return (await tx.insert(rates).values(row).onConflictDoNothing().returning({ since: rates.since })).length > 0;
}

/** What was dropped; undefined where nothing was. */
export async function deleteRate(tx: Db, since: string): Promise<DatedRate | undefined> {
  const [row] = await tx.delete(rates).where(eq(rates.since, since)).returning();
  return row;
}
