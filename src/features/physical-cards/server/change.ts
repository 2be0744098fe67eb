import { AppError } from '#base/app-error.ts';
import type { PhysicalOrderWithHistory } from '../contract.ts';
import type { PhysicalCardDesign } from '../design/design.ts';
import { nextState, type OrderEvent } from '../transitions.ts';
import { refuseForeignFiles, refuseStopped } from './designs/designs.ts';
import { presentDetail } from './present.ts';
import { getOwn, type Own } from './read.ts';
import { refusal, type TransitionInput } from './transitions/effects.ts';
import { transitionOrder } from './transitions/transition.ts';

/** Applies an owner's event to their own order. */
export async function transitionOwn(
  call: Own,
  orderId: number,
  event: OrderEvent,
  more: Pick<TransitionInput, 'note' | 'design'> = {},
): Promise<PhysicalOrderWithHistory> {
  const whose = { ownerId: call.user.id, actorId: call.user.id, role: 'owner' } as const;
  return presentDetail(call, await transitionOrder(call, { ...whose, ...more, orderId, event }));
}

/** The paid order stays fixed: only the design changes, and its material must be the same. */
export async function resubmit(
  call: Own,
  orderId: number,
  { design, note }: { readonly design: PhysicalCardDesign; readonly note: string },
): Promise<PhysicalOrderWithHistory> {
  const row = await getOwn(call, orderId);
  if (!nextState(row.state, 'resubmit', 'owner')) throw refusal(row, 'resubmit', 'owner');
  if (design.material !== row.material)
    throw new AppError('invalid_input', { fields: { 'design.material': 'physicalCards.design.material' } });
  await refuseForeignFiles(call.db, call.user.id, design);
  refuseStopped(design, 'design');
  return transitionOwn(call, orderId, 'resubmit', { design, note });
}
