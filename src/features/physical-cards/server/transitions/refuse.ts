import { AppError } from '#base/app-error.ts';
import type { OrderEvent, OrderRole } from '../../transitions.ts';
import type { PhysicalOrderRow } from '../queries.ts';

/** Says why: how the order stands, or what the owner most wants to know of it. */
export function refusal({ state }: PhysicalOrderRow, event: OrderEvent, role: OrderRole): AppError {
  const isTooLate = event === 'cancel' && role === 'owner' && ['in_production', 'encoded'].includes(state);
  const message = isTooLate ? 'physicalCards.refused.cancelTooLate' : `physicalCards.refused.${state}`;
  return new AppError('conflict', { message, details: { state } });
}
