import { randomBytes } from 'node:crypto';
import type { Db } from '#server-kit/db/database.ts';
import { hashPassword } from './password.ts';
import { hasAdmin, insertUser } from './queries.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Given only when it was made up here: it is shown once and kept nowhere. */
  readonly madePassword: string | undefined;
}

/** Makes the first admin on an installation that has none. */
export async function ensureFirstAdmin(
  db: Db,
  email: string,
  givenPassword: string | undefined,
): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(db)) return undefined;
  const password = givenPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  await insertUser(db, { username: 'admin', displayName: 'Admin', email, passwordHash, role: 'admin' });
  return { email, madePassword: givenPassword ? undefined : password };
}
