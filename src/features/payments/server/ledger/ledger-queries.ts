import type { Db } from '#server-kit/db/database.ts';
import { ledgerEntriesTable as entries, ledgerLinesTable as lines } from '../table.ts';

type NewEntry = typeof entries.$inferInsert;
type NewLedgerLine = Omit<typeof lines.$inferInsert, 'entryId'>;

/** The database refuses, at the end of the transaction, an entry whose lines do not sum to zero. */
export async function insertEntry(tx: Db, entry: NewEntry, newLines: readonly NewLedgerLine[]): Promise<void> {
  const [row] = await tx.insert(entries).values(entry).returning({ id: entries.id });
  if (!row) throw new Error('The new entry did not come back');
  await tx.insert(lines).values(newLines.map((line) => ({ ...line, entryId: row.id })));
}
