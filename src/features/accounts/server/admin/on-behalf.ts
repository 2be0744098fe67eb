import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { emailKey } from '../../domain.ts';
import { scheduleDeletion } from '../deletion/deletion.ts';
import { isDemoTemplate } from '../demo.ts';
import { beginExport } from '../export/exports.ts';
import { accountMailJob } from '../mail/mails.ts';
import { reserveName, type User, updateUser } from '../queries.ts';
import { assertNamesFree, rethrowAsConflict } from '../session/register.ts';
import { recordEvent } from '../session/session.ts';
import { endSignIns, mailChange } from '../session/sign-in.ts';
import { getLocked, type Operator } from './admin-actions.ts';

/** Staff act for themselves: whoever could change the address of a colleague could take over their rights. */
async function getCustomer(tx: Db, id: number): Promise<User> {
  const row = await getLocked(tx, id);
  if (row.role === 'admin') throw new AppError('conflict', { message: 'accountsAdmin.staffThemselves' });
  if (isDemoTemplate(row)) throw new AppError('conflict', { message: 'accountsAdmin.demo' });
  return row;
}

/** Of an owner who can sign in, and so get at what the mail leads to. */
async function getOpenCustomer(tx: Db, id: number): Promise<User> {
  const row = await getCustomer(tx, id);
  if (row.suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.isSuspended' });
  return row;
}

/** The file is read by the owner alone, who signs in for it. */
export async function sendExport(
  operator: Operator & Pick<Services, 'extensions'>,
  id: number,
): Promise<{ sent: boolean }> {
  await operator.db.transaction(async (tx) => {
    await getOpenCustomer(tx, id);
    await beginExport(tx, operator, { userId: id, isMailed: true });
    await operator.audit(tx, { action: 'users.send-export', target: { kind: 'user', id } });
  });
  return { sent: true };
}

export async function beginDeletion(operator: Operator, id: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { deletesAt: before } = await getCustomer(tx, id);
    if (before) throw new AppError('conflict', { message: 'accountsAdmin.deletingAlready' });
    const deletesAt = await scheduleDeletion(tx, operator, { userId: id, mail: 'deletion-by-us' });
    const change = { before: { deletesAt: before }, after: { deletesAt } };
    await operator.audit(tx, { action: 'users.request-deletion', target: { kind: 'user', id }, ...change });
  });
}

export async function keepAccount(operator: Operator, id: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { deletesAt } = await getCustomer(tx, id);
    if (!deletesAt) throw new AppError('conflict', { message: 'accountsAdmin.notDeleting' });
    await updateUser(tx, id, { deletesAt: null });
    await dropOwnerPages(operator.bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'deletion-cancelled' });
    const change = { before: { deletesAt }, after: { deletesAt: null } };
    await operator.audit(tx, { action: 'users.cancel-deletion', target: { kind: 'user', id }, ...change });
  });
}

/**
 * In force at once, for an owner who cannot read the former address any more. Whoever opens the link sent to the new one
 * confirms it; the former one, if it was confirmed, gets a link that takes the change back.
 */
export async function changeEmailOf(operator: Operator, id: number, email: string): Promise<void> {
  const { db, bus, clock } = operator;
  const change = db.transaction(async (tx) => {
    const row = await getOpenCustomer(tx, id);
    if (emailKey(email) === row.emailKey)
      throw new AppError('invalid_input', { fields: { email: 'accountsAdmin.sameEmail' } });
    await assertNamesFree(tx, email, row.username, clock.now(), id);
    const { pendingEmail } = await endSignIns(tx, bus, id);
    await updateUser(tx, id, { email, emailKey: emailKey(email), emailVerifiedAt: null, pendingEmail });
    if (row.emailVerifiedAt) await reserveName(tx, { kind: 'email', nameKey: row.emailKey, userId: id }, clock.now());
    await mailChange(tx, row, 'changed', clock.now());
    await addJob(tx, accountMailJob, { userId: id, kind: 'verify', email });
    await recordEvent(tx, operator, { userId: id, kind: 'email-changed-by-admin' });
    const audited = { before: { email: row.email }, after: { email } };
    await operator.audit(tx, { action: 'users.change-email', target: { kind: 'user', id }, ...audited });
  });
  await change.catch(rethrowAsConflict);
}

export async function resendVerification(operator: Operator, id: number): Promise<{ sent: boolean }> {
  await operator.db.transaction(async (tx) => {
    const { email, pendingEmail, emailVerifiedAt } = await getOpenCustomer(tx, id);
    if (emailVerifiedAt && !pendingEmail) throw new AppError('conflict', { message: 'accountsAdmin.verified' });
    const mail = pendingEmail
      ? ({ kind: 'email', email: pendingEmail } as const)
      : ({ kind: 'verify', email } as const);
    await addJob(tx, accountMailJob, { userId: id, ...mail });
    await operator.audit(tx, { action: 'users.resend-verification', target: { kind: 'user', id } });
  });
  return { sent: true };
}
