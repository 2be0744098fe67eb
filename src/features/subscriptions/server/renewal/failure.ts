import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fail } from '../../lifecycle.ts';
import { notifyFailed } from '../notify.ts';
import type { SubscriptionRow } from '../queries.ts';
import { saveChange } from '../save-change.ts';

interface Failure {
  readonly amount: number;
  readonly reason: string | null;
  readonly paymentId?: number;
}

/** A try that failed: the next one, or the end. */
export async function applyFailure(services: Services, tx: Db, row: SubscriptionRow, failure: Failure): Promise<void> {
  const change = fail(row, services.clock.now());
  if (!change) return;
  const kind = change.status === 'expired' ? 'expired' : 'failed';
  const { amount, ...data } = failure;
  await notifyFailed(services, tx, await saveChange(services, tx, row.id, change, { kind, data }), amount);
}
