import { type NewNotification, notify, publishEvent } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OrderEvent, OrderRole } from '../moves.ts';
import type { PhysicalOrderRow } from './queries.ts';

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

export async function tellOwner(
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
