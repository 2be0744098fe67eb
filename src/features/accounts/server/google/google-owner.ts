import { randomBytes } from 'node:crypto';
import { isReservedName } from '#base/reserved-words.ts';
import { trimmed } from '#base/trimmed.ts';
import { brokenUnique, type Db } from '#server-kit/db/database.ts';
import { displayName, username } from '../../contract.ts';
import { accountLimits, emailKey, usernameKey } from '../../domain.ts';
import { isDemoTemplate } from '../demo.ts';
import {
  findNamesInUse,
  findUserByGoogle,
  insertUser,
  isEmailReserved,
  lockUser,
  type User,
  updateUser,
} from '../queries.ts';
import { trialMilliseconds } from '../session/register.ts';
import { type AccountsCall, recordEvent } from '../session/session.ts';
import { endEveryCredential, mailChange } from '../session/sign-in.ts';
import type { GoogleIdentity } from './google-client.ts';
import { lockUserByEmail } from './google-queries.ts';

const maxAttempts = 5;

/** Finds or creates the account for an identity. After losing a race it retries and finds what the winner created. */
export async function ownerOf(
  call: AccountsCall,
  identity: GoogleIdentity,
): Promise<User | 'google-exists' | 'google-failed'> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await call.db.transaction((tx) => findOrCreate(tx, call, identity));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  call.log.warn('Google sign-in found no free username');
  return 'google-failed';
}

const isUniqueViolation = (error: unknown): boolean => brokenUnique(error)?.startsWith('users_') ?? false;

async function findOrCreate(tx: Db, call: AccountsCall, identity: GoogleIdentity): Promise<User | 'google-exists'> {
  const known = await findUserByGoogle(tx, identity.sub);
  if (known) return known;
  const key = emailKey(identity.email);
  if (isDemoTemplate({ emailKey: key })) return 'google-exists';
  const sameMail = await lockUserByEmail(tx, key);
  // The account that left this address can still undo the change and is linked to this or another Google account.
  if (!sameMail && (await isEmailReserved(tx, key, call.clock.now()))) return 'google-exists';
  if (!sameMail) return createUser(tx, call, identity);
  // Another window of the same user was faster.
  if (sameMail.googleId === identity.sub) return sameMail;
  // An admin must link Google while signed in; a matching email is not enough.
  if (sameMail.role === 'admin') return 'google-exists';
  if (!sameMail.emailVerifiedAt) return takeOverAccount(tx, call, sameMail.id, identity);
  // An email address can change hands; the account stays linked to its known Google account.
  if (sameMail.googleId) return 'google-exists';
  await mailChange(tx, sameMail, 'google-linked', call.clock.now());
  await recordEvent(tx, call, { userId: sameMail.id, kind: 'google-linked' });
  return updated(tx, sameMail.id, { googleId: identity.sub });
}

async function createUser(tx: Db, { clock, visitor }: AccountsCall, identity: GoogleIdentity): Promise<User> {
  const now = clock.now();
  const username = await freeUsername(tx, identity, now);
  return insertUser(tx, {
    username,
    usernameKey: usernameKey(username),
    displayName: displayNameOf(identity, username),
    email: identity.email,
    emailKey: emailKey(identity.email),
    emailVerifiedAt: now,
    googleId: identity.sub,
    language: visitor.locale,
    trialEndsAt: new Date(now.getTime() + trialMilliseconds),
    createdAt: now,
  });
}

/** Ends all credentials of the user who registered the address without verifying it. */
async function takeOverAccount(tx: Db, call: AccountsCall, id: number, { sub }: GoogleIdentity): Promise<User> {
  const { bus, clock } = call;
  const ended = await endEveryCredential(tx, bus, id);
  await recordEvent(tx, call, { userId: id, kind: 'google-linked' });
  return updated(tx, id, { ...ended, googleId: sub, emailVerifiedAt: clock.now() });
}

async function updated(tx: Db, id: number, change: Partial<User>): Promise<User> {
  const row = await updateUser(tx, id, change);
  if (!row) throw new Error('The locked user was not there');
  return row;
}

/** Links Google at the request of a signed-in owner; the account's email may differ. */
export async function connect(
  call: AccountsCall,
  userId: number,
  { sub }: GoogleIdentity,
): Promise<'google-connected' | 'google-taken'> {
  try {
    await call.db.transaction(async (tx) => {
      const { googleId } = await lockUser(tx, userId);
      if (googleId === sub) return;
      await mailChange(tx, await updated(tx, userId, { googleId: sub }), 'google-linked', call.clock.now());
      await recordEvent(tx, call, { userId, kind: 'google-linked' });
    });
    return 'google-connected';
  } catch (error) {
    if (isUniqueViolation(error)) return 'google-taken';
    throw error;
  }
}

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
async function freeUsername(db: Db, identity: GoogleIdentity, now: Date): Promise<string> {
  const name = nameFrom(identity);
  const inUse = await findNamesInUse(db, emailKey(identity.email), usernameKey(name), now);
  if (!inUse.username) return name;
  const longer = (start: string) => start.slice(0, accountLimits.usernameMax - 5) + suffix();
  const withSuffix = longer(name);
  return isReservedName(withSuffix) ? longer(plainName) : withSuffix;
}

const displayNameOf = ({ name }: GoogleIdentity, fallback: string): string =>
  displayName.safeParse(name).data ?? fallback;
