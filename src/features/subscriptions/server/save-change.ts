import { AppError } from '#base/app-error.ts';
import { setPaidPlan } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type Change, paidUntilOf } from '../lifecycle.ts';
import { recordMove } from './move-queries.ts';
import { insertEvent, lockLive, type NewSubscription, type SubscriptionRow, updateSubscription } from './queries.ts';
import type { subscriptionEventsTable } from './table.ts';

type EventKind = (typeof subscriptionEventsTable.$inferInsert)['kind'];

export interface EventDetails {
  readonly kind: EventKind;
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Applies a transition of a subscription and all its effects: its history, the owner's plan, and the affected pages.
 */
export async function saveChange(
  services: Services,
  tx: Db,
  id: number,
  change: Change & Pick<NewSubscription, 'methodId'>,
  event: EventDetails,
): Promise<SubscriptionRow> {
  const row = await updateSubscription(tx, id, change);
  await recordEvent(services, tx, row, event);
  return row;
}

/** The same for a new subscription. */
export async function recordEvent(
  { bus, clock }: Services,
  tx: Db,
  row: SubscriptionRow,
  { kind, data = {} }: EventDetails,
): Promise<void> {
  await insertEvent(tx, { subscriptionId: row.id, kind, data, at: clock.now() });
  await recordMove(tx, row, clock.now());
  const until = paidUntilOf(row);
  await setPaidPlan(tx, row.userId, until && { packageType: row.packageType, until });
  await dropOwnerPages(bus, tx, row.userId);
}

/** Context of the owner's own requests. */
export interface Owner extends Services {
  readonly user: Pick<Identity, 'id'> & Partial<Pick<Identity, 'isDemo'>>;
  readonly visitor: Pick<Visitor, 'locale'>;
}

export async function getLiveLocked(tx: Db, userId: number): Promise<SubscriptionRow> {
  const row = await lockLive(tx, userId);
  if (!row) throw new AppError('conflict', { message: 'subscriptions.none' });
  return row;
}
