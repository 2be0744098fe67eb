import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#base/app-error.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { translator } from '#i18n/translator.ts';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { authApi, Credentials } from '../../contract.ts';
import { emailKey, isStrongSignIn, roleAt, staffRoleOf } from '../../domain.ts';
import { accountsTexts } from '../../texts.ts';
import { isDemoTemplate, openDemoCopy } from '../demo.ts';
import { deleteEveryTokenOf } from '../google/google-queries.ts';
import { deleteSignInTokensOf } from '../mail/link-queries.ts';
import { accountMailJob } from '../mail/mails.ts';
import { presentUser } from '../present.ts';
import { findUserByEmail, findUserForShare, type User } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import type { CredentialChange } from '../table.ts';
import { issueToken } from './identify.ts';
import { isPassword } from './password.ts';
import { type AccountsCall, cookieValue, deviceCookieName, hashOf, openSession, recordEvent } from './session.ts';
import { deleteSessionsOf, forgetDevicesOf, isKnownDevice } from './session-queries.ts';

/** Together they limit the guesses per hour that reach the hash; the owner's known devices are counted separately. */
const guesses = { points: 20, seconds: 3_600, by: 'account' } as const;
const ownGuesses = { points: 10, seconds: 3_600, by: 'account' } as const;

export type SignedIn = CallAnswer<typeof authApi.login>;

export async function logIn(call: AccountsCall, { email, password, rememberMe, code }: Credentials): Promise<SignedIn> {
  const key = emailKey(email);
  const user = await findUserByEmail(call.db, key);
  const attempt = await startAttempt(call, key, user);
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    // Records only attempts that reached the hash: the limits before it bound how many rows a brute-force attack can
    // write.
    await recordEvent(call.db, call, { userId: user?.id ?? null, kind: 'sign-in-failed' });
    await wait(delayAfter(attempt.failures));
    throw new AppError('unauthenticated', { message: 'accounts.login.wrong' });
  }
  // The password is right, so the attempt no longer counts as a guess; code guesses are counted separately.
  await attempt.reward();
  refuseSuspended(user);
  const usedSecondFactor = await checkSecondFactor(call, user, code);
  const isStrong = isStrongSignIn({
    passwordLength: [...password].length,
    usedSecondFactor,
    needsSecondFactor: call.config.isHttps,
  });
  return enter(call, user, { isRemembered: rememberMe, isStrong, by: 'password' }, 'accounts.login.done');
}

type SignInMethod = 'password' | 'google';
/** A password change opens a new session and has its own event. */
const enterEvents = {
  'accounts.login.done': 'sign-in',
  'accounts.register.done': 'registered',
  'accounts.passwordChanged': undefined,
} as const;

/** Opens the session and returns what the page needs. A sign-in to the demo account opens a new copy. */
export async function enter(
  call: AccountsCall,
  user: User,
  opening: { isRemembered: boolean; isStrong: boolean; by: SignInMethod },
  messageKey: keyof typeof enterEvents,
): Promise<SignedIn> {
  const entered = isDemoTemplate(user) ? await openDemoCopy(call, user) : user;
  // A user who becomes an admin later must sign in again: a session never gains privileges after it is opened.
  const isStrong = opening.isStrong && entered.role === 'admin';
  const session = await call.db.transaction(async (tx) => {
    // The password may have been changed, and all sessions ended, while it was being checked.
    const now = await findUserForShare(tx, entered.id);
    if (now?.passwordHash !== entered.passwordHash || now?.googleId !== entered.googleId)
      throw new AppError('unauthenticated', { message: 'accounts.login.wrong' });
    refuseSuspended(now);
    const kind = enterEvents[messageKey];
    if (kind && !entered.demoEndsAt) await recordEvent(tx, call, { userId: entered.id, kind, detail: opening.by });
    return openSession(tx, call, entered, { ...opening, isStrong, endsAt: entered.demoEndsAt });
  });
  const role = roleAt({ ...entered, isStrong: session.isStrong }, call.clock.now());
  return {
    user: await presentUser(call, entered, { role, staffRole: role === 'admin' ? staffRoleOf(entered) : null }),
    token: await issueToken(call, session),
    message: translator(accountsTexts, call.visitor.locale)(messageKey),
  };
}

/** Shown only to a caller who has proved ownership of the account. */
export function refuseSuspended({ suspendedAt, suspendedReason }: Pick<User, 'suspendedAt' | 'suspendedReason'>): void {
  if (!suspendedAt) return;
  throw new AppError('forbidden', { message: 'accountsAdmin.suspended', values: { reason: suspendedReason ?? '' } });
}

/** Counted before the hash is computed, by the typed email, whether or not it is registered. */
async function startAttempt({ db, limits, cookies }: AccountsCall, key: string, user: User | undefined) {
  // The demo password is public: attempts are no brute force and must not lock out the next visitor.
  if (user && isDemoTemplate(user)) return { failures: 0, reward: async () => undefined };
  const device = cookieValue(cookies.get(deviceCookieName));
  const isOwn = device !== undefined && (await isKnownDevice(db, hashOf(device), user?.id ?? 0));
  const [name, limit] = isOwn ? (['login-own', ownGuesses] as const) : (['login', guesses] as const);
  const failures = await limits.consume(name, key, limit).catch(explainLock);
  return { failures, reward: () => limits.reward(name, key, limit) };
}

function explainLock(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
  const { retryAfterSeconds = 60 } = error.options;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError('rate_limited', { message: 'accounts.login.locked', values: { minutes }, retryAfterSeconds });
}

/** No delay for a few typing errors; then each failure slows down the next response. */
const delayAfter = (failures: number): number => (failures <= 3 ? 0 : Math.min(250 * 2 ** (failures - 4), 1_000));

/** Ends sessions, known devices, linked identities and pending links. The second factor stays. */
export async function endSignIns(tx: Db, bus: Bus, id: number): Promise<Partial<User>> {
  await deleteSessionsOf(tx, id);
  await forgetDevicesOf(tx, id);
  await deleteSignInTokensOf(tx, id);
  await publishSessionsEnded(bus, tx, id);
  return { googleId: null, pendingEmail: null };
}

/**
 * Prevents account pre-hijacking: until the address is verified, an attacker could have created the account. Ends every
 * earlier credential, so that only the user who verified the address has access. The account's data stays.
 */
export async function endEveryCredential(tx: Db, bus: Bus, id: number): Promise<Partial<User>> {
  await deleteEveryTokenOf(tx, id);
  await replaceRecoveryCodes(tx, id, []);
  const ended = await endSignIns(tx, bus, id);
  return { ...ended, passwordHash: null, secondFactorSecret: null, secondFactorSince: null };
}

/** Only to a verified address: any other may belong to a stranger, who must not get an undo link. */
export async function mailChange(
  tx: Db,
  user: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
  change: CredentialChange,
  now: Date,
): Promise<void> {
  if (!user.emailVerifiedAt) return;
  await addJob(tx, accountMailJob, { userId: user.id, kind: change, email: user.email, at: now.toISOString() });
}
