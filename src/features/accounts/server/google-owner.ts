import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import { emailKey, usernameKey } from '../domain.ts';
import { isDemoTemplate } from './demo.ts';
import type { Proof } from './google-client.ts';
import { displayNameOf, freeUsername } from './google-names.ts';
import { deleteEveryTokenOf, lockUserByEmail } from './google-queries.ts';
import { findUserByGoogle, insertUser, type User, updateUser } from './queries.ts';
import { replaceRecoveryCodes } from './recovery-queries.ts';
import { trialMilliseconds } from './register.ts';
import type { Inside } from './session.ts';
import { deleteSessionsOf, forgetDevicesOf } from './session-queries.ts';

const tries = 5;

/** The account that a proof opens. Whoever loses a race looks again and finds what the winner made. */
export async function ownerOf(inside: Inside, proof: Proof): Promise<User | 'google-exists' | 'google-failed'> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await inside.db.transaction((tx) => findOrMake(tx, inside, proof));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  inside.log.warn('a sign-in by Google found no free name');
  return 'google-failed';
}

const isTaken = (error: unknown): boolean => brokenUnique(error)?.startsWith('users_') ?? false;

async function findOrMake(tx: Db, inside: Inside, proof: Proof): Promise<User | 'google-exists'> {
  const known = await findUserByGoogle(tx, proof.sub);
  if (known) return known;
  const key = emailKey(proof.email);
  if (isDemoTemplate({ emailKey: key })) return 'google-exists';
  const sameMail = await lockUserByEmail(tx, key);
  if (!sameMail) return makeUser(tx, inside, proof);
  // Another window of the same person was a moment faster.
  if (sameMail.googleId === proof.sub) return sameMail;
  // An admin connects while signed in, never by the mail alone.
  if (sameMail.role === 'admin') return 'google-exists';
  if (!sameMail.emailVerifiedAt) return takeOver(tx, sameMail.id, proof, inside.clock.now());
  // An address can change hands; the account stays with the Google account that it knows.
  if (sameMail.googleId) return 'google-exists';
  return updated(tx, sameMail.id, { googleId: proof.sub });
}

async function makeUser(tx: Db, { clock, visitor }: Inside, proof: Proof): Promise<User> {
  const username = await freeUsername(tx, proof);
  const now = clock.now();
  return insertUser(tx, {
    username,
    usernameKey: usernameKey(username),
    displayName: displayNameOf(proof, username),
    email: proof.email,
    emailKey: emailKey(proof.email),
    emailVerifiedAt: now,
    googleId: proof.sub,
    language: visitor.locale,
    trialEndsAt: new Date(now.getTime() + trialMilliseconds),
    createdAt: now,
  });
}

/**
 * Somebody registered this address and never proved it: perhaps its holder, perhaps one who waits for them to come.
 * Every way in that was there before ends, so that only the one who proved it is inside.
 */
async function takeOver(tx: Db, id: number, { sub }: Proof, now: Date): Promise<User> {
  await deleteSessionsOf(tx, id);
  await forgetDevicesOf(tx, id);
  await deleteEveryTokenOf(tx, id);
  await replaceRecoveryCodes(tx, id, []);
  return updated(tx, id, {
    googleId: sub,
    emailVerifiedAt: now,
    pendingEmail: null,
    passwordHash: null,
    secondFactorSecret: null,
    secondFactorSince: null,
  });
}

async function updated(tx: Db, id: number, change: Partial<User>): Promise<User> {
  const row = await updateUser(tx, id, change);
  if (!row) throw new Error('The locked user was not there');
  return row;
}

/** The owner's own wish, from inside: the account's mail does not matter. */
export async function connect(db: Db, userId: number, { sub }: Proof): Promise<'google-connected' | 'google-taken'> {
  try {
    await updateUser(db, userId, { googleId: sub });
    return 'google-connected';
  } catch (error) {
    if (isTaken(error)) return 'google-taken';
    throw error;
  }
}
