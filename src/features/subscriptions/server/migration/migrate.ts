import type { PackageType } from '#features/packages/contract.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Cycle } from '../../domain.ts';
import { type Change, cancel, resume } from '../../lifecycle.ts';
import type { SubscriptionRow } from '../queries.ts';
import { type EventDetails, saveChange } from '../save-change.ts';

/** How a subscription stands after those who run the product have moved it. */
interface MigrationTarget {
  readonly packageType: PackageType;
  readonly price: number;
  readonly nextPackage: PackageType | null;
  readonly nextCycle: Cycle | null;
  readonly nextPrice: number | null;
  /** It ends with its period. */
  readonly isEnding: boolean;
}

/** Another package without a charge; the row is held by the caller, who has seen that no charge of it is under way. */
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

/** An end that is taken back needs no new consent: its owner never took theirs back. */
function stepOf(row: SubscriptionRow, isEnding: boolean, now: Date): Change | undefined {
  if (isEnding === (row.status === 'cancelled')) return { status: row.status };
  if (isEnding) return cancel(row, now, false);
  return row.consent ? resume(row, row.consent, now) : undefined;
}

function kindOf(row: SubscriptionRow, { isEnding, packageType, price }: MigrationTarget): EventDetails['kind'] {
  if (isEnding !== (row.status === 'cancelled')) return isEnding ? 'cancelled' : 'resumed';
  return packageType === row.packageType && price === row.price ? 'scheduled' : 'changed';
}
