import { AppError } from '#base/app-error.ts';
import { writeAudit } from '#server-kit/audit/index.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import type { Registration } from '../../contract.ts';
import { emailKey, usernameKey } from '../../domain.ts';
import { isDemoTemplate } from '../demo.ts';
import { newLink } from '../mail/mail-job.ts';
import { findUserByEmail, insertUser, type User, updateUser } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { hashPassword } from '../session/password.ts';
import { assertNamesFree, assertStrongPassword, rethrowAsConflict } from '../session/register.ts';
import { deleteSessionsOf } from '../session/session-queries.ts';
import { getLocked, type Operator } from './admin-actions.ts';

const hour = 3_600_000;

/** Command-line operations are audited like all others, with no account as actor. */
export const cliOperator = (services: Pick<Operator, 'db' | 'bus' | 'clock' | 'config' | 'log'>): Operator => ({
  ...services,
  actorId: null,
  audit: (db, entry) =>
    writeAudit(db, { id: null, name: 'command line', address: '', userAgent: '' }, services.clock.now(), entry),
});

export const findAccount = ({ db }: Pick<Operator, 'db'>, email: string): Promise<User | undefined> =>
  findUserByEmail(db, emailKey(email));

export async function openAdminAccount(operator: Operator, { email, username, password }: Registration) {
  assertStrongPassword(password, { email, username, isAdmin: true });
  await assertNamesFree(operator.db, email, username, operator.clock.now());
  const row = {
    username,
    usernameKey: usernameKey(username),
    displayName: username,
    email,
    emailKey: emailKey(email),
    passwordHash: await hashPassword(password),
    role: 'admin' as const,
    createdAt: operator.clock.now(),
  };
  const creation = operator.db.transaction(async (tx) => {
    const { id } = await insertUser(tx, row);
    const target = { kind: 'user', id };
    await operator.audit(tx, { action: 'users.create-admin', target, after: { username, email, role: 'admin' } });
  });
  await creation.catch(rethrowAsConflict);
}

/**
 * Valid for one hour and one use. Anyone who sees the terminal can use it, but it is safer than printing a password.
 */
export async function makeResetLink(operator: Operator, id: number): Promise<string> {
  const token = await operator.db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    if (row.suspendedAt || isDemoTemplate(row))
      throw new AppError('conflict', { message: 'accountsAdmin.cannotReset' });
    await operator.audit(tx, { action: 'users.reset-link', target: { kind: 'user', id } });
    return newLink({ db: tx, clock: operator.clock }, id, 'reset', hour, row.email);
  });
  return `${operator.config.publicUrl}/reset-password#token=${token}`;
}

/** The operator has verified the requester's identity. The password stays unchanged; all sessions end. */
export async function turnOffSecondFactor(operator: Operator, id: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { secondFactorSince } = await getLocked(tx, id);
    if (!secondFactorSince) throw new AppError('conflict', { message: 'accountsAdmin.noSecondFactor' });
    await updateUser(tx, id, { secondFactorSecret: null, secondFactorSince: null });
    await replaceRecoveryCodes(tx, id, []);
    await deleteSessionsOf(tx, id);
    await publishSessionsEnded(operator.bus, tx, id);
    await operator.audit(tx, { action: 'users.second-factor-off', target: { kind: 'user', id } });
  });
}
