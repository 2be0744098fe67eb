import { orNotFound } from '#base/app-error.ts';
import { lockOwner } from '#features/accounts/server/index.ts';
import { type NewNotification, notify, publishEvent } from '#features/notifications/server/index.ts';
import { lockRefundable } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { nextState, type OrderEvent, type OrderRole } from '../../transitions.ts';
import { findOrder, insertStep, lockOrder, type PhysicalOrderRow, updateOrder } from '../queries.ts';
import { effects, refusal, type TransitionInput } from './effects.ts';
import { orderLink, shippedMailJob } from './shipped-mail.ts';

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
  cancel: ({ reason }) => ({ message: 'cardsCancelled', values: { reason: reason ?? '' } }),
  refund: ({ refunded }) => ({ message: 'cardsRefunded', values: { amount: refunded / 100 } }),
};

async function notifyOwner(
  services: Services,
  tx: Db,
  row: PhysicalOrderRow,
  { event, role }: { readonly event: OrderEvent; readonly role: OrderRole },
): Promise<void> {
  const { id, ownerId: userId } = row;
  await publishEvent(services.bus, tx, userId, 'orders');
  const notification = role === 'owner' ? undefined : messageOf[event]?.(row);
  if (!notification) return;
  const { message, values } = notification;
  const isShipped = message === 'cardsShipped';
  const about = { userId, kind: 'order', link: orderLink(id), mail: !isShipped } as const;
  await notify(services, tx, { ...about, message, values: { ...values, number: String(id) } });
  if (isShipped) await addJob(tx, shippedMailJob, { orderId: id });
}

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
  return updated;
}
