import type { Api } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { type WorkshopOrder, workshopApi } from '../../contract.ts';
import { type AdminEvent, needs } from './needs.ts';
import { bodyOf, maxRefund, type TransitionInput } from './transition-input.ts';

interface SendRequest {
  readonly event: AdminEvent;
  readonly orders: readonly WorkshopOrder[];
  readonly answers: TransitionInput;
}

export interface TransitionResult {
  readonly moved: readonly number[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

/** For a single order, a refusal is an error that names the field. */
async function transitionOne(
  api: Api,
  { event, answers }: SendRequest,
  order: WorkshopOrder,
): Promise<TransitionResult> {
  const { id } = order;
  await api.call(workshopApi.move, { params: { id }, body: bodyOf(event, answers, id, maxRefund(order)) });
  return { moved: [id], refused: [] };
}

/** A refused order does not block the others; any other error aborts the whole operation. */
async function transitionEach(api: Api, request: SendRequest): Promise<TransitionResult> {
  const [moved, refused]: [number[], { id: number; message: string }[]] = [[], []];
  for (const order of request.orders) {
    try {
      moved.push(...(await transitionOne(api, request, order)).moved);
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 409) throw error;
      refused.push({ id: order.id, message: error.message });
    }
  }
  return { moved, refused };
}

/** Uses one bulk request if it can express everything, else one request per order. */
export function sendTransition(api: Api, request: SendRequest): Promise<TransitionResult> {
  const { event, orders, answers } = request;
  const [first] = orders;
  if (orders.length === 1 && first) return transitionOne(api, request, first);
  // Each parcel has its own tracking number, which the bulk request cannot express.
  if (needs[event].extraField === 'carrier' && Object.values(answers.numbers).some(Boolean))
    return transitionEach(api, request);
  const { trackingNumber: _, ...body } = { trackingNumber: '', ...bodyOf(event, answers, 0, 0) };
  return api.call(workshopApi.moveMany, { body: { ids: orders.map(({ id }) => id), ...body } });
}
