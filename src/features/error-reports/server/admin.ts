import { orNotFound } from '#base/app-error.ts';
import { deviceOf } from '#features/accounts/domain.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type ErrorKind,
  type ErrorKindDetail,
  errorKind,
  errorKindDetail,
  errorsAdminApi,
  type UserError,
} from '../admin-contract.ts';
import { buildOf, serverAgent, stackOf } from '../domain.ts';
import { framesIn } from '../stack.ts';
import type { ErrorState } from '../states.ts';
import { type ErrorRow, errorsSource, findError, listErrorsOf, lockError, setErrorState } from './queries.ts';
import { resolveFrames } from './source-maps.ts';

export const errorsListRoutes = defineAdminList({
  list: errorsAdminApi.list,
  source: errorsSource,
  values: ({ report }: { readonly report: ErrorRow }) => valuesOf(report),
});

export async function getForAdmin(services: Pick<Services, 'db' | 'extensions'>, id: number): Promise<ErrorKindDetail> {
  const row = orNotFound(await findError(services.db, id));
  const { errorDetails, userAgent } = row;
  const frames = await resolveFrames(services, framesIn(stackOf(errorDetails)), buildOf(errorDetails));
  // A report without a stack may contain other useful details.
  const details = frames.length ? null : errorDetails;
  return presentAs(errorKindDetail, { ...valuesOf(row), userAgent: userAgent ?? '', frames, details });
}

const shownErrors = 10;

export async function listOfUser({ db }: Pick<Services, 'db'>, userId: number): Promise<UserError[]> {
  const rows = await listErrorsOf(db, userId, shownErrors);
  return rows.map(({ report, count, lastSeenAt }) => ({
    id: report.id,
    type: report.errorType,
    message: report.errorMessage,
    path: report.path,
    state: report.state,
    count,
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

const auditActions: Readonly<Record<ErrorState, string>> = {
  open: 'errors.reopen',
  resolved: 'errors.resolve',
  muted: 'errors.mute',
};

export const setState = (
  { db, clock, audit }: Services & { readonly audit: AuditWriter },
  id: number,
  state: ErrorState,
): Promise<ErrorKind> =>
  db.transaction(async (tx) => {
    const before = orNotFound(await lockError(tx, id));
    const after = orNotFound(await setErrorState(tx, id, state, clock.now()));
    const target = { kind: 'error', id };
    await audit(tx, { action: auditActions[state], target, before: { state: before.state }, after: { state } });
    return presentAs(errorKind, valuesOf(after));
  });

function valuesOf(row: ErrorRow) {
  const { browser, system } = deviceOf(row.userAgent ?? '');
  const isServer = row.userAgent === serverAgent;
  return { ...row, type: row.errorType, message: row.errorMessage, isServer, browser, system };
}
