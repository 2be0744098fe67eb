import { z } from 'zod';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { newName } from './names.ts';
import { insertEvent, type PaymentRow } from './queries.ts';
import { isTriggered, type Switches } from './switches.ts';
import type { BankEventBody } from './table.ts';

/** What the job needs; the work itself stands beside the list of jobs. */
export const delivery = { name: 'sandbox-bank.deliver', payload: z.object({ event: z.string() }) };

export const deliveryKey = (eventId: string): string => `sandbox-bank.deliver:${eventId}`;

const lateMilliseconds = 5_000;

/** Written with the change that it tells of: neither is ever there without the other. The demo has nobody to tell. */
export async function publishToShop(
  tx: Db,
  payment: PaymentRow,
  type: BankEventBody['type'],
  { amount = payment.amount, now, switches }: { amount?: number; now: Date; switches: Switches },
): Promise<void> {
  if (payment.merchant !== 'shop') return;
  const { ref, currency } = payment;
  const id = newName('event');
  const body = { id, type, payment: ref, amount, currency, createdAt: now.toISOString() };
  await insertEvent(tx, { id, paymentRef: ref, body, createdAt: now });
  const isDelayed = isTriggered(switches, 'lateEvents') || isTriggered(switches, 'reorderedEvents');
  await addJob(
    tx,
    delivery,
    { event: id },
    // By the machine's own clock, as the queue counts.
    { key: deliveryKey(id), ...(isDelayed && { runAt: new Date(Date.now() + lateMilliseconds) }) },
  );
}
