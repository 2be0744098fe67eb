import { pick } from '#base/pick.ts';
import { findPlanRow } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { startOf } from '../../changes.ts';
import type { RenewalConsent } from '../../domain.ts';
import { begin, end, upgrade } from '../../lifecycle.ts';
import { insertLive, lockLive, type SubscriptionRow } from '../queries.ts';
import type { PackageDetails } from '../quote.ts';
import { recordEvent, saveChange } from '../save-change.ts';

interface PaidPackage {
  readonly userId: number;
  readonly details: PackageDetails;
  readonly methodId: number;
  readonly amount: number;
  /** Of a coupon, in agorot. */
  readonly discount?: number;
  /** Null: a single period is bought, without renewal. */
  readonly consent: RenewalConsent | null;
  readonly paymentId: number;
}

/** Activates a paid package; returns `refund` if the account was deleted or its plan is not the one that was priced. */
export async function fulfilPackage(services: Services, tx: Db, paid: PaidPackage): Promise<'kept' | 'refund'> {
  const now = services.clock.now();
  const live = await lockLive(tx, paid.userId);
  const owner = await findPlanRow(tx, paid.userId);
  if (!owner) return 'refund';
  const start = startOf(owner, paid.details.packageType, now);
  if (paid.details.former) return upgradeLive(services, tx, paid, live, start);
  if (live && !(await endIfOver(services, tx, live, now))) return 'refund';
  return beginNew(services, tx, paid, start);
}

const termsOf = ({ details }: PaidPackage) => pick(details, 'packageType', 'cycle', 'price');

const boughtOf = (paid: PaidPackage) => ({ ...termsOf(paid), consent: paid.consent, discount: paid.discount ?? 0 });

const paidData = (paid: PaidPackage) => ({ ...pick(paid, 'paymentId', 'amount'), ...termsOf(paid) });

async function beginNew(services: Services, tx: Db, paid: PaidPackage, start: Date): Promise<'kept' | 'refund'> {
  const { userId, methodId } = paid;
  const startedAt = services.clock.now();
  const row = await insertLive(tx, { ...begin(boughtOf(paid), start), userId, methodId, startedAt });
  if (!row) return 'refund';
  await recordEvent(services, tx, row, { kind: 'started', data: paidData(paid) });
  return 'kept';
}

async function upgradeLive(
  services: Services,
  tx: Db,
  paid: PaidPackage,
  live: SubscriptionRow | undefined,
  start: Date,
): Promise<'kept' | 'refund'> {
  const { former } = paid.details;
  if (!live || live.id !== former?.id || live.periodIndex !== former.periodIndex) return 'refund';
  const change = upgrade(live, boughtOf(paid), start);
  if (!change) return 'refund';
  const { methodId } = paid;
  await saveChange(services, tx, live.id, { ...change, methodId }, { kind: 'upgraded', data: paidData(paid) });
  return 'kept';
}

/** True if the previous subscription is over, whether or not a job has ended it. */
async function endIfOver(services: Services, tx: Db, live: SubscriptionRow, now: Date): Promise<boolean> {
  const change = end(live, now);
  if (change) await saveChange(services, tx, live.id, change, { kind: 'expired' });
  return change !== undefined;
}
