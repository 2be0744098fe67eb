import type { Api } from '#web-kit/api-client.ts';
import { RequestError } from '#web-kit/request-error.ts';
import { type WorkshopOrder, workshopApi } from '../../contract.ts';
import { maxRefund } from './max-refund.ts';
import { bodyOf, type MoveAnswers } from './move-answers.ts';
import { type AdminEvent, needs } from './needs.ts';

export interface Wish {
  readonly event: AdminEvent;
  readonly orders: readonly WorkshopOrder[];
  readonly answers: MoveAnswers;
}

export interface MoveResult {
  readonly moved: readonly number[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

/** One order answers for itself: its refusal is an error that names the field. */
async function moveOne(api: Api, { event, answers }: Wish, order: WorkshopOrder): Promise<MoveResult> {
  const { id } = order;
  await api.call(workshopApi.move, { params: { id }, body: bodyOf(event, answers, id, maxRefund(order)) });
  return { moved: [id], refused: [] };
}

/** A refusal of one does not keep the others; whatever else goes wrong ends it all. */
async function moveEach(api: Api, wish: Wish): Promise<MoveResult> {
  const [moved, refused]: [number[], { id: number; message: string }[]] = [[], []];
  for (const order of wish.orders) {
    try {
      moved.push(...(await moveOne(api, wish, order)).moved);
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 409) throw error;
      refused.push({ id: order.id, message: error.message });
    }
  }
  return { moved, refused };
}

/** One call for many where that can say everything, else one each. */
export function sendMove(api: Api, wish: Wish): Promise<MoveResult> {
  const { event, orders, answers } = wish;
  const [first] = orders;
  if (orders.length === 1 && first) return moveOne(api, wish, first);
  // Each parcel has a number of its own, which the call for many cannot say.
  if (needs[event].asks === 'carrier' && Object.values(answers.numbers).some(Boolean)) return moveEach(api, wish);
  const { trackingNumber: _, ...body } = { trackingNumber: '', ...bodyOf(event, answers, 0, 0) };
  return api.call(workshopApi.moveMany, { body: { ids: orders.map(({ id }) => id), ...body } });
}
