import { AppError, orNotFound } from '#base/app-error.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { refuseLeaving } from '#features/checkout/server/index.ts';
import { publishEvent } from '#features/notifications/server/index.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { PhysicalOrderWithHistory } from '../contract.ts';
import { type DeliveryAddress, missingAddressFields } from '../delivery.ts';
import { type Delivery, priceOf } from '../prices.ts';
import { unpaidHours } from '../transitions.ts';
import { type DesignRow, lockDesign } from './designs/design-queries.ts';
import { refuseStopped } from './designs/designs.ts';
import { addressAt } from './points.ts';
import { presentDetail } from './present.ts';
import { findCardPrices } from './prices/price-queries.ts';
import { insertOrder, insertStep, type PhysicalOrderRow } from './queries.ts';
import type { Own } from './read.ts';

/** How long an order waits for payment. */
const paymentTimeoutMilliseconds = unpaidHours * 3_600_000;

interface NewOrder {
  readonly designId: number;
  readonly quantity: number;
  readonly delivery: Delivery;
  readonly pointId?: number | undefined;
  readonly address: DeliveryAddress;
  readonly expected?: number | undefined;
}

function refuseUnreachable({ delivery, address }: NewOrder): void {
  const missing = missingAddressFields(delivery, address);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((field) => [`address.${field}`, `physicalCards.address.${field}`]));
  throw new AppError('invalid_input', { fields });
}

/** Locks the design until the order is inserted. Only designs for the owner's own profiles can be ordered. */
async function lockSource(tx: Db, { clock, user }: Own, designId: number): Promise<DesignRow> {
  const source = orNotFound(await lockDesign(tx, designId, user.id));
  const profiles = await listOwnProfiles(tx, user.id, clock.now());
  if (profiles.some(({ id }) => id === source.profileId)) return source;
  const message = 'physicalCards.profile.missing';
  throw new AppError('invalid_input', { message, fields: { designId: message } });
}

/** Refuses a total that is no longer the price, so that nobody learns of another one only when paying. */
async function refuseOtherPrice(
  tx: Db,
  { clock, user }: Own,
  { expected, ...ordered }: NewOrder,
  { design: { material } }: DesignRow,
): Promise<void> {
  if (expected === undefined) return;
  const now = clock.now();
  const [prices, { entitlements }] = [await findCardPrices(tx, now), await effectivePlan(tx, user.id, now)];
  const { total } = priceOf(prices, { ...ordered, material }, entitlements.physicalCardDiscount);
  if (total !== expected) throw new AppError('conflict', { message: 'physicalCards.priceChanged', details: { total } });
}

/** Creates a pending order with a copy of the current design. */
export async function createOrder(call: Own, input: NewOrder): Promise<PhysicalOrderWithHistory> {
  const row = await call.db.transaction(async (tx) => {
    // The checkout would refuse its payment: the order could only wait until it closes.
    await refuseLeaving(tx, call.user.id);
    const source = await lockSource(tx, call, input.designId);
    refuseUnreachable(input);
    refuseStopped(source.design, 'designId');
    await refuseOtherPrice(tx, call, input, source);
    const { delivery, pointId, address } = input;
    const place = delivery === 'pickup' && (await addressAt(tx, pointId, address, call.visitor.locale));
    return saveOrder(tx, call, { ...input, address: place || address }, source);
  });
  return presentDetail(call, row);
}

async function saveOrder(
  tx: Db,
  { bus, clock, user, visitor }: Own,
  { quantity, delivery, address }: NewOrder,
  { id: designId, profileId, design }: DesignRow,
): Promise<PhysicalOrderRow> {
  const now = clock.now();
  const made = await insertOrder(tx, {
    ownerId: user.id,
    designId,
    profileId,
    design,
    material: design.material,
    state: 'pending_payment',
    quantity,
    delivery,
    address,
    locale: visitor.locale,
    expiresAt: new Date(now.getTime() + paymentTimeoutMilliseconds),
    createdAt: now,
    updatedAt: now,
  });
  const step = { orderId: made.id, event: 'order', toState: made.state, by: 'owner', actorId: user.id } as const;
  await insertStep(tx, { ...step, at: now });
  await publishEvent(bus, tx, user.id, 'orders');
  return made;
}
