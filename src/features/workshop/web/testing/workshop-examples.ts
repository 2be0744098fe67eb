import { physicalCardDesign } from '#features/physical-cards/design/design.ts';
import { eventsFor, type OrderState } from '#features/physical-cards/transitions.ts';
import type { WorkshopOrder, WorkshopOrderDetail, WorkshopTag } from '../../contract.ts';
import examples from './workshop-examples.json' with { type: 'json' };

const design = physicalCardDesign.parse(examples.design);

/** Test fixture: an order in the passed state. */
export const orderExample = (id: number, state: OrderState, more: Partial<WorkshopOrder> = {}): WorkshopOrder => ({
  ...(examples.order as unknown as WorkshopOrder),
  id,
  state,
  design,
  events: eventsFor(state, 'admin'),
  ...more,
});

export const tagExample = (code: string, more: Partial<WorkshopTag> = {}): WorkshopTag => ({
  ...(examples.tag as WorkshopTag),
  code,
  link: `https://negia.example/t/${code}`,
  ...more,
});

export const orderDetailExample = (
  state: OrderState,
  more: Partial<WorkshopOrderDetail> = {},
): WorkshopOrderDetail => ({
  ...orderExample(12, state),
  history: examples.history as WorkshopOrderDetail['history'],
  corrections: [],
  chips: [],
  paymentId: 31,
  documents: [{ kind: 'invoice_receipt', number: 17 }],
  ...more,
});
