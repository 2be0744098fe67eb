import { AppError } from '#base/app-error.ts';
import { beginRefund, lockRefundable } from '#features/payments/server/index.ts';
import { listTagsOfOrders, makeTags, retireTags } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type Carrier, trackingLink } from '../../delivery.ts';
import type { PhysicalCardDesign } from '../../design/design.ts';
import type { OrderEvent, OrderRole } from '../../transitions.ts';
import type { PhysicalOrderRow } from '../queries.ts';

/** What is asked of an order, and what belongs to it. */
export interface TransitionInput {
  readonly event: OrderEvent;
  readonly role: OrderRole;
  /** Whose account it was; null for what follows by itself. */
  readonly actorId: number | null;
  readonly note?: string | undefined;
  /** Who brings it; a shipment needs one. */
  readonly ship?: Shipment | undefined;
  /** What a return refunds, in agorot; all of it where nothing is said. */
  readonly refund?: number | undefined;
  /** What the owner has mended. */
  readonly design?: PhysicalCardDesign | undefined;
  /** What has come with the money. */
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
  /** False when the account is gone: the order has outlived it. */
  readonly hasOwner: boolean;
}

type Effect = (step: Step) => Promise<Partial<PhysicalOrderRow>>;

const nothing: Effect = async () => ({});

/** What each event does beside changing the state; what it gives is written into the order. */
export const effects: Readonly<Record<OrderEvent, Effect>> = {
  pay: async ({ paid, row }) => {
    if (!paid) throw new Error(`Order of cards ${row.id} is paid only by money that has come`);
    return paid;
  },
  expire: nothing,
  approve: nothing,
  ask_changes: nothing,
  resubmit: async ({ design, row }) => ({ design: design ?? row.design }),
  start: async (step) => {
    await makeOrderTags(step);
    return {};
  },
  encode: async (step) => {
    await refuseUnwritten(step);
    return {};
  },
  ship: async ({ ship }) => shipped(ship),
  deliver: nothing,
  report_problem: nothing,
  take_back: async (step) => {
    await retireOrderTags(step);
    await refundOrder(step);
    return {};
  },
  cancel: async (step) => {
    await retireOrderTags(step);
    await refundOrder(step);
    return {};
  },
  refund: nothing,
};

async function makeOrderTags({ tx, row, actorId, now, hasOwner }: Step): Promise<void> {
  const { id: orderId, quantity: count, ownerId, profileId } = row;
  const whose = hasOwner ? { ownerId, profileId } : { ownerId: null, profileId: null };
  await makeTags(tx, { ...whose, orderId, batch: null, count, actorId, at: now });
}

const liveTags = async ({ tx, row }: Step) =>
  (await listTagsOfOrders(tx, [row.id])).filter(({ state }) => state !== 'retired');

async function refuseUnwritten(step: Step): Promise<void> {
  const missing = (await liveTags(step)).filter(({ writtenAt }) => writtenAt === null).length;
  if (missing > 0)
    throw new AppError('conflict', {
      message: 'physicalCards.refused.notWritten',
      values: { missing },
      details: { missing },
    });
}

function shipped(ship: Shipment | undefined): Partial<PhysicalOrderRow> {
  if (!ship) throw new AppError('invalid_input', { fields: { carrier: 'physicalCards.carrier.missing' } });
  const { carrier, trackingNumber } = ship;
  return { carrier, trackingNumber, trackingLink: ship.trackingLink ?? trackingLink(carrier, trackingNumber) };
}

/** Cards that nobody is to have any more open nothing. */
async function retireOrderTags(step: Step): Promise<void> {
  const { tx, actorId, role, now: at, note } = step;
  const codes = (await liveTags(step)).map(({ code }) => code);
  const by = role === 'admin' ? 'admin' : 'system';
  if (codes.length > 0) await retireTags(tx, { codes, actorId, note: note ?? null, by, at });
}

/**
 * Writes down that money goes back, in the transaction of the move that it follows from: all that is left of it, or as
 * much of a return as was agreed on. The number of the order is in the key, so that it is refunded once.
 */
async function refundOrder({ services, tx, row, event, role, refund }: Step): Promise<void> {
  const { id, paymentId } = row;
  if (paymentId === null) return;
  const refundable = await lockRefundable(tx, paymentId);
  const amount = event === 'cancel' ? refundable : (refund ?? refundable);
  if (amount > refundable)
    throw new AppError('conflict', {
      message: 'physicalCards.refund.tooMuch',
      fields: { refund: 'physicalCards.refund.tooMuch' },
    });
  if (amount === 0) return;
  const reason = role === 'owner' ? 'cancelled' : 'by_us';
  await beginRefund(services, tx, { paymentId, amount, reason, key: `physical-order-${id}` });
}

/** Says why: how the order stands, or what the owner most wants to know of it. */
export function refusal({ state }: PhysicalOrderRow, event: OrderEvent, role: OrderRole): AppError {
  const isTooLate = event === 'cancel' && role === 'owner' && ['in_production', 'encoded'].includes(state);
  const message = isTooLate ? 'physicalCards.refused.cancelTooLate' : `physicalCards.refused.${state}`;
  return new AppError('conflict', { message, details: { state } });
}
