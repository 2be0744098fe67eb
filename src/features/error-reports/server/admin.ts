import { AppError } from '#base/app-error.ts';
import { deviceOf } from '#features/accounts/domain.ts';
import type { TellAudit } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { ErrorKind, ErrorKindDetail, ErrorsFilter } from '../admin-contract.ts';
import { buildOf, serverAgent, stackOf } from '../domain.ts';
import { framesIn } from '../stack.ts';
import type { ErrorState } from '../states.ts';
import { type ErrorRow, findError, listErrors, lockError, setErrorState } from './admin-queries.ts';
import { resolveFrames } from './source-maps.ts';

export async function listForAdmin(db: Db, filter: ErrorsFilter) {
  const { rows, next } = await listErrors(db, filter);
  return { rows: rows.map(presentError), next };
}

export async function getForAdmin(services: Pick<Services, 'db' | 'extensions'>, id: number): Promise<ErrorKindDetail> {
  const row = await findError(services.db, id);
  if (!row) throw new AppError('not_found');
  const { errorDetails, userAgent } = row;
  const frames = await resolveFrames(services, framesIn(stackOf(errorDetails)), buildOf(errorDetails));
  // A report without a stack may still say something.
  return { ...presentError(row), userAgent: userAgent ?? '', frames, details: frames.length ? null : errorDetails };
}

const verbs: Readonly<Record<ErrorState, string>> = {
  open: 'errors.reopen',
  resolved: 'errors.resolve',
  muted: 'errors.mute',
};

export const setState = (
  { db, clock, audit }: Services & { readonly audit: TellAudit },
  id: number,
  state: ErrorState,
): Promise<ErrorKind> =>
  db.transaction(async (tx) => {
    const before = await lockError(tx, id);
    const after = before && (await setErrorState(tx, id, state, clock.now()));
    if (!after) throw new AppError('not_found');
    const target = { kind: 'error', id };
    await audit(tx, { action: verbs[state], target, before: { state: before.state }, after: { state } });
    return presentError(after);
  });

function presentError(row: ErrorRow): ErrorKind {
  const { browser, system } = deviceOf(row.userAgent ?? '');
  return {
    id: row.id,
    type: row.errorType,
    message: row.errorMessage,
    path: row.path,
    isServer: row.userAgent === serverAgent,
    browser,
    system,
    count: row.count,
    countSince: row.countSince,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    state: row.state,
    stateAt: row.stateAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}
