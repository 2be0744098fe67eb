import { AppError, orNotFound } from '#base/app-error.ts';
import { lastInstant } from '#base/schemas.ts';
import type { StaffRole } from '#base/staff-roles.ts';
import { type AuditWriter, writeAudit } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AssignedRole } from '../../admin-contract.ts';
import type { Registration } from '../../contract.ts';
import { emailKey, staffRoleOf, usernameKey } from '../../domain.ts';
import { isDemoTemplate } from '../demo.ts';
import { deleteEveryTokenOf } from '../google/google-queries.ts';
import { accountMailJob, newLink } from '../mail/mails.ts';
import { findUserByEmail, insertUser, lockAdmins, type User, updateUser } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { hashPassword } from '../session/password.ts';
import { assertNamesFree, assertStrongPassword, rethrowAsConflict } from '../session/register.ts';
import { recordEvent } from '../session/session.ts';
import { deleteSessionsOf, endImpersonationsBy } from '../session/session-queries.ts';
import { lockRealUser } from './admin-queries.ts';

/** The operator: an admin, or the command line, which has no account. */
export type Operator = Pick<Services, 'db' | 'bus' | 'clock' | 'config' | 'log'> & {
  readonly actorId: number | null;
  /** The command line, which has none, may do what an owner may. */
  readonly staffRole?: StaffRole | null;
  /** Absent on the command line. */
  readonly visitor?: Visitor;
  readonly audit: AuditWriter;
};

/** Locks the account until the transaction ends. */
export async function getLocked(tx: Db, id: number): Promise<User> {
  return orNotFound(await lockRealUser(tx, id));
}

/**
 * Admins cannot change their own role, nor take theirs from the last active owner. Locking all admins serializes two who
 * demote each other.
 */
async function getLockedForDemotion(tx: Db, operator: Operator, id: number): Promise<User> {
  const admins = await lockAdmins(tx);
  const row = await getLocked(tx, id);
  if (operator.actorId === id) throw new AppError('conflict', { message: 'accountsAdmin.self' });
  refuseAgainstOwner(operator, row);
  if (isLastOwner(admins, id)) throw new AppError('conflict', { message: 'accountsAdmin.lastAdmin' });
  return row;
}

/** Who is no owner cannot lock one out. */
function refuseAgainstOwner({ actorId, staffRole }: Operator, row: User): void {
  if (actorId !== null && staffRole !== 'owner' && actorId !== row.id && staffRoleOf(row) === 'owner')
    throw new AppError('forbidden');
}

/** An admin who is suspended or being deleted does not count as active. */
export const isActiveAdmin = ({ deletesAt, suspendedAt }: Pick<User, 'deletesAt' | 'suspendedAt'>): boolean =>
  !deletesAt && !suspendedAt;

type Admin = Awaited<ReturnType<typeof lockAdmins>>[number];

/** Whether nobody else could give roles any more. */
export const isLastOwner = (admins: readonly Admin[], id: number): boolean => {
  const owners = admins.filter((admin) => isActiveAdmin(admin) && staffRoleOf(admin) === 'owner');
  return owners.some((owner) => owner.id === id) && owners.length === 1;
};

const dayMilliseconds = 86_400_000;

export async function extendTrial(operator: Operator, id: number, days: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { trialEndsAt: before } = await getLocked(tx, id);
    const from = Math.max(before?.getTime() ?? 0, operator.clock.now().getTime());
    const maxDays = Math.floor((lastInstant.getTime() - from) / dayMilliseconds);
    if (days > maxDays) throw new AppError('invalid_input', { fields: { days: `errors.too_big:${maxDays}` } });
    const trialEndsAt = new Date(from + days * dayMilliseconds);
    await updateUser(tx, id, { trialEndsAt });
    await dropOwnerPages(operator.bus, tx, id);
    await operator.audit(tx, {
      action: 'users.extend-trial',
      target: { kind: 'user', id },
      before: { trialEndsAt: before },
      after: { trialEndsAt },
    });
  });
}

export async function setComplimentaryPlan(
  operator: Operator,
  id: number,
  complimentaryPlan: { readonly packageType: 'advanced' | 'pro'; readonly until: string } | null,
): Promise<void> {
  if (complimentaryPlan && new Date(complimentaryPlan.until) <= operator.clock.now())
    throw new AppError('invalid_input', { fields: { 'complimentaryPlan.until': 'accountsAdmin.past' } });
  await operator.db.transaction(async (tx) => {
    const { complimentaryPackage, complimentaryUntil } = await getLocked(tx, id);
    const after = {
      complimentaryPackage: complimentaryPlan?.packageType ?? null,
      complimentaryUntil: complimentaryPlan ? new Date(complimentaryPlan.until) : null,
    };
    await updateUser(tx, id, after);
    await dropOwnerPages(operator.bus, tx, id);
    await operator.audit(tx, {
      action: 'users.give-package',
      target: { kind: 'user', id },
      before: { complimentaryPackage, complimentaryUntil },
      after,
    });
  });
}

const assignedRole = (user: User): AssignedRole => staffRoleOf(user) ?? 'user';

export async function setRole(operator: Operator, id: number, role: AssignedRole): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const row = role === 'owner' ? await getLocked(tx, id) : await getLockedForDemotion(tx, operator, id);
    const before = assignedRole(row);
    if (role === 'user') await (before === 'user' ? undefined : demote(tx, operator, row));
    else if (before === 'user') await promote(tx, operator, row, role);
    else if (before !== role) await changeStaffRole(tx, operator, row, role);
    await operator.audit(tx, {
      action: 'users.set-role',
      target: { kind: 'user', id },
      before: { role: before },
      after: { role },
    });
  });
}

/** Ends all sessions: the authentication that admins need is checked at sign-in. */
async function promote(tx: Db, { bus }: Operator, row: User, staffRole: StaffRole): Promise<void> {
  if (isDemoTemplate(row)) throw new AppError('conflict', { message: 'accountsAdmin.demo' });
  if (!isActiveAdmin(row)) throw new AppError('conflict', { message: 'accountsAdmin.leaving' });
  await updateUser(tx, row.id, { role: 'admin', staffRole });
  await deleteSessionsOf(tx, row.id);
  await publishSessionsEnded(bus, tx, row.id);
  await dropOwnerPages(bus, tx, row.id);
}

/** Streams that are open were opened with the former role. */
async function changeStaffRole(tx: Db, { bus }: Operator, row: User, staffRole: StaffRole): Promise<void> {
  await updateUser(tx, row.id, { staffRole });
  await endImpersonationsBy(tx, row.id);
  await publishSessionsEnded(bus, tx, row.id);
}

async function demote(tx: Db, { bus }: Operator, row: User): Promise<void> {
  await updateUser(tx, row.id, { role: 'user', staffRole: null });
  await endImpersonationsBy(tx, row.id);
  await publishSessionsEnded(bus, tx, row.id);
  // Invalidates the pages, because admins have the largest plan.
  await dropOwnerPages(bus, tx, row.id);
}

/** Ending one's own sessions excludes the current one. */
export async function endSessions(operator: Operator, id: number, ownSessionId: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    refuseAgainstOwner(operator, await getLocked(tx, id));
    await deleteSessionsOf(tx, id, operator.actorId === id ? ownSessionId : 0);
    await publishSessionsEnded(operator.bus, tx, id);
    await recordEvent(tx, operator, { userId: id, kind: 'sessions-ended-by-admin' });
    await operator.audit(tx, { action: 'users.end-sessions', target: { kind: 'user', id } });
  });
}

export async function sendReset(operator: Operator, id: number): Promise<{ sent: boolean }> {
  await operator.db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    if (row.suspendedAt || isDemoTemplate(row))
      throw new AppError('conflict', { message: 'accountsAdmin.cannotReset' });
    await addJob(tx, accountMailJob, { userId: id, kind: 'offered-reset' });
    await operator.audit(tx, { action: 'users.send-reset', target: { kind: 'user', id } });
  });
  return { sent: true };
}

/** Revokes all access: sessions with their tokens, email links, and sign-ins that wait for a second factor. */
export async function suspend(operator: Operator, id: number, reason: string): Promise<void> {
  const { bus, clock } = operator;
  await operator.db.transaction(async (tx) => {
    const row = await getLockedForDemotion(tx, operator, id);
    if (row.suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.already' });
    const change = { suspendedAt: clock.now(), suspendedReason: reason };
    await updateUser(tx, id, change);
    await deleteSessionsOf(tx, id);
    await deleteEveryTokenOf(tx, id);
    await publishSessionsEnded(bus, tx, id);
    await dropOwnerPages(bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'suspended', reason });
    await recordEvent(tx, operator, { userId: id, kind: 'suspended' });
    await operator.audit(tx, {
      action: 'users.suspend',
      target: { kind: 'user', id },
      before: { suspendedAt: null },
      after: change,
    });
  });
}

export async function restore(operator: Operator, id: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { suspendedAt, suspendedReason } = await getLocked(tx, id);
    if (!suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.notSuspended' });
    const change = { suspendedAt: null, suspendedReason: null };
    await updateUser(tx, id, change);
    await dropOwnerPages(operator.bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'restored', reason: suspendedReason ?? '' });
    await recordEvent(tx, operator, { userId: id, kind: 'restored' });
    await operator.audit(tx, {
      action: 'users.restore',
      target: { kind: 'user', id },
      before: { suspendedAt, suspendedReason },
      after: change,
    });
  });
}

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
    staffRole: 'owner' as const,
    createdAt: operator.clock.now(),
  };
  const creation = operator.db.transaction(async (tx) => {
    const { id } = await insertUser(tx, row);
    const target = { kind: 'user', id };
    await operator.audit(tx, { action: 'users.create-admin', target, after: { username, email, role: 'owner' } });
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
