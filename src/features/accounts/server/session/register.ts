import { AppError } from '#base/app-error.ts';
import { isReservedName } from '#base/reserved-words.ts';
import { trialDays } from '#features/packages/plan.ts';
import { brokenUnique, type Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Registration } from '../../contract.ts';
import { emailKey, isStrongSignIn, type PasswordOwner, passwordError, usernameKey } from '../../domain.ts';
import { accountMailJob, registrationTriedJob } from '../mail/mails.ts';
import { findNamesInUse, insertUser } from '../queries.ts';
import { hashPassword, isCommonPassword } from './password.ts';
import { type AccountsCall, originOf } from './session.ts';
import { enter, type SignedIn } from './sign-in.ts';

export const trialMilliseconds = trialDays * 86_400_000;

/** Refuses what `register` would refuse, so that a page can ask before it ends the current session. */
export async function checkRegistration(call: AccountsCall, input: Registration) {
  const { displayName, username, email, password } = input;
  if (isReservedName(username))
    throw new AppError('conflict', {
      message: 'accounts.register.ourName',
      fields: { username: 'accounts.register.ourName' },
    });
  assertStrongPassword(password, { username, email, displayName });
  await assertNamesFree(call.db, email, username, call.clock.now()).catch((error) =>
    notifyEmailOwner(call, email, error),
  );
  return { success: true } as const;
}

export async function register(call: AccountsCall, registration: Registration): Promise<SignedIn> {
  const { db, clock, visitor, config } = call;
  const { displayName = registration.username, username, email, password } = registration;
  await checkRegistration(call, registration);
  const now = clock.now();
  const row = {
    username,
    usernameKey: usernameKey(username),
    displayName,
    email,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    language: visitor.locale,
    trialEndsAt: new Date(now.getTime() + trialMilliseconds),
    createdAt: now,
  };
  const user = await db
    .transaction(async (tx) => {
      const created = await insertUser(tx, row);
      await addJob(tx, accountMailJob, { userId: created.id, kind: 'verify' });
      return created;
    })
    .catch(rethrowAsConflict)
    .catch((error) => notifyEmailOwner(call, email, error));
  const strength = { passwordLength: [...password].length, usedSecondFactor: false, needsSecondFactor: config.isHttps };
  return enter(
    call,
    user,
    { isRemembered: true, isStrong: isStrongSignIn(strength), by: 'password' },
    'accounts.register.done',
  );
}

export function assertStrongPassword(password: string, owner: PasswordOwner): void {
  const error = passwordError(password, owner, isCommonPassword);
  if (!error) return;
  const key = `accounts.password.${error}` as const;
  throw new AppError('invalid_input', { message: key, fields: { password: key } });
}

/** Limits how many "email in use" responses one IP address can get. */
const emailInUseLimit = { points: 5, seconds: 3_600, by: 'address' } as const;

/**
 * Limits enumeration of registered emails per IP address and notifies the owner. Other registrations are unaffected.
 */
export async function notifyEmailOwner(
  { db, limits, visitor }: Pick<AccountsCall, 'db' | 'limits' | 'visitor'>,
  email: string,
  error: unknown,
): Promise<never> {
  if (!(error instanceof AppError) || !error.options.fields?.email) throw error;
  await limits.consume('address-taken', visitor.address, emailInUseLimit);
  await addJob(db, registrationTriedJob, { email, visitor: originOf(visitor) });
  throw error;
}

/** Checked before the expensive hash; the database's unique constraint resolves concurrent registrations. */
export async function assertNamesFree(db: Db, email: string, username: string, now: Date, exceptId = 0): Promise<void> {
  const inUse = await findNamesInUse(db, emailKey(email), usernameKey(username), now, exceptId);
  if (inUse.email || inUse.username) throw nameConflict(inUse);
}

export function rethrowAsConflict(error: unknown): never {
  const constraint = brokenUnique(error);
  if (!constraint?.startsWith('users_')) throw error;
  throw nameConflict({ email: constraint.includes('email'), username: constraint.includes('username') });
}

const nameConflict = ({ email, username }: { email: boolean; username: boolean }): AppError =>
  new AppError('conflict', {
    message: email ? 'accounts.email.taken' : 'accounts.username.taken',
    fields: {
      ...(email && { email: 'accounts.email.taken' }),
      // Who has an account already need not look for another name.
      ...(username && !email && { username: 'accounts.username.taken' }),
    },
  });
