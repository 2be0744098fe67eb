import { AppError } from '#base/app-error.ts';
import { type NewNotification, notify, publishEvent } from '#features/notifications/server/index.ts';
import { lockLeft } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { moveOf, type OrderEvent, type OrderRole } from '../moves.ts';
import { effects } from './effects.ts';
import { findOrder, holdOwner, insertStep, lockOrder, type PhysicalOrderRow, updateOrder } from './queries.ts';
import { refusal } from './refuse.ts';
import type { Asked } from './step.ts';

type Message = Pick<NewNotification, 'message' | 'values'>;

const dayAt = (day: string | null): number => Date.parse(`${day}T12:00:00Z`);

/** What the owner is told of each step; nothing of one that only they themselves take. */
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
  cancel: ({ reason }) => ({ message: 'cardsCancelled', values: { reason: reason ?? '' } }),
  refund: ({ refunded }) => ({ message: 'cardsRefunded', values: { amount: refunded / 100 } }),
};

async function tellOwner(
  services: Services,
  tx: Db,
  row: PhysicalOrderRow,
  { event, role }: { readonly event: OrderEvent; readonly role: OrderRole },
): Promise<void> {
  const { id, ownerId: userId } = row;
  await publishEvent(services.bus, tx, userId, 'orders');
  const told = role === 'owner' ? undefined : messageOf[event]?.(row);
  if (!told) return;
  const values = { ...told.values, number: String(id) };
  await notify(services, tx, {
    ...{ userId, kind: 'order', message: told.message, values, link: `/physical-cards/orders/${id}` },
  });
}

export interface MoveRequest extends Asked {
  readonly orderId: number;
  /** Where the buyer may know of their own orders alone. */
  readonly ownerId?: number;
  /** What else belongs into the transaction of the move. */
  readonly also?: (tx: Db, before: PhysicalOrderRow, after: PhysicalOrderRow) => Promise<void>;
}

/**
 * The one way to move an order: with its row locked, by `moves.ts`, and with all that follows (history, chips, money,
 * what the owner is told) in one transaction or not at all.
 */
export async function moveOrder(services: Services, request: MoveRequest): Promise<PhysicalOrderRow> {
  for (;;) {
    const moved = await services.db.transaction((tx) => lockAndMove(services, tx, request));
    if (moved) return moved;
  }
}

/** Undefined when the order was paid in the meantime: its payment is to be locked before it, so all begins again. */
async function lockAndMove(
  services: Services,
  tx: Db,
  { orderId, ownerId, also, ...asked }: MoveRequest,
): Promise<PhysicalOrderRow | undefined> {
  const seen = await findOrder(tx, orderId, ownerId);
  if (!seen) throw new AppError('not_found');
  const givesBack = asked.event === 'cancel' || asked.event === 'take_back';
  if (givesBack && seen.paymentId !== null) await lockLeft(tx, seen.paymentId);
  const hasOwner = await holdOwner(tx, seen.ownerId);
  const row = await lockOrder(tx, orderId);
  if (!row) throw new AppError('not_found');
  if (row.paymentId !== seen.paymentId) return undefined;
  const moved = await applyMove(services, tx, row, { ...asked, hasOwner });
  await also?.(tx, row, moved);
  return moved;
}

/** With the account held and the row locked by the caller, in this order. */
export async function applyMove(
  services: Services,
  tx: Db,
  row: PhysicalOrderRow,
  { hasOwner, ...asked }: Asked & { readonly hasOwner: boolean },
): Promise<PhysicalOrderRow> {
  const { event, role, actorId, note } = asked;
  const state = moveOf(row.state, event, role);
  if (!state) throw refusal(row, event, role);
  const now = services.clock.now();
  const change = await effects[event]({ ...asked, services, tx, row, now, hasOwner });
  // Money that is back says nothing: why it had to go back is still what there is to know.
  const reason = event === 'refund' ? row.reason : note || null;
  const moved = await updateOrder(tx, row.id, { ...change, state, reason, updatedAt: now });
  const step = { orderId: row.id, event, fromState: row.state, toState: state, by: role, actorId };
  await insertStep(tx, { ...step, note: note || null, at: now });
  if (hasOwner) await tellOwner(services, tx, moved, { event, role });
  return moved;
}
