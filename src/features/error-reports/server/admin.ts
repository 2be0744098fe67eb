import { AppError } from '#base/app-error.ts';
import type { TellAudit } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { ErrorKind, ErrorKindDetail, ErrorsFilter } from '../admin-contract.ts';
import { buildOf, stackOf } from '../domain.ts';
import { framesIn } from '../stack.ts';
import type { ErrorState } from '../states.ts';
import { findError, listErrors, lockError, setErrorState } from './admin-queries.ts';
import { presentError } from './present.ts';
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
