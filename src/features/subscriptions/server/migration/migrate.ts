import type { PackageType } from '#features/packages/contract.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Cycle } from '../../domain.ts';
import { type Change, cancel, resume } from '../../lifecycle.ts';
import type { SubscriptionRow } from '../queries.ts';
import { type EventDetails, saveChange } from '../save-change.ts';

/** The subscription after an admin has migrated it. */
interface MigrationTarget {
  readonly packageType: PackageType;
  readonly price: number;
  readonly nextPackage: PackageType | null;
  readonly nextCycle: Cycle | null;
  readonly nextPrice: number | null;
  /** The subscription ends with its period. */
  readonly isEnding: boolean;
}

/** Changes the package without a charge. The caller has locked the row and checked that no charge is in progress. */
export async function migrateSubscription(
  services: Services,
  tx: Db,
  row: SubscriptionRow,
  { isEnding, ...to }: MigrationTarget,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const step = stepOf(row, isEnding, services.clock.now());
  if (!step) throw new Error(`Subscription ${row.id} cannot be moved`);
  const event = { kind: kindOf(row, { isEnding, ...to }), data: { ...data, ...to } };
  await saveChange(services, tx, row.id, { ...step, ...to }, event);
}

/** Revoking the end needs no new consent, because the owner never withdrew theirs. */
function stepOf(row: SubscriptionRow, isEnding: boolean, now: Date): Change | undefined {
  if (isEnding === (row.status === 'cancelled')) return { status: row.status };
  if (isEnding) return cancel(row, now, false);
  return row.consent ? resume(row, row.consent, now) : undefined;
}

function kindOf(row: SubscriptionRow, { isEnding, packageType, price }: MigrationTarget): EventDetails['kind'] {
  if (isEnding !== (row.status === 'cancelled')) return isEnding ? 'cancelled' : 'resumed';
  return packageType === row.packageType && price === row.price ? 'scheduled' : 'changed';
}
