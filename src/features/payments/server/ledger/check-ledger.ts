import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint } from '#server-kit/services/extension-point.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listLedgerErrors } from './check-queries.ts';

type LedgerCheck = (db: Db) => Promise<readonly string[]>;

/** A feature whose rows must agree with the ledger adds what it knows of. */
export const ledgerChecks = extensionPoint<LedgerCheck>('book-checks');

/** Every rule of money that does not hold, each in a line; none of them is ever meant to be found. */
export async function findLedgerErrors({ db, extensions }: Pick<Services, 'db' | 'extensions'>): Promise<string[]> {
  const found: string[] = [];
  for (const check of [listLedgerErrors, ...extensions.of(ledgerChecks)]) found.push(...(await check(db)));
  return found;
}

export async function checkLedger(services: Services): Promise<void> {
  for (const message of await findLedgerErrors(services))
    services.log.error({ broken: message }, 'the books do not agree');
}
