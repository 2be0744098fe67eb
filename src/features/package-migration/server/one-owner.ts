import { saveComplimentaryPlan } from '#features/accounts/server/index.ts';
import { type NewNotification, notify } from '#features/notifications/server/index.ts';
import { lockLive, migrateSubscription, type SubscriptionRow } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OwnerSnapshot } from '../contract.ts';
import { type Effect, effectOn, type OwnerPlanStatus, undoSkip } from '../effect.ts';
import { planStatusOf } from './effects.ts';
import { lockOwner } from './owner-queries.ts';
import { claimOwner, type MigrationRow, saveOwner, shareMigration } from './queries.ts';
import type { MigrationContext } from './start.ts';

type NotificationContent = Pick<NewNotification, 'message' | 'values'>;

interface Change extends Pick<Effect, 'before' | 'after'> {
  /** When the scheduled change takes effect. */
  readonly periodEnd: Date | undefined;
}

const notifyOwner = (services: Services, tx: Db, userId: number, content: NotificationContent): Promise<void> =>
  notify(services, tx, { userId, kind: 'payment', link: '/subscription', ...content });

const nameOf = ({ packages }: MigrationContext, { packageType, nextPackage }: OwnerSnapshot, isNext = false) => {
  const { texts } = packages[(isNext ? nextPackage : null) ?? packageType];
  return { packageHe: texts.he.name, packageEn: texts.en.name };
};

/** Says what changed, and that it does not cost more. */
function migratedNotification(context: MigrationContext, { before, after, periodEnd }: Change): NotificationContent {
  const until = after.until === null ? 0 : new Date(after.until).getTime();
  if (after.by === 'nothing') return { message: 'packageGiftEnded', values: nameOf(context, before) };
  if (after.by === 'complimentary') return { message: 'packageGiven', values: { ...nameOf(context, after), until } };
  if (after.nextPackage === 'basic' && before.nextPackage !== 'basic')
    return { message: 'packageEnds', values: { ...nameOf(context, before), at: until } };
  if (after.packageType === before.packageType)
    return {
      message: 'packageMovesLater',
      values: { ...nameOf(context, after, true), at: periodEnd?.getTime() ?? until },
    };
  return { message: 'packageMoved', values: nameOf(context, after) };
}

export interface OneOwner {
  readonly migration: MigrationRow;
  readonly context: MigrationContext;
  readonly userId: number;
}

/** Whether the migration still has the status it had when this owner was looked up. */
const isStillActive = async (tx: Db, { id, status }: MigrationRow): Promise<boolean> =>
  (await shareMigration(tx, id))?.status === status;

/** Migrates one owner in one transaction: atomically and at most once. Returns false if the migration was stopped. */
export async function migrateOwner(
  services: Services,
  tx: Db,
  { migration, context, userId }: OneOwner,
): Promise<boolean> {
  const { id: migrationId, options } = migration;
  if (!(await isStillActive(tx, migration))) return false;
  const now = services.clock.now();
  if (!(await claimOwner(tx, { migrationId, userId, state: 'waiting' }))) return true;
  const locked = await lockOwnerPlan(tx, userId, now);
  const { before, after, skip } = effectOn(locked.planStatus, context.terms);
  if (skip) {
    await saveOwner(tx, { migrationId, userId }, { state: 'skipped', before, reason: skip, at: now });
    return true;
  }
  await applySnapshot(services, tx, locked, after, migrationId);
  await saveOwner(tx, { migrationId, userId }, { state: 'moved', before, after, reason: null, at: now });
  const change = { before, after, periodEnd: locked.live?.periodEnd };
  if (options.tell) await notifyOwner(services, tx, userId, migratedNotification(context, change));
  return true;
}

/** Undoes the migration for an owner whose state it left unchanged since. */
export async function undoOwner(
  services: Services,
  tx: Db,
  { migration, context, userId }: OneOwner,
): Promise<boolean> {
  const { id: migrationId, options } = migration;
  if (!(await isStillActive(tx, migration))) return false;
  const now = services.clock.now();
  const record = await claimOwner(tx, { migrationId, userId, state: 'moved' });
  if (!record) return true;
  const { before, after } = record;
  if (!before || !after) throw new Error(`The source package of owner ${userId} was not recorded`);
  const locked = await lockOwnerPlan(tx, userId, now);
  const skip = undoSkip(locked.planStatus, { before, after });
  if (skip) {
    await saveOwner(tx, { migrationId, userId }, { state: 'undo_skipped', reason: skip, at: now });
    return true;
  }
  await applySnapshot(services, tx, locked, before, migrationId);
  await saveOwner(tx, { migrationId, userId }, { state: 'undone', at: now });
  const content = { message: 'packageMovedBack', values: nameOf(context, before) } as const;
  if (options.tell) await notifyOwner(services, tx, userId, content);
  return true;
}

/** An owner's current state, locked until the transaction ends. */
interface LockedOwner {
  readonly userId: number;
  readonly planStatus: OwnerPlanStatus;
  readonly live: SubscriptionRow | undefined;
}

/** Locks in the same order as all other code, to avoid deadlocks: the subscription first, then its owner. */
async function lockOwnerPlan(tx: Db, userId: number, now: Date): Promise<LockedOwner> {
  const live = await lockLive(tx, userId);
  const owner = await lockOwner(tx, userId);
  return { userId, planStatus: planStatusOf(owner, live, now), live };
}

/** Applies a snapshot to an owner's state, for both migration and undo. */
async function applySnapshot(
  services: Services,
  tx: Db,
  { userId, live }: LockedOwner,
  to: OwnerSnapshot,
  migrationId: number,
): Promise<void> {
  if (to.by !== 'subscription') return applyComplimentaryPlan(services, tx, userId, to);
  if (live?.id !== to.subscriptionId || !live || to.price === null)
    throw new Error(`Owner ${userId} has another subscription than the one that is moved`);
  const isEnding = to.until !== null;
  const next = isEnding ? null : to.nextPackage;
  const change = {
    packageType: to.packageType,
    price: to.price,
    isEnding,
    nextPackage: next,
    nextCycle: next && to.nextCycle,
    nextPrice: next && to.nextPrice,
  };
  await migrateSubscription(services, tx, live, change, { packageMigration: migrationId });
}

async function applyComplimentaryPlan({ bus }: Services, tx: Db, userId: number, to: OwnerSnapshot): Promise<void> {
  const until = to.by === 'complimentary' ? to.until : null;
  const plan = until === null ? null : { packageType: to.packageType, until: new Date(until) };
  await saveComplimentaryPlan(tx, userId, plan);
  await dropOwnerPages(bus, tx, userId);
}
