import { AppError, orNotFound } from '#base/app-error.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { packageType } from '#features/packages/contract.ts';
import { planAt, planStatusAt } from '#features/packages/plan.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { type Call, type Identity, type Route, route } from '#server-kit/http/route.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import {
  type AdminUser,
  type AdminUserDetail,
  adminUserDetail,
  adminUsersApi,
  type TimelineGroup,
  userCsvColumns,
} from '../../admin-contract.ts';
import { staffRoleOf } from '../../domain.ts';
import { usersTexts } from '../../users-texts.ts';
import { adminLacks } from '../account.ts';
import type { User } from '../queries.ts';
import { listEventPage, recordEvent } from '../session/session.ts';
import { findSession, listSessions, type Session, updateSession } from '../session/session-queries.ts';
import { readTimeline } from '../timeline/timeline.ts';
import {
  endSessions,
  extendTrial,
  getLocked,
  type Operator,
  restore,
  sendReset,
  setComplimentaryPlan,
  setRole,
  suspend,
} from './admin-actions.ts';
import { findRealUser, type UserListRow, usersSource } from './admin-queries.ts';
import { beginDeletion, changeEmailOf, keepAccount, resendVerification, sendExport } from './on-behalf.ts';
import { addNote, readNotes, removeNote } from './user-notes.ts';

interface PaidPeriod {
  /** If still to come, with what is in force until then. */
  readonly from: Date | null;
  readonly after: AdminUser['beforePaid'];
  /** Without the grace days that the stored end includes. */
  readonly until: Date;
  readonly isRenewed: boolean;
}

type FreePlans = Pick<User, 'id' | 'trialEndsAt' | 'complimentaryPackage' | 'complimentaryUntil'>;

/** The periods that these users have paid for. */
type PaidPeriods = (db: Db, users: readonly FreePlans[], now: Date) => Promise<ReadonlyMap<number, PaidPeriod>>;

export const paidPeriods = extensionPoint<PaidPeriods>('paid-periods');

interface PlanContext {
  readonly now: Date;
  readonly periods: ReadonlyMap<number, PaidPeriod>;
}

async function readPlanContext(
  { db, clock, extensions }: Services,
  rows: readonly (FreePlans & { readonly paidUntil: Date | null })[],
): Promise<PlanContext> {
  const now = clock.now();
  const paying = rows.filter(({ paidUntil }) => paidUntil);
  const readers = paying.length > 0 ? extensions.of(paidPeriods) : [];
  const found = await Promise.all(readers.map((read) => read(db, paying, now)));
  return { now, periods: new Map(found.flatMap((one) => [...one])) };
}

function valuesOf<Row extends UserListRow>(row: Row, { now, periods }: PlanContext) {
  const plan = planAt(row, now);
  const period = row.paidUntil ? periods.get(row.id) : undefined;
  const paidUntil = period?.until ?? row.paidUntil;
  const isPaid = plan.until !== null && plan.until.getTime() === row.paidUntil?.getTime();
  return {
    ...row,
    staffRole: staffRoleOf(row),
    paidUntil,
    isVerified: row.emailVerifiedAt !== null,
    packageType: plan.packageType,
    planStatus: planStatusAt(row, now),
    paidFrom: row.role === 'admin' ? null : (period?.from ?? null),
    beforePaid: row.role === 'admin' ? null : (period?.after ?? null),
    isRenewed: period?.isRenewed ?? false,
    until: isPaid ? paidUntil : plan.until,
  };
}

/** The day in Israel time in ISO order, which every spreadsheet recognizes as a date. */
const dayOf = (instant: Date | null): string => (instant ? dateInIsrael(instant) : '');

const usersListRoutes = defineAdminList({
  list: adminUsersApi.list,
  source: usersSource,
  related: readPlanContext,
  values: (row: UserListRow, { related }: { readonly related: PlanContext }) => valuesOf(row, related),
  csv: {
    endpoint: adminUsersApi.csv,
    texts: usersTexts,
    fileName: (t) => t('usersAdmin.file'),
    columns: userCsvColumns,
    head: (t, column) => t(`usersAdmin.csv.${column}`),
    cells: {
      isVerified: ({ isVerified }, { t }) => t(isVerified ? 'usersAdmin.csv.yes' : 'usersAdmin.csv.no'),
      role: ({ staffRole }, { t }) => t(staffRole ? `usersAdmin.staff.${staffRole}` : 'usersAdmin.csv.roles.user'),
      packageType: (user, { t }) => t(`usersAdmin.packages.${user.packageType}`),
      planStatus: ({ planStatus }, { t }) =>
        t.find(`usersAdmin.csv.planStatuses.${planStatus}`) ?? t(`usersAdmin.planStatus.${planStatus}`),
      until: ({ until }) => dayOf(until),
      createdAt: ({ createdAt }) => dayOf(createdAt),
      suspendedAt: ({ suspendedAt }) => dayOf(suspendedAt),
      deletesAt: ({ deletesAt }) => dayOf(deletesAt),
    },
  },
});

async function getDetail(services: Services, id: number): Promise<AdminUserDetail> {
  const { db } = services;
  const row = orNotFound(await findRealUser(db, id));
  const context = await readPlanContext(services, [row]);
  const sessions = await listSessions(db, id, context.now);
  return presentAs(adminUserDetail, {
    ...valuesOf(row, context),
    hasPassword: row.passwordHash !== null,
    hasGoogle: row.googleId !== null,
    hasSecondFactor: row.secondFactorSince !== null,
    roleLacks: roleLacks(row, sessions, services.config),
    paidPackage: packageOf(row.paidPackage),
    complimentaryPackage: packageOf(row.complimentaryPackage),
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, ...session }) => ({
      id: session.id,
      userAgent,
      createdAt,
      lastSeenAt,
    })),
  });
}

/** The length of a password is not stored: what is missing shows once they have signed in. */
function roleLacks(row: User, sessions: readonly Session[], config: Services['config']): AdminUserDetail['roleLacks'] {
  const [missing = null] = adminLacks(row, config);
  if (missing === 'secondFactor') return missing;
  return sessions.length > 0 && sessions.every(({ isStrong }) => !isStrong) ? missing : null;
}

/** Ignores names of plans that no longer exist. */
const packageOf = (name: string | null): AdminUserDetail['paidPackage'] => packageType.safeParse(name).data ?? null;

async function listUserEvents(services: Services, id: number, after: string | undefined) {
  if (!(await findRealUser(services.db, id))) throw new AppError('not_found');
  return listEventPage(services, id, after, false);
}

type UserCall = Call<{ id: number }, unknown, unknown>;

const operatorOf = (call: Call<unknown, unknown, unknown>) => ({
  ...call,
  user: call.user,
  actorId: call.user.id,
  staffRole: call.user.staffRole,
});

/** Returns the user after the operation. */
async function after(call: UserCall, step: (operator: Operator, id: number) => Promise<void>) {
  await step(operatorOf(call), call.params.id);
  return getDetail(call, call.params.id);
}

async function readUserTimeline(
  call: Call<{ id: number }, { after?: string | undefined; group?: TimelineGroup | undefined }, unknown>,
) {
  const { params, query, visitor, user } = call;
  if (!(await findRealUser(call.db, params.id))) throw new AppError('not_found');
  return readTimeline(call, {
    userId: params.id,
    locale: visitor.locale,
    role: user.staffRole,
    group: query.group,
    after: query.after,
  });
}

export const adminUsersRoutes: Route[] = [
  ...usersListRoutes,
  route(adminUsersApi.find, (call) => getDetail(call, call.params.id)),
  route(adminUsersApi.securityEvents, (call) => listUserEvents(call, call.params.id, call.query.after)),
  route(adminUsersApi.timeline, (call) => readUserTimeline(call)),
  route(adminUsersApi.notes, (call) => readNotes(call.db, call.params.id)),
  route(adminUsersApi.addNote, (call) => addNote(call, call.params.id, call.body.text)),
  route(adminUsersApi.removeNote, (call) => removeNote(call, call.params.id, call.params.noteId)),
  route(adminUsersApi.sendExport, (call) => sendExport(operatorOf(call), call.params.id)),
  route(adminUsersApi.requestDeletion, (call) => after(call, beginDeletion)),
  route(adminUsersApi.cancelDeletion, (call) => after(call, keepAccount)),
  route(adminUsersApi.changeEmail, (call) =>
    after(call, (operator, id) => changeEmailOf(operator, id, call.body.email)),
  ),
  route(adminUsersApi.resendVerification, (call) => resendVerification(operatorOf(call), call.params.id)),
  route(adminUsersApi.setRole, (call) => after(call, (operator, id) => setRole(operator, id, call.body.role))),
  route(adminUsersApi.endSessions, (call) =>
    after(call, (operator, id) => endSessions(operator, id, call.user.sessionId)),
  ),
  route(adminUsersApi.sendReset, (call) => sendReset(operatorOf(call), call.params.id)),
  route(adminUsersApi.suspend, (call) => after(call, (operator, id) => suspend(operator, id, call.body.reason))),
  route(adminUsersApi.restore, (call) => after(call, restore)),
  route(adminUsersApi.extendTrial, (call) => after(call, (operator, id) => extendTrial(operator, id, call.body.days))),
  route(adminUsersApi.give, (call) =>
    after(call, (operator, id) => setComplimentaryPlan(operator, id, call.body.complimentaryPlan)),
  ),
  route(adminUsersApi.view, (call) => startImpersonation(operatorOf(call), call.params.id)),
  route(adminUsersApi.endView, (call) => endImpersonation(operatorOf(call))),
];

type ImpersonatorCall = Operator & { readonly user: Identity };

/** For one hour the admin's own session shows the owner's account. */
async function startImpersonation({ user, ...operator }: ImpersonatorCall, id: number): Promise<{ viewing: boolean }> {
  const { db, bus, clock } = operator;
  await db.transaction(async (tx) => {
    const { role } = await getLocked(tx, id);
    if (role === 'admin') throw new AppError('conflict', { message: 'accountsAdmin.viewAdmin' });
    await updateSession(tx, user.sessionId, { impersonatedUserId: id, impersonatedSince: clock.now() });
    // The open event streams belong to the admin's own account, so they are closed.
    await publishSessionsEnded(bus, tx, user.id);
    await recordEvent(tx, operator, { userId: id, kind: 'view-started' });
    await operator.audit(tx, { action: 'users.view', target: { kind: 'user', id } });
  });
  return { viewing: true };
}

/** Also ends a view whose hour is over. Without an active view it returns null and has no effect. */
async function endImpersonation({ user, ...operator }: ImpersonatorCall): Promise<{ userId: number | null }> {
  const { db, bus, clock } = operator;
  const userId = (await findSession(db, user.sessionId, clock.now()))?.session.impersonatedUserId ?? null;
  if (userId === null) return { userId };
  await db.transaction(async (tx) => {
    await updateSession(tx, user.sessionId, { impersonatedUserId: null, impersonatedSince: null });
    await publishSessionsEnded(bus, tx, userId);
    await recordEvent(tx, operator, { userId, kind: 'view-ended' });
    await operator.audit(tx, { action: 'users.end-view', target: { kind: 'user', id: userId } });
  });
  return { userId };
}
