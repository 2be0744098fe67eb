import { hash, randomBytes } from 'node:crypto';
import { dateInIsrael } from '#base/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import { ensureSalt, type HashedEvent } from '../queries.ts';
import type { Counted } from './counted.ts';

const saltBytes = 32;
const hashLength = 20;

/** The salt of a day, made by whoever needs it first. */
export const saltOf = (db: Db, day: string): Promise<Buffer> => ensureSalt(db, day, randomBytes(saltBytes));

/** Tells visitors of one profile apart for one day; without that day's salt nobody can tell whose it is. */
const visitorHashOf = (salt: string, { profileId, visitor: { address, userAgent } }: Counted): string =>
  hash('sha256', `${salt}\n${profileId}\n${address}\n${userAgent}`).slice(0, hashLength);

/** Each event with its day and its visitor's mark. */
export async function hashVisitors(
  events: readonly Counted[],
  findSalt: (day: string) => Promise<Buffer>,
): Promise<HashedEvent[]> {
  const salts = new Map<string, string>();
  for (const { at } of events) {
    const day = dateInIsrael(at);
    if (!salts.has(day)) salts.set(day, (await findSalt(day)).toString('base64'));
  }
  return events.map((event) => {
    const day = dateInIsrael(event.at);
    return { event, day, mark: visitorHashOf(salts.get(day) ?? '', event) };
  });
}
