import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminUser, AdminUserDetail, UserFilter } from '../admin-contract.ts';
import { accountsAdminTexts } from '../admin-texts.ts';
import { presentDetail, presentListed } from './admin-present.ts';
import { countUsers, findSomebody, listUsers } from './admin-queries.ts';
import { listEventPage } from './security-log.ts';
import { listSessions } from './session-queries.ts';

const tablePage = 1_000;

export async function listUserPage(
  { db, clock }: Services,
  filter: UserFilter,
  size = adminPageSize,
): Promise<{ rows: AdminUser[]; next: string | null }> {
  const now = clock.now();
  const { rows, next } = await listUsers(db, filter, now, size);
  return { rows: rows.map((row) => presentListed(row, now)), next };
}

export async function getDetail({ db, clock }: Services, id: number): Promise<AdminUserDetail> {
  const row = await findSomebody(db, id);
  if (!row) throw new AppError('not_found');
  const now = clock.now();
  return presentDetail(row, await listSessions(db, id, now), now);
}

export async function listUserEvents(services: Services, id: number, after: string | undefined) {
  if (!(await findSomebody(services.db, id))) throw new AppError('not_found');
  return listEventPage(services, id, after, false);
}

export async function usersTable(services: Services, filter: UserFilter, locale: Locale): Promise<FileAnswer> {
  const { db, clock } = services;
  return csvAnswer<AdminUser>({
    name: `${translator(accountsAdminTexts, locale)('accountsAdmin.table.file')}.csv`,
    head: headOf(locale),
    cells: (user) => cellsOf(user, locale),
    total: await countUsers(db, { ...filter, after: undefined }, clock.now()),
    page: (after) => listUserPage(services, { ...filter, after }, tablePage),
  });
}

const person = ['id', 'username', 'displayName', 'email', 'isVerified', 'role'] as const;
const plan = ['packageType', 'planStatus', 'until', 'createdAt', 'suspendedAt', 'deletesAt'] as const;

const headOf = (locale: Locale): string[] =>
  [...person, ...plan].map((name) => translator(accountsAdminTexts, locale)(`accountsAdmin.table.${name}`));

function cellsOf(user: AdminUser, locale: Locale): (string | number)[] {
  const t = translator(accountsAdminTexts, locale);
  return [
    ...[user.id, user.username, user.displayName, user.email],
    t(user.isVerified ? 'accountsAdmin.table.yes' : 'accountsAdmin.table.no'),
    t(`accountsAdmin.table.roles.${user.role}`),
    t(`accountsAdmin.table.packages.${user.packageType}`),
    t(`accountsAdmin.table.planStatuses.${user.planStatus}`),
    ...[user.until, user.createdAt, user.suspendedAt, user.deletesAt].map((instant) => (instant ? dayOf(instant) : '')),
  ];
}

/** The day in Israel, in the one order that every spreadsheet takes for a date. */
const dayOf = (instant: string): string => dateInIsrael(new Date(instant));
