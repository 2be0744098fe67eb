import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listBroken } from './check-queries.ts';

type BookCheck = (db: Db) => Promise<readonly string[]>;

const checks: BookCheck[] = [listBroken];

/** A feature whose rows must agree with the books adds what it knows of. */
export function registerBookCheck(check: BookCheck): void {
  checks.push(check);
}

/** Every rule of money that does not hold, each in a line; none of them is ever meant to be found. */
export async function brokenBooks(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(db)));
  return found;
}

export async function checkBooks({ db, log }: Services): Promise<void> {
  for (const broken of await brokenBooks(db)) log.error({ broken }, 'the books do not agree');
}
