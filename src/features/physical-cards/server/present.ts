import { pick } from '#base/pick.ts';
import { addBusinessDays, type DayException } from '#base/time/business-days.ts';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import { namesOfProfiles } from '#features/profiles/server/index.ts';
import { readDayExceptions } from '#features/settings/server/index.ts';
import { listTagsOfOrders, type TagRow } from '#features/tags/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OrderStep, PhysicalOrder, PhysicalOrderWithHistory } from '../contract.ts';
import { deliveryDays, emptyAddress } from '../delivery.ts';
import { isOpenOrder } from '../in-progress.ts';
import { cardPricesAt, type DatedPrice, type Delivery, priceOf } from '../prices.ts';
import { eventsFor } from '../transitions.ts';
import { listDatedPrices } from './prices/price-queries.ts';
import { listSteps, type PhysicalOrderRow, type StepRow } from './queries.ts';

/** The range of delivery dates for an order paid at `paidAt`. */
export function promiseOf(
  delivery: Delivery,
  paidAt: Date,
  exceptions: readonly DayException[],
): { readonly from: string; readonly to: string } {
  const day = dateInIsrael(paidAt);
  const { from, to } = deliveryDays[delivery];
  return { from: addBusinessDays(day, from, exceptions), to: addBusinessDays(day, to, exceptions) };
}

type Reader = Pick<Services, 'db' | 'clock'>;

interface Known {
  readonly now: Date;
  readonly profileName: string;
  /** The discount of the owner's current package, in whole percent. */
  readonly discount: number;
  readonly exceptions: readonly DayException[];
  readonly dated: readonly DatedPrice[];
}

function presentOne(row: PhysicalOrderRow, { now, profileName, discount, exceptions, dated }: Known): PhysicalOrder {
  const { state, refunded } = row;
  const can = eventsFor(state, 'owner');
  const amount = row.amount ?? priceOf(cardPricesAt(dated, row.createdAt), row, discount).total;
  return {
    ...pick(row, 'id', 'state', 'designId', 'design', 'profileId', 'quantity', 'delivery', 'refunded', 'reason'),
    profileName,
    amount,
    can,
    address: row.address ?? emptyAddress,
    promise: presentPromise(row, now, exceptions),
    tracking: presentTracking(row),
    refundOnCancel: can.includes('cancel') && row.amount !== null ? row.amount - refunded : 0,
    expiresAt: state === 'pending_payment' ? row.expiresAt.toISOString() : null,
    paidAt: row.paidAt?.toISOString() ?? null,
    checkoutOrderId: row.checkoutOrderId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentPromise(
  { state, delivery, promisedFrom, promisedTo }: PhysicalOrderRow,
  now: Date,
  exceptions: readonly DayException[],
) {
  if (!isOpenOrder(state)) return null;
  if (!promisedFrom || !promisedTo) return promiseOf(delivery, now, exceptions);
  // What has not arrived yet arrives on the next business day at the earliest, which may be today.
  const next = addBusinessDays(addDays(dateInIsrael(now), -1), 1, exceptions);
  return { from: promisedFrom < next && next <= promisedTo ? next : promisedFrom, to: promisedTo };
}

const presentTracking = ({ carrier, trackingNumber, trackingLink }: PhysicalOrderRow): PhysicalOrder['tracking'] =>
  carrier && { carrier, number: trackingNumber, link: trackingLink };

/** Presents the orders of any owner; preserves the order of `rows`. */
export async function presentOrders(
  { db, clock }: Reader,
  rows: readonly PhysicalOrderRow[],
): Promise<PhysicalOrder[]> {
  const now = clock.now();
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const [names, entitlements, exceptions, dated] = await Promise.all([
    namesOfProfiles(
      db,
      rows.flatMap(({ profileId }) => profileId ?? []),
    ),
    owners.length > 0 ? effectiveEntitlements(db, owners, now) : new Map(),
    readDayExceptions(db),
    rows.some(({ amount }) => amount === null) ? listDatedPrices(db) : [],
  ]);
  return rows.map((row) =>
    presentOne(row, {
      now,
      profileName: names.get(row.profileId ?? 0) ?? '',
      discount: entitlements.get(row.ownerId)?.physicalCardDiscount ?? 0,
      exceptions,
      dated,
    }),
  );
}

export const presentStep = (row: StepRow): OrderStep => ({
  ...pick(row, 'id', 'event', 'by', 'note'),
  state: row.toState,
  at: row.at.toISOString(),
});

/** `shown`: history and tags of a demo's order, which is not stored. */
export async function presentDetail(
  reader: Reader,
  row: PhysicalOrderRow,
  shown?: { readonly steps: readonly StepRow[]; readonly tags: readonly TagRow[] },
): Promise<PhysicalOrderWithHistory> {
  const [[order], steps, tags] = await Promise.all([
    presentOrders(reader, [row]),
    shown?.steps ?? listSteps(reader.db, [row.id]),
    shown?.tags ?? listTagsOfOrders(reader.db, [row.id]),
  ]);
  if (!order) throw new Error(`Physical card order ${row.id} does not exist`);
  return {
    ...order,
    history: steps.map(presentStep),
    // The name of a tag that now belongs to another owner is private to that owner.
    tags: tags.map(({ code, name, ownerId }) => ({ code, name: ownerId === row.ownerId ? name : '' })),
  };
}
