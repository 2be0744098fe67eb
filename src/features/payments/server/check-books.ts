import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint } from '#server-kit/services/extension-point.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listBroken } from './check-queries.ts';

type BookCheck = (db: Db) => Promise<readonly string[]>;

/** A feature whose rows must agree with the books adds what it knows of. */
export const bookChecks = extensionPoint<BookCheck>('book-checks');

/** Every rule of money that does not hold, each in a line; none of them is ever meant to be found. */
export async function brokenBooks({ db, extensions }: Pick<Services, 'db' | 'extensions'>): Promise<string[]> {
  const found: string[] = [];
  for (const check of [listBroken, ...extensions.of(bookChecks)]) found.push(...(await check(db)));
  return found;
}

export async function checkBooks(services: Services): Promise<void> {
  for (const broken of await brokenBooks(services)) services.log.error({ broken }, 'the books do not agree');
}
