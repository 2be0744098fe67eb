import { AppError } from '#base/app-error.ts';
import { isReservedName } from '#base/reserved-words.ts';
import { translator } from '#i18n/translator.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import { isRecentlyAuthenticated } from '#server-kit/http/security/csrf.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Account, AccountSession } from '../contract.ts';
import { deviceOf, emailKey, isStrongSignIn, staffRoleOf, usernameKey } from '../domain.ts';
import { accountsTexts } from '../texts.ts';
import { deleteTokensOf } from './mail/link-queries.ts';
import { accountMailJob } from './mail/mails.ts';
import { presentUser } from './present.ts';
import { findUser, reserveName, type User, updateUser } from './queries.ts';
import { countRecoveryCodes } from './second-factor/recovery-queries.ts';
import { hashPassword, isPassword } from './session/password.ts';
import { assertNamesFree, assertStrongPassword, notifyEmailOwner, rethrowAsConflict } from './session/register.ts';
import { type AccountsCall, recordEvent } from './session/session.ts';
import * as sessionQueries from './session/session-queries.ts';
import { enter, mailChange, type SignedIn } from './session/sign-in.ts';

type Caller = Services & { readonly user: Identity; readonly visitor: Visitor };

export async function getUser({ db, user }: Pick<Caller, 'db' | 'user'>): Promise<User> {
  const row = await findUser(db, user.id);
  if (!row) throw new AppError('unauthenticated');
  return row;
}

const instant = (time: Date | null): string | null => time?.toISOString() ?? null;

export async function getAccount(call: Omit<Caller, 'visitor'>): Promise<Account> {
  const row = await getUser(call);
  const lacks = call.user.role === 'admin' ? [] : adminLacks(row, call.config);
  return {
    ...(await presentUser(call, row, call.user)),
    isEmailVerified: row.emailVerifiedAt !== null,
    pendingEmail: row.pendingEmail,
    language: row.language,
    hasPassword: row.passwordHash !== null,
    hasGoogle: row.googleId !== null,
    isGoogleOffered: call.config.hasGoogle,
    hasSecondFactor: row.secondFactorSince !== null,
    recoveryCodesLeft: await countRecoveryCodes(call.db, row.id),
    adminLacks: lacks,
    lockedRole: lacks.length > 0 ? staffRoleOf(row) : null,
    isDemo: row.demoEndsAt !== null,
    trialEndsAt: instant(row.trialEndsAt),
    deletesAt: instant(row.deletesAt),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Lists what an admin whose sessions are too weak has to set up. */
export function adminLacks(
  { role, secondFactorSince }: Pick<User, 'role' | 'secondFactorSince'>,
  config: Pick<Services['config'], 'isHttps'>,
): Account['adminLacks'] {
  if (role !== 'admin') return [];
  return secondFactorSince || !config.isHttps ? ['password'] : ['secondFactor'];
}

type Change = { readonly [Name in 'displayName' | 'username' | 'language']?: User[Name] | undefined };

export async function updateAccount(call: Caller, change: Change): Promise<Account> {
  const row = await getUser(call);
  const { username = row.username, displayName = row.displayName, language = row.language } = change;
  if (usernameKey(username) !== row.usernameKey) {
    if (row.role !== 'admin' && isReservedName(username))
      throw new AppError('conflict', { fields: { username: 'accounts.register.ourName' } });
    await assertNamesFree(call.db, row.email, username, call.clock.now(), row.id);
  }
  const values = { username, usernameKey: usernameKey(username), displayName, language };
  await call.db.transaction(async (tx) => {
    await updateUser(tx, row.id, values).catch(rethrowAsConflict);
    if (values.usernameKey === row.usernameKey) return;
    await reserveName(tx, { kind: 'username', nameKey: row.usernameKey, userId: row.id }, call.clock.now());
    await recordEvent(tx, call, {
      userId: row.id,
      kind: 'username-changed',
      detail: `@${row.username} → @${username}`,
    });
    await dropOwnerPages(call.bus, tx, row.id);
  });
  return getAccount(call);
}

/** The current address stays in use until the link sent to the new one is opened. */
export async function changeEmail(call: Caller, email: string): Promise<Account> {
  const row = await getUser(call);
  if (emailKey(email) === row.emailKey)
    throw new AppError('invalid_input', { fields: { email: 'accounts.email.same' } });
  await assertNamesFree(call.db, email, row.username, call.clock.now(), row.id).catch((error) =>
    notifyEmailOwner(call, email, error),
  );
  await call.db.transaction(async (tx) => {
    await updateUser(tx, row.id, { pendingEmail: email });
    await addJob(tx, accountMailJob, { userId: row.id, kind: 'email', email });
  });
  return getAccount(call);
}

export async function cancelEmail(call: Caller): Promise<Account> {
  await call.db.transaction(async (tx) => {
    await updateUser(tx, call.user.id, { pendingEmail: null });
    await deleteTokensOf(tx, call.user.id, 'verify');
  });
  return getAccount(call);
}

export async function resendEmail(call: Caller): Promise<{ message: string }> {
  const { id, email, pendingEmail, emailVerifiedAt } = await getUser(call);
  const t = translator(accountsTexts, call.visitor.locale);
  if (!pendingEmail && emailVerifiedAt) return { message: t('accounts.verify.already') };
  const kind = pendingEmail ? 'email' : 'verify';
  await addJob(call.db, accountMailJob, { userId: id, kind, email: pendingEmail ?? email });
  return { message: t('accounts.verify.sent', { email: pendingEmail ?? email }) };
}

/** Rotates this session's ID and ends all other sessions. */
export async function changePassword(
  call: Caller & AccountsCall,
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
): Promise<SignedIn> {
  const row = await getUser(call);
  // Without a password to verify, an old session alone must not be enough to set one.
  if (!row.passwordHash && !isRecentlyAuthenticated(call.user, call.clock.now())) throw new AppError('confirm_needed');
  if (row.passwordHash && !(await isPassword(row.passwordHash, currentPassword ?? '')))
    throw new AppError('invalid_input', { fields: { currentPassword: 'accounts.password.wrong' } });
  assertStrongPassword(password, { ...row, isAdmin: row.role === 'admin' });
  const passwordHash = await hashPassword(password);
  const current = await sessionQueries.findSession(call.db, call.user.sessionId, call.clock.now());
  const changed = await call.db.transaction(async (tx) => {
    // Cancels a pending address change, which may have been made by the attacker because of whom the password is
    // changed.
    const updated = await updateUser(tx, row.id, { passwordHash, pendingEmail: null });
    if (row.pendingEmail) await deleteTokensOf(tx, row.id, 'verify');
    await sessionQueries.deleteSessionsOf(tx, row.id);
    await deleteTokensOf(tx, row.id, 'reset');
    await mailChange(tx, row, 'password', call.clock.now());
    await recordEvent(tx, call, { userId: row.id, kind: 'password-changed' });
    return updated ?? row;
  });
  const isStrong = isStrongSignIn({
    passwordLength: [...password].length,
    usedSecondFactor: row.secondFactorSince !== null && (current?.session.isStrong ?? false),
    needsSecondFactor: call.config.isHttps,
  });
  const isRemembered = current?.session.isRemembered ?? false;
  return enter(call, changed, { isRemembered, isStrong, by: 'password' }, 'accounts.passwordChanged');
}

export async function confirmPassword(call: Caller & AccountsCall, password: string): Promise<{ message: string }> {
  const { passwordHash } = await getUser(call);
  if (!passwordHash) throw new AppError('forbidden', { message: 'accounts.password.missing' });
  if (!(await isPassword(passwordHash, password)))
    throw new AppError('invalid_input', { fields: { password: 'accounts.password.wrong' } });
  await sessionQueries.updateSession(call.db, call.user.sessionId, { authenticatedAt: call.clock.now() });
  return { message: translator(accountsTexts, call.visitor.locale)('accounts.confirm.done') };
}

export async function listOwnSessions({ db, clock, user }: Caller): Promise<AccountSession[]> {
  const rows = await sessionQueries.listSessions(db, user.id, clock.now());
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    ...deviceOf(userAgent),
    isCurrent: id === user.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Returns `not_found` for another user's session, so that IDs cannot be probed. */
export async function endSession(call: Caller, id: number): Promise<AccountSession[]> {
  await call.db.transaction(async (tx) => {
    if (!(await sessionQueries.deleteOwnedSession(tx, id, call.user.id))) throw new AppError('not_found');
    await recordEvent(tx, call, { userId: call.user.id, kind: 'sessions-ended', detail: 'one' });
    await publishSessionsEnded(call.bus, tx, call.user.id);
  });
  return listOwnSessions(call);
}

export async function endOtherSessions(call: Caller): Promise<AccountSession[]> {
  await call.db.transaction(async (tx) => {
    await sessionQueries.deleteSessionsOf(tx, call.user.id, call.user.sessionId);
    await recordEvent(tx, call, { userId: call.user.id, kind: 'sessions-ended', detail: 'others' });
    await publishSessionsEnded(call.bus, tx, call.user.id);
  });
  return listOwnSessions(call);
}
