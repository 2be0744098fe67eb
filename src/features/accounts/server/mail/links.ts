import { AppError } from '#base/app-error.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { emailKey } from '../../domain.ts';
import { accountsTexts } from '../../texts.ts';
import { findUser, lockUser, releaseName, reserveName, type User, undoMilliseconds, updateUser } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { hashPassword } from '../session/password.ts';
import { assertStrongPassword, rethrowAsConflict } from '../session/register.ts';
import { hashOf, originOf, recordEvent } from '../session/session.ts';
import { endEveryCredential, endSignIns, mailChange, refuseSuspended } from '../session/sign-in.ts';
import { consumeToken, deleteUndoTokensOfOtherEmails, findToken, type Link } from './link-queries.ts';
import { accountMailJob, forgotPasswordJob } from './mails.ts';

const mailsPerAddress = { points: 5, seconds: 3_600, by: 'account' } as const;

const invalidLink = () =>
  new AppError('invalid_input', { message: 'accounts.link.dead', fields: { token: 'accounts.link.dead' } });

/**
 * The response and the work are the same whether or not the address is registered; the job finds out whether to send an
 * email.
 */
export async function forgotPassword({ db, limits, visitor }: LinkCall, email: string) {
  const mayMail = await limits.tryConsume('reset-mail', emailKey(email), mailsPerAddress);
  if (mayMail) await addJob(db, forgotPasswordJob, { email, visitor: originOf(visitor) });
  return { message: translator(accountsTexts, visitor.locale)('accounts.forgot.done') };
}

/** Tells whether a link is dead before somebody chooses a password for nothing. */
export async function checkResetLink({ db, clock }: LinkCall, token: string) {
  const named = await findToken(db, hashOf(token), 'reset', clock.now());
  const owner = named && (await findUser(db, named.userId));
  if (!owner || named.email !== owner.email) throw invalidLink();
  return { success: true } as const;
}

/**
 * A rejected password leaves the link valid for another attempt. The link proves access to the address, so everything
 * that an attacker may have set up is removed.
 */
export async function resetPassword(call: LinkCall, token: string, password: string) {
  const { db, bus, clock, visitor } = call;
  const now = clock.now();
  const named = await findToken(db, hashOf(token), 'reset', now);
  const owner = named && (await findUser(db, named.userId));
  if (!owner) throw invalidLink();
  refuseSuspended(owner);
  assertStrongPassword(password, { ...owner, isAdmin: owner.role === 'admin' });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Locks the account before its links, as everywhere: the opposite order could deadlock.
    const row = await lockUser(tx, owner.id);
    const link = await consumeToken(tx, hashOf(token), 'reset', now);
    // The owner of an address that the account has left must not take over the account.
    if (link?.email !== row.email) throw invalidLink();
    const ended = await (isUnverified(row) ? endEveryCredential : endSignIns)(tx, bus, row.id);
    const emailVerifiedAt = row.emailVerifiedAt ?? now;
    await updateUser(tx, row.id, { ...ended, passwordHash, emailVerifiedAt });
    await mailChange(tx, { ...row, emailVerifiedAt }, 'password', now);
    await recordEvent(tx, call, { userId: row.id, kind: 'password-reset' });
  });
  return { message: translator(accountsTexts, visitor.locale)('accounts.reset.done') };
}

/** An account with an unverified address. Admins are excluded, because the operator sets their address. */
const isUnverified = ({ emailVerifiedAt, role }: User): boolean => !emailVerifiedAt && role !== 'admin';

type LinkCall = Services & { readonly visitor: Visitor; readonly findUser: Identity | undefined };

/**
 * Confirms the address of a registration, or replaces the old address with the new one. If the owner is signed in in
 * the browser that opens the link, the registrant and the reader of the email are the same person. Otherwise only a
 * registration can be confirmed, by choosing a new password, and all previous credentials end.
 */
export async function verifyEmail(call: LinkCall, token: string, password?: string) {
  const { db, clock, visitor } = call;
  const now = clock.now();
  const named = await findToken(db, hashOf(token), 'verify', now);
  const owner = named && (await findUser(db, named.userId));
  if (!owner) throw invalidLink();
  refuseSuspended(owner);
  const isInside = Boolean(call.findUser?.hasSession && !call.findUser.impersonator && call.findUser.id === owner.id);
  if (!isInside) assertMayVerifyWithoutSession(owner, named.email, password);
  const passwordHash = isInside || password === undefined ? undefined : await hashPassword(password);
  const email = await db
    .transaction((tx) => confirmAddress(tx, call, { token, owner, passwordHash }))
    .catch(rethrowAsConflict);
  return { email, message: translator(accountsTexts, visitor.locale)('accounts.verify.done') };
}

/** The link stays valid until the user signs in or chooses an acceptable password. */
function assertMayVerifyWithoutSession(owner: User, email: string | null, password: string | undefined): void {
  if (owner.emailVerifiedAt && email === owner.email) return;
  if (email !== owner.email || owner.role === 'admin')
    throw new AppError('forbidden', {
      message: 'accounts.verify.signIn',
      fields: { session: 'accounts.verify.signIn' },
    });
  if (password === undefined)
    throw new AppError('forbidden', {
      message: 'accounts.verify.outside',
      fields: { password: 'accounts.verify.outside' },
    });
  assertStrongPassword(password, owner);
}

interface Confirmation {
  readonly token: string;
  readonly owner: User;
  /** The hash of the password chosen without a session. */
  readonly passwordHash: string | undefined;
}

async function confirmAddress(tx: Db, call: LinkCall, { token, owner, passwordHash }: Confirmation) {
  const now = call.clock.now();
  const user = await lockUser(tx, owner.id);
  const link = await consumeToken(tx, hashOf(token), 'verify', now);
  if (!link?.email) throw invalidLink();
  if (link.email === user.email) {
    if (user.emailVerifiedAt) return link.email;
    const ended = passwordHash && { ...(await endEveryCredential(tx, call.bus, user.id)), passwordHash };
    await updateUser(tx, user.id, { ...ended, emailVerifiedAt: now });
    await recordEvent(tx, call, { userId: user.id, kind: 'email-verified' });
    if (ended) await recordEvent(tx, call, { userId: user.id, kind: 'password-reset' });
  } else if (link.email === user.pendingEmail) await changeToVerifiedEmail(tx, call, user, link.email);
  else throw invalidLink();
  return link.email;
}

/** An address that was never verified may belong to a stranger, so it gets neither a notification nor an undo link. */
async function changeToVerifiedEmail(tx: Db, call: LinkCall, user: User, email: string): Promise<void> {
  const now = call.clock.now();
  await recordEvent(tx, call, { userId: user.id, kind: 'email-changed' });
  await updateUser(tx, user.id, { email, emailKey: emailKey(email), pendingEmail: null, emailVerifiedAt: now });
  if (!user.emailVerifiedAt) return;
  await reserveName(tx, { kind: 'email', nameKey: user.emailKey, userId: user.id }, now);
  await mailChange(tx, user, 'changed', now);
}

/**
 * "This was not me": ends all sessions, undoes an address change, and sends a password reset link to the verified
 * address. The undo link itself grants no access, so finding an old email is harmless.
 */
export async function undoChange(call: LinkCall, token: string) {
  const { db, bus, clock, visitor } = call;
  const now = clock.now();
  const email = await db
    .transaction(async (tx) => {
      const named = await findToken(tx, hashOf(token), 'undo', now);
      if (!named) throw invalidLink();
      const user = await lockUser(tx, named.userId);
      const link = await consumeToken(tx, hashOf(token), 'undo', now);
      const isOfAddress = link?.change === 'changed';
      if (!link?.email || !(isOfAddress || link.email === user.email)) throw invalidLink();
      const ended = { ...(await endSignIns(tx, bus, user.id)), passwordHash: null };
      const back = isOfAddress ? await restoreEmail(tx, user, link.email, now) : {};
      const factor = await removeUndoneFactor(tx, user, link);
      await updateUser(tx, user.id, { ...ended, ...back, ...factor });
      await recordEvent(tx, call, { userId: user.id, kind: 'change-undone' });
      await addJob(tx, accountMailJob, { userId: user.id, kind: 'reset' });
      return link.email;
    })
    .catch(rethrowAsConflict);
  return { email, message: translator(accountsTexts, visitor.locale)('accounts.undo.done') };
}

async function restoreEmail(tx: Db, user: User, email: string, now: Date): Promise<Partial<User>> {
  // Addresses to which an attacker moved the account received such links too.
  await deleteUndoTokensOfOtherEmails(tx, user.id, email);
  await releaseName(tx, { kind: 'email', nameKey: emailKey(email) });
  // The link was sent to an address that was confirmed, and whoever opens it reads it still.
  return { email, emailKey: emailKey(email), emailVerifiedAt: user.emailVerifiedAt ?? now };
}

/** Removes the second factor that the email reported, if it is unchanged, or its recovery codes. */
async function removeUndoneFactor(
  tx: Db,
  { id, secondFactorSince }: User,
  { change, expiresAt }: Pick<Link, 'change' | 'expiresAt'>,
): Promise<Partial<User>> {
  const isUndoneFactor =
    change === 'second-factor-on' && secondFactorSince?.getTime() === expiresAt.getTime() - undoMilliseconds;
  if (isUndoneFactor || change === 'recovery-codes') await replaceRecoveryCodes(tx, id, []);
  return isUndoneFactor ? { secondFactorSecret: null, secondFactorSince: null } : {};
}
