import { randomBytes } from 'node:crypto';
import { isReservedName } from '#base/reserved-words.ts';
import { trimmed } from '#base/trimmed.ts';
import type { Db } from '#server-kit/db/database.ts';
import { displayName, username } from '../../contract.ts';
import { accountLimits, emailKey, usernameKey } from '../../domain.ts';
import { findNamesInUse } from '../queries.ts';
import type { GoogleIdentity } from './google-client.ts';

const plainName = 'user';
const suffix = (): string => `-${randomBytes(2).toString('hex')}`;

/** Derives a name from the part of the email before the @, or else from the display name. */
function nameFrom({ email, name = '' }: Pick<GoogleIdentity, 'email' | 'name'>): string {
  const [local = ''] = email.split(/[@+]/);
  const fitting = [local, name]
    .map(usernameFrom)
    .find((text) => username.safeParse(text).success && !isReservedName(text));
  return fitting ?? plainName;
}

const usernameFrom = (text: string): string =>
  trimmed(
    text
      .normalize('NFKC')
      .trim()
      .replace(/\s+/g, '-')
      .replace(/[^A-Za-z0-9\u05d0-\u05ea._-]/g, '')
      .replace(/^[._-]+/, '')
      .slice(0, accountLimits.usernameMax),
    /[._-]/,
    'last',
  );

/** If two users take the same name concurrently, the database's unique constraint decides. */
export async function freeUsername(db: Db, identity: GoogleIdentity, now: Date): Promise<string> {
  const name = nameFrom(identity);
  const inUse = await findNamesInUse(db, emailKey(identity.email), usernameKey(name), now);
  if (!inUse.username) return name;
  const longer = (start: string) => start.slice(0, accountLimits.usernameMax - 5) + suffix();
  const withSuffix = longer(name);
  return isReservedName(withSuffix) ? longer(plainName) : withSuffix;
}

export const displayNameOf = ({ name }: GoogleIdentity, fallback: string): string =>
  displayName.safeParse(name).data ?? fallback;
