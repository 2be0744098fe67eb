import { AppError } from '#base/app-error.ts';
import { beginRefund, lockRefundable } from '#features/payments/server/index.ts';
import { listTagsOfOrders, makeTags, retireTags } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type Carrier, trackingLink } from '../../delivery.ts';
import type { PhysicalCardDesign } from '../../design/design.ts';
import type { OrderEvent, OrderRole } from '../../transitions.ts';
import type { PhysicalOrderRow } from '../queries.ts';

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

export interface Step extends TransitionInput {
  readonly services: Services;
  readonly tx: Db;
  readonly row: PhysicalOrderRow;
  readonly now: Date;
  /** False if the account was deleted; the order outlives it. */
  readonly hasOwner: boolean;
}

type Effect = (step: Step) => Promise<Partial<PhysicalOrderRow>>;

const endOrder: Effect = async (step) => {
  await retireOrderTags(step);
  await refundOrder(step);
  return {};
};

const nothing: Effect = async () => ({});

/** Side effects of each event besides the state change; the returned columns are written to the order. */
export const effects: Readonly<Record<OrderEvent, Effect>> = {
  pay: async ({ paid, row }) => {
    if (!paid) throw new Error(`Order of cards ${row.id} is paid only by money that has come`);
    return paid;
  },
  expire: nothing,
  approve: nothing,
  ask_changes: nothing,
  resubmit: async ({ design, row }) => ({ design: design ?? row.design }),
  start: makeOrderTags,
  encode: refuseUnwritten,
  ship: async ({ ship }) => shipped(ship),
  deliver: nothing,
  report_problem: nothing,
  take_back: endOrder,
  cancel: endOrder,
  refund: nothing,
};

async function makeOrderTags({ tx, row, actorId, now, hasOwner }: Step) {
  const { id: orderId, quantity: count, ownerId, profileId } = row;
  const whose = hasOwner ? { ownerId, profileId } : { ownerId: null, profileId: null };
  await makeTags(tx, { ...whose, orderId, batch: null, count, actorId, at: now });
  return {};
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
