import { AppError, orNotFound } from '#base/app-error.ts';
import { lockOwner } from '#features/accounts/server/index.ts';
import { type NewNotification, notify, notifyStaff, publishEvent } from '#features/notifications/server/index.ts';
import { beginRefund, lockRefundable } from '#features/payments/server/index.ts';
import { listTagsOfOrders, makeTags, retireTags } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import { type Carrier, type DeliveryAddress, missingAddressFields, trackingLink } from '../../delivery.ts';
import type { Material, PhysicalCardDesign } from '../../design/design.ts';
import { nextState, type OrderEvent, type OrderRole, type OrderState } from '../../transitions.ts';
import { findOrder, insertStep, lockOrder, type PhysicalOrderRow, updateOrder } from '../queries.ts';
import { orderLink, orderMailJob } from './order-mail.ts';

/** A requested transition and its data. */
export interface TransitionInput {
  readonly event: OrderEvent;
  readonly role: OrderRole;
  /** The account that requested it; null for automatic transitions. */
  readonly actorId: number | null;
  readonly note?: string | undefined;
  /** The carrier; required for `ship`. */
  readonly ship?: Shipment | undefined;
  /** The amount that a return refunds, in agorot; the full amount by default. */
  readonly refund?: number | undefined;
  /** The design as corrected by the owner. */
  readonly design?: PhysicalCardDesign | undefined;
  /** The columns that a payment sets. */
  readonly paid?: Partial<PhysicalOrderRow> | undefined;
}

export interface Shipment {
  readonly carrier: Carrier;
  readonly trackingNumber: string | null;
  readonly trackingLink: string | null;
}

interface Step extends TransitionInput {
  readonly services: Services;
  readonly tx: Db;
  readonly row: PhysicalOrderRow;
  readonly now: Date;
  /** False if the account was deleted; the order outlives it. */
  readonly hasOwner: boolean;
}

export interface StartedProduction {
  readonly orderId: number;
  readonly material: Material;
  readonly quantity: number;
  readonly actorId: number | null;
}

/** What else happens in the transaction in which production starts; the stock of blank cards is a feature above this. */
export const productionStarts =
  extensionPoint<(services: Services, tx: Db, started: StartedProduction) => Promise<void>>('card-production-starts');

type Effect = (step: Step) => Promise<Partial<PhysicalOrderRow>>;

const endOrder: Effect = async (step) => {
  await retireOrderTags(step);
  await refundOrder(step);
  return {};
};

const nothing: Effect = async () => ({});

/** Side effects of each event besides the state change; the returned columns are written to the order. */
const effects: Readonly<Record<OrderEvent, Effect>> = {
  pay: async ({ paid, row }) => {
    if (!paid) throw new Error(`Order of cards ${row.id} is paid only by money that has come`);
    return paid;
  },
  expire: nothing,
  approve: nothing,
  ask_changes: nothing,
  resubmit: async ({ design, row }) => ({ design: design ?? row.design }),
  start: startProduction,
  encode: refuseUnwritten,
  ship: async ({ ship }) => shipped(ship),
  deliver: nothing,
  report_problem: nothing,
  take_back: endOrder,
  cancel: endOrder,
  refund: nothing,
};

async function startProduction(step: Step) {
  const { services, tx, actorId, row } = step;
  const { id: orderId, material, quantity } = row;
  await makeOrderTags(step);
  for (const begin of services.extensions.of(productionStarts))
    await begin(services, tx, { orderId, material, quantity, actorId });
  return {};
}

async function makeOrderTags({ tx, row, actorId, now, hasOwner }: Step) {
  const { id: orderId, quantity: count, ownerId, profileId } = row;
  const whose = hasOwner ? { ownerId, profileId } : { ownerId: null, profileId: null };
  await makeTags(tx, { ...whose, orderId, batch: null, count, actorId, at: now });
}

const liveTags = async ({ tx, row }: Step) =>
  (await listTagsOfOrders(tx, [row.id])).filter(({ state }) => state !== 'retired');

async function refuseUnwritten(step: Step) {
  const missing = (await liveTags(step)).filter(({ writtenAt }) => writtenAt === null).length;
  const message = 'physicalCards.refused.notWritten';
  if (missing > 0) throw new AppError('conflict', { message, values: { missing }, details: { missing } });
  return {};
}

function shipped(ship: Shipment | undefined): Partial<PhysicalOrderRow> {
  if (!ship) throw new AppError('invalid_input', { fields: { carrier: 'physicalCards.carrier.missing' } });
  const { carrier, trackingNumber } = ship;
  return { carrier, trackingNumber, trackingLink: ship.trackingLink ?? trackingLink(carrier, trackingNumber) };
}

/** Retires the tags of a cancelled or returned order, so that they open nothing. */
async function retireOrderTags(step: Step): Promise<void> {
  const { tx, actorId, role, now: at, note } = step;
  const codes = (await liveTags(step)).map(({ code }) => code);
  const by = role === 'admin' ? 'admin' : 'system';
  if (codes.length > 0) await retireTags(tx, { codes, actorId, note: note ?? null, by, at });
}

/**
 * Records the refund in the transaction of the transition that causes it: the whole remaining amount, or the agreed
 * amount of a return. The order id is part of the idempotency key, so that it is refunded only once.
 */
async function refundOrder({ services, tx, row, event, role, refund }: Step): Promise<void> {
  const { id, paymentId } = row;
  if (paymentId === null) return;
  const refundable = await lockRefundable(tx, paymentId);
  const amount = event === 'cancel' ? refundable : (refund ?? refundable);
  const message = 'physicalCards.refund.tooMuch';
  if (amount > refundable) throw new AppError('conflict', { message, fields: { refund: message } });
  if (amount === 0) return;
  const reason = role === 'owner' ? 'cancelled' : 'by_us';
  await beginRefund(services, tx, { paymentId, amount, reason, key: `physical-order-${id}` });
}

/** States the reason: the order's state, or that it is too late to cancel. */
export function refusal({ state }: PhysicalOrderRow, event: OrderEvent, role: OrderRole): AppError {
  const isTooLate = event === 'cancel' && role === 'owner' && ['in_production', 'encoded'].includes(state);
  const message = isTooLate ? 'physicalCards.refused.cancelTooLate' : `physicalCards.refused.${state}`;
  return new AppError('conflict', { message, details: { state } });
}

type Message = Pick<NewNotification, 'message' | 'values'>;

const dayAt = (day: string | null): number => Date.parse(`${day}T12:00:00Z`);

/** The owner's notification for each event; none for events that only the owner triggers. */
const messageOf: Readonly<Record<OrderEvent, ((row: PhysicalOrderRow) => Message) | undefined>> = {
  pay: ({ promisedTo }) => ({ message: 'cardsPaid', values: { to: dayAt(promisedTo) } }),
  expire: () => ({ message: 'cardsExpired', values: {} }),
  approve: () => ({ message: 'cardsApproved', values: {} }),
  ask_changes: ({ reason }) => ({ message: 'cardsNeedChanges', values: { reason: reason ?? '' } }),
  resubmit: undefined,
  start: () => ({ message: 'cardsStarted', values: {} }),
  encode: () => ({ message: 'cardsEncoded', values: {} }),
  ship: () => ({ message: 'cardsShipped', values: {} }),
  deliver: () => ({ message: 'cardsDelivered', values: {} }),
  report_problem: () => ({ message: 'cardsProblem', values: {} }),
  take_back: () => ({ message: 'cardsReturned', values: {} }),
  cancel: ({ reason, paidAt }) => ({
    message: 'cardsCancelled',
    values: { reason: reason ?? '', isPaid: paidAt ? 1 : 0 },
  }),
  refund: ({ refunded }) => ({ message: 'cardsRefunded', values: { amount: refunded / 100 } }),
};

async function notifyOwner(
  services: Services,
  tx: Db,
  row: PhysicalOrderRow,
  { event, role }: { readonly event: OrderEvent; readonly role: OrderRole },
): Promise<void> {
  const notification = role === 'owner' ? undefined : messageOf[event]?.(row);
  if (notification) return tellOwner(services, tx, row, notification);
  await publishEvent(services.bus, tx, row.ownerId, 'orders');
}

/** Work that begins or ends without the staff having done anything. */
async function notifyWorkshop(
  services: Services,
  tx: Db,
  { id, quantity, paidAt }: PhysicalOrderRow,
  { event, role }: { readonly event: OrderEvent; readonly role: OrderRole },
): Promise<void> {
  const isTaken = event === 'cancel' && role === 'owner' && paidAt !== null;
  const messages = { pay: 'staffOrderPaid', resubmit: 'staffOrderResubmitted' } as const;
  const message = isTaken
    ? 'staffOrderCancelled'
    : event === 'pay' || event === 'resubmit'
      ? messages[event]
      : undefined;
  if (!message) return;
  const values = { number: String(id), ...(event === 'pay' && { quantity }) };
  await notifyStaff(services, tx, 'orders', { message, values, link: `/admin/orders/${id}` });
}

/** In the bell and by email, on the pages that are open at once. */
async function tellOwner(
  services: Services,
  tx: Db,
  { id, ownerId: userId }: PhysicalOrderRow,
  { message, values }: Message,
): Promise<void> {
  await publishEvent(services.bus, tx, userId, 'orders');
  const about = { userId, kind: 'order', link: orderLink(id), mail: false } as const;
  await notify(services, tx, { ...about, message, values: { ...values, number: String(id) } });
  await addJob(tx, orderMailJob, { orderId: id, message, values });
}

export interface TrackingCorrection {
  readonly orderId: number;
  readonly ship: Shipment;
  /** Additional work in the same transaction. */
  readonly also: (tx: Db, before: PhysicalOrderRow, after: PhysicalOrderRow) => Promise<void>;
}

/** Corrects how a parcel on its way is tracked, and tells the owner. The state stays, so its history has no new step. */
export const correctTracking = (services: Services, { orderId, ship, also }: TrackingCorrection): Promise<void> =>
  services.db.transaction(async (tx) => {
    const found = orNotFound(await findOrder(tx, orderId));
    const hasOwner = await lockOwner(tx, found.ownerId, 'key share');
    const row = orNotFound(await lockOrder(tx, orderId));
    const message = 'physicalCards.refused.notOnTheWay';
    if (row.state !== 'shipped') throw new AppError('conflict', { message, details: { state: row.state } });
    const updated = await updateOrder(tx, orderId, { ...shipped(ship), updatedAt: services.clock.now() });
    await also(tx, row, updated);
    if (hasOwner && isTrackedOtherwise(row, updated))
      await tellOwner(services, tx, updated, { message: 'cardsTracking', values: {} });
  });

const isTrackedOtherwise = (one: PhysicalOrderRow, other: PhysicalOrderRow): boolean =>
  (['carrier', 'trackingNumber', 'trackingLink'] as const).some((name) => one[name] !== other[name]);

export interface AddressCorrection extends Pick<TrackingCorrection, 'orderId' | 'also'> {
  readonly address: DeliveryAddress;
}

/** Nothing is sent any more. */
const sentNoMore: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'expired', 'refunded']);

/** Corrects where an order is sent, and tells the owner. A pick-up point stays: only who comes for the parcel changes. */
export const correctAddress = (services: Services, { orderId, address, also }: AddressCorrection): Promise<void> =>
  services.db.transaction(async (tx) => {
    const found = orNotFound(await findOrder(tx, orderId));
    const hasOwner = await lockOwner(tx, found.ownerId, 'key share');
    const row = orNotFound(await lockOrder(tx, orderId));
    const { state, delivery } = row;
    const message = 'physicalCards.refused.addressIsFinal';
    if (!row.address || sentNoMore.has(state)) throw new AppError('conflict', { message, details: { state } });
    const { recipient, phone, notes } = address;
    const corrected = delivery === 'pickup' ? { ...row.address, recipient, phone, notes } : address;
    const missing = missingAddressFields(delivery, corrected);
    if (missing.length > 0)
      throw new AppError('invalid_input', {
        fields: Object.fromEntries(missing.map((field) => [`address.${field}`, `physicalCards.address.${field}`])),
      });
    const updated = await updateOrder(tx, orderId, { address: corrected, updatedAt: services.clock.now() });
    await also(tx, row, updated);
    if (hasOwner && changedFields(row.address, corrected).length > 0)
      await tellOwner(services, tx, updated, { message: 'cardsAddress', values: {} });
  });

/** The names of the parts of an address that differ. */
export const changedFields = (one: DeliveryAddress | null, other: DeliveryAddress | null): string[] =>
  Object.keys(other ?? {}).filter(
    (name) => one?.[name as keyof DeliveryAddress] !== other?.[name as keyof DeliveryAddress],
  );

export interface TransitionRequest extends TransitionInput {
  readonly orderId: number;
  /** Set to restrict the request to this owner's orders. */
  readonly ownerId?: number;
  /** Additional work in the transaction of the transition. */
  readonly also?: (tx: Db, before: PhysicalOrderRow, after: PhysicalOrderRow) => Promise<void>;
}

/**
 * The only way to change an order's state: validates against `transitions.ts` with the row locked, and applies all
 * effects (history, tags, payments, notifications) in one transaction.
 */
export async function transitionOrder(services: Services, request: TransitionRequest): Promise<PhysicalOrderRow> {
  for (;;) {
    const updated = await services.db.transaction((tx) => lockAndTransition(services, tx, request));
    if (updated) return updated;
  }
}

/** Undefined if the order was paid meanwhile: the payment must be locked before the order, so the caller retries. */
async function lockAndTransition(
  services: Services,
  tx: Db,
  { orderId, ownerId, also, ...request }: TransitionRequest,
): Promise<PhysicalOrderRow | undefined> {
  const found = orNotFound(await findOrder(tx, orderId, ownerId));
  const refunds = request.event === 'cancel' || request.event === 'take_back';
  if (refunds && found.paymentId !== null) await lockRefundable(tx, found.paymentId);
  const hasOwner = await lockOwner(tx, found.ownerId, 'key share');
  const row = orNotFound(await lockOrder(tx, orderId));
  if (row.paymentId !== found.paymentId) return undefined;
  const updated = await applyTransition(services, tx, row, { ...request, hasOwner });
  await also?.(tx, row, updated);
  return updated;
}

/** The caller must have locked the account and then the row, in this order. */
export async function applyTransition(
  services: Services,
  tx: Db,
  row: PhysicalOrderRow,
  { hasOwner, ...request }: TransitionInput & { readonly hasOwner: boolean },
): Promise<PhysicalOrderRow> {
  const { event, role, actorId, note } = request;
  const state = nextState(row.state, event, role);
  if (!state) throw refusal(row, event, role);
  const now = services.clock.now();
  const change = await effects[event]({ ...request, services, tx, row, now, hasOwner });
  // A completed refund has no reason itself; the reason for the cancellation or return is retained.
  const reason = event === 'refund' ? row.reason : note || null;
  const updated = await updateOrder(tx, row.id, { ...change, state, reason, updatedAt: now });
  const step = { orderId: row.id, event, fromState: row.state, toState: state, by: role, actorId };
  await insertStep(tx, { ...step, note: note || null, at: now });
  if (hasOwner) await notifyOwner(services, tx, updated, { event, role });
  await notifyWorkshop(services, tx, updated, { event, role });
  return updated;
}
