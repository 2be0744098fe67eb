import type { Db } from '#server-kit/db/database.ts';
import type { DatedRate } from '../domain.ts';
import { insertMissingRates } from './queries.ts';

/** Used for rates missing from the table. */
export const vatSeeds: readonly DatedRate[] = [
  { since: '2015-10-01', rate: 1_700 },
  { since: '2025-01-01', rate: 1_800 },
];

export const seedInvoices = (db: Db): Promise<void> => insertMissingRates(db, vatSeeds);
