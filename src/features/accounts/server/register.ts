import { AppError } from '#base/app-error.ts';
import { isReservedName } from '#base/reserved-words.ts';
import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Registration } from '../contract.ts';
import { emailKey, isStrongSignIn, passwordFlaw, usernameKey } from '../domain.ts';
import { accountMailJob } from './mail-job.ts';
import { hashPassword, isCommonPassword } from './password.ts';
import { findTaken, insertUser } from './queries.ts';
import type { Inside } from './session.ts';
import { enter, type SignedIn } from './sign-in.ts';

export const trialMilliseconds = 14 * 86_400_000;

export async function register(inside: Inside, { username, email, password }: Registration): Promise<SignedIn> {
  const { db, clock, visitor, config } = inside;
  if (isReservedName(username))
    throw new AppError('conflict', {
      message: 'accounts.register.ourName',
      fields: { username: 'accounts.register.ourName' },
    });
  refuseWeakPassword(password, { username, email });
  await refuseTaken(db, email, username);
  const now = clock.now();
  const row = {
    username,
    usernameKey: usernameKey(username),
    displayName: username,
    email,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    language: visitor.locale,
    trialEndsAt: new Date(now.getTime() + trialMilliseconds),
    createdAt: now,
  };
  const user = await db
    .transaction(async (tx) => {
      const made = await insertUser(tx, row);
      await addJob(tx, accountMailJob, { userId: made.id, kind: 'verify' });
      return made;
    })
    .catch(explainTaken);
  const strength = { passwordLength: [...password].length, gaveSecondFactor: false, needsSecondFactor: config.isHttps };
  return enter(inside, user, { isRemembered: true, isStrong: isStrongSignIn(strength) }, 'accounts.register.done');
}

interface Owner {
  readonly username: string;
  readonly email: string;
  readonly displayName?: string;
  readonly isAdmin?: boolean;
}

export function refuseWeakPassword(password: string, owner: Owner): void {
  const flaw = passwordFlaw(password, owner, isCommonPassword);
  if (!flaw) return;
  const key = `accounts.password.${flaw}` as const;
  throw new AppError('invalid_input', { message: key, fields: { password: key } });
}

/** Asked before the hash is made; two who ask at once are told apart by the database. */
export async function refuseTaken(db: Db, email: string, username: string, exceptId = 0): Promise<void> {
  const taken = await findTaken(db, emailKey(email), usernameKey(username), exceptId);
  if (taken.email || taken.username) throw takenError(taken);
}

export function explainTaken(error: unknown): never {
  const constraint = brokenUnique(error);
  if (!constraint?.startsWith('users_')) throw error;
  throw takenError({ email: constraint.includes('email'), username: constraint.includes('username') });
}

const takenError = ({ email, username }: { email: boolean; username: boolean }): AppError =>
  new AppError('conflict', {
    message: email ? 'accounts.email.taken' : 'accounts.username.taken',
    fields: {
      ...(email && { email: 'accounts.email.taken' }),
      ...(username && { username: 'accounts.username.taken' }),
    },
  });
