import { brokenUnique, type Db } from '#server-kit/db/database.ts';
import { emailKey, usernameKey } from '../../domain.ts';
import { isEmailReserved } from '../deletion/reserved-name-queries.ts';
import { isDemoTemplate } from '../demo.ts';
import { findUserByGoogle, insertUser, lockUser, type User, updateUser } from '../queries.ts';
import { endEveryCredential, mailChange } from '../session/credentials.ts';
import { trialMilliseconds } from '../session/register.ts';
import { recordEvent } from '../session/security-log.ts';
import type { AccountsCall } from '../session/session.ts';
import type { GoogleIdentity } from './google-client.ts';
import { displayNameOf, freeUsername } from './google-names.ts';
import { lockUserByEmail } from './google-queries.ts';

const maxAttempts = 5;

/** The account that a proof opens. Whoever loses a race looks again and finds what the winner made. */
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
  call.log.warn('a sign-in by Google found no free name');
  return 'google-failed';
}

const isUniqueViolation = (error: unknown): boolean => brokenUnique(error)?.startsWith('users_') ?? false;

async function findOrCreate(tx: Db, call: AccountsCall, identity: GoogleIdentity): Promise<User | 'google-exists'> {
  const known = await findUserByGoogle(tx, identity.sub);
  if (known) return known;
  const key = emailKey(identity.email);
  if (isDemoTemplate({ emailKey: key })) return 'google-exists';
  const sameMail = await lockUserByEmail(tx, key);
  // An account that left this address can still go back to it, and keeps its link to this Google account or another.
  if (!sameMail && (await isEmailReserved(tx, key, call.clock.now()))) return 'google-exists';
  if (!sameMail) return createUser(tx, call, identity);
  // Another window of the same person was a moment faster.
  if (sameMail.googleId === identity.sub) return sameMail;
  // An admin connects while signed in, never by the mail alone.
  if (sameMail.role === 'admin') return 'google-exists';
  if (!sameMail.emailVerifiedAt) return takeOverAccount(tx, call, sameMail.id, identity);
  // An address can change hands; the account stays with the Google account that it knows.
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

/** Whoever registered the address without proving it is out. */
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

/** The owner's own wish, from inside: the account's mail does not matter. */
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
