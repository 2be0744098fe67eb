import { type NewNotification, notify } from '#features/notifications/server/index.ts';
import { lockLive, moveSubscription, type SubscriptionRow } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OwnerSnapshot } from '../contract.ts';
import { type Effect, effectOn, undoSkip } from '../effect.ts';
import type { OwnerPlanStatus } from '../snapshots.ts';
import type { KnownMove } from './moves.ts';
import { lockOwner, setGift } from './owner-queries.ts';
import { planStatusOf } from './plan-status.ts';
import { keepOwner, type MigrationRow, shareMigration, takeOwner } from './queries.ts';

type Told = Pick<NewNotification, 'message' | 'values'>;

interface Change extends Pick<Effect, 'before' | 'after'> {
  readonly userId: number;
  /** When what takes over does. */
  readonly periodEnd: Date | undefined;
}

const tell = (services: Services, tx: Db, userId: number, told: Told): Promise<void> =>
  notify(services, tx, { userId, kind: 'payment', link: '/subscription', ...told });

const nameOf = ({ packages }: KnownMove, { packageType, nextPackage }: OwnerSnapshot, isNext = false) => {
  const { words } = packages[(isNext ? nextPackage : null) ?? packageType];
  return { packageHe: words.he.name, packageEn: words.en.name };
};

/** Tells an owner what was changed, and that it costs them no more. */
async function tellMoved(services: Services, tx: Db, known: KnownMove, change: Change): Promise<void> {
  await tell(services, tx, change.userId, movedNews(known, change));
}

function movedNews(known: KnownMove, { before, after, periodEnd }: Change): Told {
  const until = after.until === null ? 0 : new Date(after.until).getTime();
  if (after.by === 'nothing') return { message: 'packageGiftEnded', values: nameOf(known, before) };
  if (after.by === 'gift') return { message: 'packageGiven', values: { ...nameOf(known, after), until } };
  if (after.nextPackage === 'basic' && before.nextPackage !== 'basic')
    return { message: 'packageEnds', values: { ...nameOf(known, before), at: until } };
  if (after.packageType === before.packageType)
    return {
      message: 'packageMovesLater',
      values: { ...nameOf(known, after, true), at: periodEnd?.getTime() ?? until },
    };
  return { message: 'packageMoved', values: nameOf(known, after) };
}

const tellUndone = (
  services: Services,
  tx: Db,
  known: KnownMove,
  { userId, before }: Pick<Change, 'userId' | 'before'>,
): Promise<void> => tell(services, tx, userId, { message: 'packageMovedBack', values: nameOf(known, before) });

export interface OneOwner {
  readonly migration: MigrationRow;
  readonly known: KnownMove;
  readonly userId: number;
}

/** Whether the move still does what it did when this owner was looked up. */
const goesOn = async (tx: Db, { id, status }: MigrationRow): Promise<boolean> =>
  (await shareMigration(tx, id))?.status === status;

/** One owner in one transaction: all of it or nothing, and never twice. False when the move was stopped. */
export async function moveOwner(services: Services, tx: Db, { migration, known, userId }: OneOwner): Promise<boolean> {
  const { id: migrationId, options } = migration;
  if (!(await goesOn(tx, migration))) return false;
  const now = services.clock.now();
  if (!(await takeOwner(tx, { migrationId, userId, state: 'waiting' }))) return true;
  const held = await holdOwner(tx, userId, now);
  const { before, after, skip } = effectOn(held.planStatus, known.move);
  if (skip) {
    await keepOwner(tx, { migrationId, userId }, { state: 'skipped', before, reason: skip, at: now });
    return true;
  }
  await putTo(services, tx, held, after, migrationId);
  await keepOwner(tx, { migrationId, userId }, { state: 'moved', before, after, reason: null, at: now });
  if (options.tell) await tellMoved(services, tx, known, { userId, before, after, periodEnd: held.live?.periodEnd });
  return true;
}

/** The way back, for whoever is still where the move put them. */
export async function undoOwner(services: Services, tx: Db, { migration, known, userId }: OneOwner): Promise<boolean> {
  const { id: migrationId, options } = migration;
  if (!(await goesOn(tx, migration))) return false;
  const now = services.clock.now();
  const record = await takeOwner(tx, { migrationId, userId, state: 'moved' });
  if (!record) return true;
  const { before, after } = record;
  if (!before || !after) throw new Error(`Nobody wrote down where owner ${userId} was moved from`);
  const held = await holdOwner(tx, userId, now);
  const skip = undoSkip(held.planStatus, { before, after });
  if (skip) {
    await keepOwner(tx, { migrationId, userId }, { state: 'undo_skipped', reason: skip, at: now });
    return true;
  }
  await putTo(services, tx, held, before, migrationId);
  await keepOwner(tx, { migrationId, userId }, { state: 'undone', at: now });
  if (options.tell) await tellUndone(services, tx, known, { userId, before });
  return true;
}

/** An owner as they stand, held until the transaction ends. */
interface HeldOwner {
  readonly userId: number;
  readonly planStatus: OwnerPlanStatus;
  readonly live: SubscriptionRow | undefined;
}

/** In the order in which everybody else takes them: the subscription first, its owner after it. */
async function holdOwner(tx: Db, userId: number, now: Date): Promise<HeldOwner> {
  const live = await lockLive(tx, userId);
  const owner = await lockOwner(tx, userId);
  return { userId, planStatus: planStatusOf(owner, live, now), live };
}

/** Makes an owner's state that of a snapshot, on the way there and on the way back. */
async function putTo(
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
