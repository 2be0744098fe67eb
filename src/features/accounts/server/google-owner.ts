import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import { emailKey, usernameKey } from '../domain.ts';
import { endEveryCredential, mailChange } from './credentials.ts';
import { isDemoTemplate } from './demo.ts';
import type { Proof } from './google-client.ts';
import { displayNameOf, freeUsername } from './google-names.ts';
import { lockUserByEmail } from './google-queries.ts';
import { isEmailHeld } from './held-name-queries.ts';
import { lockUser } from './protected-queries.ts';
import { findUserByGoogle, insertUser, type User, updateUser } from './queries.ts';
import { trialMilliseconds } from './register.ts';
import { recordEvent } from './security-log.ts';
import type { Inside } from './session.ts';

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
  // An account that left this address can still go back to it, and keeps its link to this Google account or another.
  if (!sameMail && (await isEmailHeld(tx, key, inside.clock.now()))) return 'google-exists';
  if (!sameMail) return makeUser(tx, inside, proof);
  // Another window of the same person was a moment faster.
  if (sameMail.googleId === proof.sub) return sameMail;
  // An admin connects while signed in, never by the mail alone.
  if (sameMail.role === 'admin') return 'google-exists';
  if (!sameMail.emailVerifiedAt) return takeOver(tx, inside, sameMail.id, proof);
  // An address can change hands; the account stays with the Google account that it knows.
  if (sameMail.googleId) return 'google-exists';
  await mailChange(tx, sameMail, 'google-linked', inside.clock.now());
  await recordEvent(tx, inside, { userId: sameMail.id, kind: 'google-linked' });
  return updated(tx, sameMail.id, { googleId: proof.sub });
}

async function makeUser(tx: Db, { clock, visitor }: Inside, proof: Proof): Promise<User> {
  const now = clock.now();
  const username = await freeUsername(tx, proof, now);
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

/** Whoever registered the address without proving it is out. */
async function takeOver(tx: Db, inside: Inside, id: number, { sub }: Proof): Promise<User> {
  const { bus, clock } = inside;
  const ended = await endEveryCredential(tx, bus, id);
  await recordEvent(tx, inside, { userId: id, kind: 'google-linked' });
  return updated(tx, id, { ...ended, googleId: sub, emailVerifiedAt: clock.now() });
}

async function updated(tx: Db, id: number, change: Partial<User>): Promise<User> {
  const row = await updateUser(tx, id, change);
  if (!row) throw new Error('The locked user was not there');
  return row;
}

/** The owner's own wish, from inside: the account's mail does not matter. */
export async function connect(
  inside: Inside,
  userId: number,
  { sub }: Proof,
): Promise<'google-connected' | 'google-taken'> {
  try {
    await inside.db.transaction(async (tx) => {
      const { googleId } = await lockUser(tx, userId);
      if (googleId === sub) return;
      await mailChange(tx, await updated(tx, userId, { googleId: sub }), 'google-linked', inside.clock.now());
      await recordEvent(tx, inside, { userId, kind: 'google-linked' });
    });
    return 'google-connected';
  } catch (error) {
    if (isTaken(error)) return 'google-taken';
    throw error;
  }
}
