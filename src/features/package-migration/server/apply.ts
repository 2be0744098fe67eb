import { lockLive, moveSubscription, type SubscriptionRow } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OwnerSnapshot } from '../contract.ts';
import type { OwnerPlanStatus } from '../snapshots.ts';
import { lockOwner, setGift } from './owner-queries.ts';
import { planStatusOf } from './plan-status.ts';

/** An owner as they stand, held until the transaction ends. */
export interface HeldOwner {
  readonly userId: number;
  readonly planStatus: OwnerPlanStatus;
  readonly live: SubscriptionRow | undefined;
}

/** In the order in which everybody else takes them: the subscription first, its owner after it. */
export async function holdOwner(tx: Db, userId: number, now: Date): Promise<HeldOwner> {
  const live = await lockLive(tx, userId);
  const owner = await lockOwner(tx, userId);
  return { userId, planStatus: planStatusOf(owner, live, now), live };
}

/** Makes an owner's state that of a snapshot, on the way there and on the way back. */
export async function putTo(
  services: Services,
  tx: Db,
  { userId, live }: HeldOwner,
  to: OwnerSnapshot,
  migrationId: number,
): Promise<void> {
  if (to.by !== 'subscription') return putGift(services, tx, userId, to);
  if (live?.id !== to.subscriptionId || !live || to.price === null)
    throw new Error(`Owner ${userId} has another subscription than the one that is moved`);
  const isEnding = to.until !== null;
  const next = isEnding ? null : to.nextPackage;
  await moveSubscription(
    services,
    tx,
    live,
    {
      ...{ packageType: to.packageType, price: to.price, isEnding },
      ...{ nextPackage: next, nextCycle: next && to.nextCycle, nextPrice: next && to.nextPrice },
    },
    { packageMigration: migrationId },
  );
}

async function putGift({ bus }: Services, tx: Db, userId: number, to: OwnerSnapshot): Promise<void> {
  const until = to.by === 'gift' ? to.until : null;
  await setGift(tx, userId, until === null ? null : { packageType: to.packageType, until: new Date(until) });
  await dropOwnerPages(bus, tx, userId);
}
