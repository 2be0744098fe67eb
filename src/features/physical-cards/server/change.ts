import { AppError } from '#base/app-error.ts';
import type { PhysicalOrderWithHistory } from '../contract.ts';
import type { CardDesign } from '../design/design.ts';
import { moveOf, type OrderEvent } from '../moves.ts';
import { moveOrder } from './move.ts';
import { presentDetail } from './present.ts';
import { refuseForeignFiles, refuseStopped } from './printable.ts';
import { getOwn, type Own } from './read.ts';
import { refusal } from './refuse.ts';
import type { Asked } from './step.ts';

/** Something that the owner does with an order of theirs. */
export async function moveOwn(
  call: Own,
  orderId: number,
  event: OrderEvent,
  more: Pick<Asked, 'note' | 'design'> = {},
): Promise<PhysicalOrderWithHistory> {
  const whose = { ownerId: call.user.id, actorId: call.user.id, role: 'owner' } as const;
  return presentDetail(call, await moveOrder(call, { ...whose, ...more, orderId, event }));
}

/** What was paid for stays what it is: another design, of the same material. */
export async function resubmit(
  call: Own,
  orderId: number,
  { design, note }: { readonly design: CardDesign; readonly note: string },
): Promise<PhysicalOrderWithHistory> {
  const row = await getOwn(call, orderId);
  if (!moveOf(row.state, 'resubmit', 'owner')) throw refusal(row, 'resubmit', 'owner');
  if (design.material !== row.material)
    throw new AppError('invalid_input', { fields: { 'design.material': 'physicalCards.design.material' } });
  await refuseForeignFiles(call.db, call.user.id, design);
  refuseStopped(design, 'design');
  return moveOwn(call, orderId, 'resubmit', { design, note });
}
