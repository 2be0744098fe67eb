import { AppError } from '#base/app-error.ts';
import { isReservedName } from '#base/reserved-words.ts';
import { trialDays } from '#features/packages/plan.ts';
import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Registration } from '../contract.ts';
import { emailKey, isStrongSignIn, passwordFlaw, usernameKey } from '../domain.ts';
import { registrationTriedJob } from './forgot-job.ts';
import { accountMailJob } from './mail-job.ts';
import { hashPassword, isCommonPassword } from './password.ts';
import { findTaken, insertUser } from './queries.ts';
import { originOf } from './security-log.ts';
import type { Inside } from './session.ts';
import { enter, type SignedIn } from './sign-in.ts';

export const trialMilliseconds = trialDays * 86_400_000;

export async function register(inside: Inside, { username, email, password }: Registration): Promise<SignedIn> {
  const { db, clock, visitor, config } = inside;
  if (isReservedName(username))
    throw new AppError('conflict', {
      message: 'accounts.register.ourName',
      fields: { username: 'accounts.register.ourName' },
    });
  refuseWeakPassword(password, { username, email });
  const now = clock.now();
  await refuseTaken(db, email, username, now).catch((error) => tellOwnerOfTaken(inside, email, error));
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
    .catch(explainTaken)
    .catch((error) => tellOwnerOfTaken(inside, email, error));
  const strength = { passwordLength: [...password].length, gaveSecondFactor: false, needsSecondFactor: config.isHttps };
  return enter(
    inside,
    user,
    { isRemembered: true, isStrong: isStrongSignIn(strength), by: 'password' },
    'accounts.register.done',
  );
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

/** Answers that an address has an account, by the address of whoever asks. */
const takenAnswers = { points: 5, seconds: 3_600, by: 'address' } as const;

/** That an address is registered is told to few who ask, and to its owner. Anybody else registers as before. */
export async function tellOwnerOfTaken(
  { db, limits, visitor }: Pick<Inside, 'db' | 'limits' | 'visitor'>,
  email: string,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AppError) || !error.options.fields?.email) throw error;
  await limits.take('address-taken', visitor.address, takenAnswers);
  await addJob(db, registrationTriedJob, { email, visitor: originOf(visitor) });
  throw error;
}

/** Asked before the hash is made; two who ask at once are told apart by the database. */
export async function refuseTaken(db: Db, email: string, username: string, now: Date, exceptId = 0): Promise<void> {
  const taken = await findTaken(db, emailKey(email), usernameKey(username), now, exceptId);
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
