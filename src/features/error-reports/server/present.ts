import { deviceOf } from '#features/accounts/domain.ts';
import type { ErrorKind } from '../admin-contract.ts';
import { serverAgent } from '../domain.ts';
import type { ErrorRow } from './admin-queries.ts';

export function presentError(row: ErrorRow): ErrorKind {
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
