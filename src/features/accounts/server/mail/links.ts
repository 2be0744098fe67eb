import { AppError } from '#base/app-error.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { emailKey } from '../../domain.ts';
import { accountsTexts } from '../../texts.ts';
import { releaseName, reserveName, undoMilliseconds } from '../deletion/reserved-name-queries.ts';
import { findUser, lockUser, type User, updateUser } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { endEveryCredential, endSignIns, mailChange } from '../session/credentials.ts';
import { hashPassword } from '../session/password.ts';
import { assertStrongPassword, rethrowAsConflict } from '../session/register.ts';
import { originOf, recordEvent } from '../session/security-log.ts';
import { hashOf } from '../session/session.ts';
import { refuseSuspended } from '../session/sign-in.ts';
import { consumeToken, deleteUndoTokensOfOtherEmails, findToken, type Link } from './link-queries.ts';
import { accountMailJob, forgotPasswordJob } from './mail-job.ts';

const mailsPerAddress = { points: 5, seconds: 3_600, by: 'account' } as const;

const invalidLink = () =>
  new AppError('invalid_input', { message: 'accounts.link.dead', fields: { token: 'accounts.link.dead' } });

/**
 * The same answer and the same work whether or not the address is anybody's: who it belongs to, and whether a mail is
 * written, is for the job to find out.
 */
export async function forgotPassword({ db, limits, visitor }: LinkCall, email: string) {
  const mayMail = await limits.tryConsume('reset-mail', emailKey(email), mailsPerAddress);
  if (mayMail) await addJob(db, forgotPasswordJob, { email, visitor: originOf(visitor) });
  return { message: translator(accountsTexts, visitor.locale)('accounts.forgot.done') };
}

/**
 * A password that is refused leaves the link good for another try. The link came by mail: whoever holds it reads that
 * address, and everything that may be the doing of whoever made the reset necessary goes.
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
    // The account first and its links after it, as everywhere: in the other order two steps could block each other.
    const row = await lockUser(tx, owner.id);
    const link = await consumeToken(tx, hashOf(token), 'reset', now);
    // Whoever reads an address that the account has left may not take the account.
    if (link?.email !== row.email) throw invalidLink();
    const ended = await (isUnverified(row) ? endEveryCredential : endSignIns)(tx, bus, row.id);
    const emailVerifiedAt = row.emailVerifiedAt ?? now;
    await updateUser(tx, row.id, { ...ended, passwordHash, emailVerifiedAt });
    await mailChange(tx, { ...row, emailVerifiedAt }, 'password', now);
    await recordEvent(tx, call, { userId: row.id, kind: 'password-reset' });
  });
  return { message: translator(accountsTexts, visitor.locale)('accounts.reset.done') };
}

/** An account whose address nobody proved. An admin's was given by whoever runs the house. */
const isUnverified = ({ emailVerifiedAt, role }: User): boolean => !emailVerifiedAt && role !== 'admin';

type LinkCall = Services & { readonly visitor: Visitor; readonly findUser: Identity | undefined };

/**
 * Confirms the address of a registration, or puts a new address in the place of the old one. That the link was opened
 * in a browser where the owner is signed in says that who registered and who reads the mail are one person. Elsewhere
 * only a registration can be confirmed, by choosing a new password, and whoever registered it is out.
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

/** The link stays good: for whoever signs in, or chooses a password that is accepted. */
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
  /** Of the password that was chosen outside of a session. */
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

/** An address that was never proved may be a stranger's, who is told nothing and gets nothing to go back with. */
async function changeToVerifiedEmail(tx: Db, call: LinkCall, user: User, email: string): Promise<void> {
  const now = call.clock.now();
  await recordEvent(tx, call, { userId: user.id, kind: 'email-changed' });
  await updateUser(tx, user.id, { email, emailKey: emailKey(email), pendingEmail: null, emailVerifiedAt: now });
  if (!user.emailVerifiedAt) return;
  await reserveName(tx, { kind: 'email', nameKey: user.emailKey, userId: user.id }, now);
  await mailChange(tx, user, 'changed', now);
}

/**
 * "This was not me": everybody is out, a change of address is taken back, and a link for a new password goes to the
 * proved address. The undo link itself opens nothing, however old the mail in which somebody finds it.
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
      const back = isOfAddress ? await restoreEmail(tx, user, link.email) : {};
      const factor = await removeUndoneFactor(tx, user, link);
      await updateUser(tx, user.id, { ...ended, ...back, ...factor });
      await recordEvent(tx, call, { userId: user.id, kind: 'change-undone' });
      await addJob(tx, accountMailJob, { userId: user.id, kind: 'reset' });
      return link.email;
    })
    .catch(rethrowAsConflict);
  return { email, message: translator(accountsTexts, visitor.locale)('accounts.undo.done') };
}

async function restoreEmail(tx: Db, user: User, email: string): Promise<Partial<User>> {
  // Whoever moved the account on, and once more, got such links too.
  await deleteUndoTokensOfOtherEmails(tx, user.id, email);
  await releaseName(tx, { kind: 'email', nameKey: emailKey(email) });
  return { email, emailKey: emailKey(email) };
}

/** The second factor that the mail told of, if it is still that one; or the codes that stand in for it. */
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
