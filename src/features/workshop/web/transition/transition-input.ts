import type { Carrier } from '#features/physical-cards/delivery.ts';
import type { WorkshopOrder } from '../../contract.ts';
import { type AdminEvent, needs } from './needs.ts';

/** What was typed into the dialog of a move. */
export interface TransitionInput {
  readonly note: string;
  readonly carrier: Carrier | '';
  /** By order: each parcel has a number of its own. */
  readonly numbers: Readonly<Record<number, string>>;
  readonly link: string;
  /** In shekels, as typed; empty: all of it. */
  readonly refund: string;
}

export const noAnswers: TransitionInput = { note: '', carrier: '', numbers: {}, link: '', refund: '' };

export type InvalidField = 'note' | 'carrier' | 'refund';

/** Agorot of what was typed; undefined for what is no sum, or more than there is to give. */
export function agorotOf(typed: string, max: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  const agorot = Math.round(Number(text) * 100);
  return agorot <= max ? agorot : undefined;
}

/** What is still missing before it can be sent. */
export function invalidFieldOf(
  event: AdminEvent,
  { note, carrier, refund }: TransitionInput,
  maxRefund: number,
): InvalidField | undefined {
  const { note: noteRule, extraField } = needs[event];
  if (noteRule === 'required' && !note.trim()) return 'note';
  if (extraField === 'carrier' && !carrier) return 'carrier';
  if (extraField === 'refund' && agorotOf(refund, maxRefund) === undefined) return 'refund';
  return undefined;
}

/** As the call wants it. */
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

/** What is left to give back, in agorot. */
export const maxRefund = ({ amount, refunded }: Pick<WorkshopOrder, 'amount' | 'refunded'>): number =>
  Math.max(0, amount - refunded);

export interface TransitionRequest {
  readonly event: AdminEvent;
  readonly orders: readonly WorkshopOrder[];
  /** Marked too, but not able to. */
  readonly skippedCount: number;
}
