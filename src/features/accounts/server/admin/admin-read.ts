import { AppError } from '#base/app-error.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { packageType } from '#features/packages/contract.ts';
import { planAt, planStatusAt } from '#features/packages/plan.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminUserDetail, adminUserDetail, adminUsersApi, userCsvColumns } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';
import { listEventPage } from '../session/security-log.ts';
import { listSessions } from '../session/session-queries.ts';
import { findRealUser, type UserListRow, usersSource } from './admin-queries.ts';

function valuesOf<Row extends UserListRow>(row: Row, now: Date) {
  const plan = planAt(row, now);
  return {
    ...row,
    isVerified: row.emailVerifiedAt !== null,
    packageType: plan.packageType,
    planStatus: planStatusAt(row, now),
    until: plan.until,
  };
}

/** The day in Israel time in ISO order, which every spreadsheet recognizes as a date. */
const dayOf = (instant: Date | null): string => (instant ? dateInIsrael(instant) : '');

export const usersListRoutes = defineAdminList({
  list: adminUsersApi.list,
  source: usersSource,
  related: async ({ clock }) => clock.now(),
  values: (row: UserListRow, { related: now }: { readonly related: Date }) => valuesOf(row, now),
  csv: {
    endpoint: adminUsersApi.csv,
    texts: usersTexts,
    fileName: (t) => t('usersAdmin.file'),
    columns: userCsvColumns,
    head: (t, column) => t(`usersAdmin.csv.${column}`),
    cells: {
      isVerified: ({ isVerified }, { t }) => t(isVerified ? 'usersAdmin.csv.yes' : 'usersAdmin.csv.no'),
      role: ({ role }, { t }) => t(`usersAdmin.csv.roles.${role}`),
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

export async function getDetail({ db, clock }: Services, id: number): Promise<AdminUserDetail> {
  const row = await findRealUser(db, id);
  if (!row) throw new AppError('not_found');
  const now = clock.now();
  return presentAs(adminUserDetail, {
    ...valuesOf(row, now),
    hasPassword: row.passwordHash !== null,
    hasGoogle: row.googleId !== null,
    hasSecondFactor: row.secondFactorSince !== null,
    paidPackage: packageOf(row.paidPackage),
    complimentaryPackage: packageOf(row.complimentaryPackage),
    sessions: (await listSessions(db, id, now)).map(({ userAgent, createdAt, lastSeenAt, ...session }) => ({
      id: session.id,
      userAgent,
      createdAt,
      lastSeenAt,
    })),
  });
}

/** Ignores names of plans that no longer exist. */
const packageOf = (name: string | null): AdminUserDetail['paidPackage'] => packageType.safeParse(name).data ?? null;

export async function listUserEvents(services: Services, id: number, after: string | undefined) {
  if (!(await findRealUser(services.db, id))) throw new AppError('not_found');
  return listEventPage(services, id, after, false);
}
