import { z } from 'zod';
import { carrierNames } from '#features/physical-cards/delivery.ts';
import type { WorkshopOrder } from '../../contract.ts';
import { trackingNumber } from '../../tracking-number.ts';
import { type AdminEvent, needs } from './needs.ts';

const transitionInput = z.object({
  note: z.string(),
  carrier: z.enum(['', ...carrierNames]),
  /** By order id: each parcel has its own tracking number. */
  numbers: z.record(z.string(), trackingNumber),
  link: z.string(),
  /** In shekels, as typed; empty means the full amount. */
  refund: z.string(),
});
export type TransitionInput = z.output<typeof transitionInput>;

export const noAnswers: TransitionInput = { note: '', carrier: '', numbers: {}, link: '', refund: '' };

/** Parses the typed amount to agorot; undefined if it is invalid or exceeds the max. */
export function agorotOf(typed: string, max: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  const agorot = Math.round(Number(text) * 100);
  return agorot <= max ? agorot : undefined;
}

/** Validates the input that a transition requires before it can be sent. */
export function transitionForm(event: AdminEvent, maxRefund: number) {
  const { note: noteRule, extraField } = needs[event];
  return transitionInput
    .refine(({ note }) => noteRule !== 'required' || note.trim(), {
      path: ['note'],
      error: 'workshopMove.note.missing',
    })
    .refine(({ carrier }) => extraField !== 'carrier' || carrier, {
      path: ['carrier'],
      error: 'workshopMove.carrier.missing',
    })
    .refine(({ refund }) => extraField !== 'refund' || agorotOf(refund, maxRefund) !== undefined, {
      path: ['refund'],
      error: 'workshopMove.refund.missing',
    });
}

export function bodyOf(event: AdminEvent, answers: TransitionInput, orderId: number, maxRefund: number) {
  const { note: noteRule, extraField } = needs[event];
  const { note, carrier, numbers, link, refund } = answers;
  return {
    event,
    ...(noteRule !== 'none' && { note }),
    ...(extraField === 'carrier' &&
      carrier && { carrier, trackingNumber: numbers[orderId] ?? '', trackingLink: link.trim() }),
    ...(extraField === 'refund' && { refund: agorotOf(refund, maxRefund) }),
  };
}

/** The amount that can still be refunded, in agorot. */
export const maxRefund = ({ amount, refunded }: Pick<WorkshopOrder, 'amount' | 'refunded'>): number =>
  Math.max(0, amount - refunded);

/** What goes back to the customers, in agorot: a cancellation by the workshop refunds all that was paid, at any stage. */
export function refundOf(event: AdminEvent, orders: readonly WorkshopOrder[], refund: string): number {
  const refundable = orders.reduce((sum, order) => sum + (order.paidAt ? maxRefund(order) : 0), 0);
  if (event === 'cancel') return refundable;
  return needs[event].extraField === 'refund' ? (agorotOf(refund, refundable) ?? 0) : 0;
}

export interface TransitionRequest {
  readonly event: AdminEvent;
  readonly orders: readonly WorkshopOrder[];
  /** The number of selected orders that this transition does not apply to. */
  readonly skippedCount: number;
}
