import { type PhysicalCardDesign, physicalCardDesign } from '#features/physical-cards/design/design.ts';
import { eventsFor, type OrderState } from '#features/physical-cards/transitions.ts';
import type { WorkshopOrder, WorkshopOrderDetail, WorkshopTag } from '../../contract.ts';

const design: PhysicalCardDesign = physicalCardDesign.parse({
  version: 1,
  language: 'en',
  material: 'pvc',
  finish: 'matte',
  template: 'shore',
  colours: { ground: '#0f4c4a', ink: '#ffffff', accent: '#ff7a59' },
  words: { name: 'Hila Peretz', title: 'Photographer', company: 'Studio Light', line: '050-555-0123' },
  qr: {},
});

const at = '2026-11-10T09:00:00.000Z';

/** Test fixture: an order in the passed state. */
export const orderExample = (id: number, state: OrderState, more: Partial<WorkshopOrder> = {}): WorkshopOrder => ({
  id,
  state,
  design,
  designId: 1,
  profileId: 7,
  profileName: 'Hila',
  quantity: 2,
  delivery: 'post',
  address: {
    recipient: 'Hila Peretz',
    phone: '+972505550123',
    city: 'Haifa',
    street: 'Herzl',
    house: '7',
    entrance: 'B',
    floor: '',
    apartment: '3',
    postcode: '3310401',
    notes: '',
  },
  amount: 20_310,
  refunded: 0,
  promise: { from: '2026-11-12', to: '2026-11-16' },
  tracking: null,
  reason: null,
  can: [],
  refundOnCancel: 20_310,
  expiresAt: null,
  paidAt: at,
  checkoutOrderId: 3,
  createdAt: at,
  updatedAt: at,
  owner: { id: 4, name: 'Hila Peretz', email: 'hila@cards.example' },
  events: eventsFor(state, 'admin'),
  tagsWritten: 0,
  ...more,
});

export const tagExample = (code: string, more: Partial<WorkshopTag> = {}): WorkshopTag => ({
  code,
  name: '',
  state: 'active',
  link: `https://negia.example/t/${code}`,
  ndef: 'd1010355',
  ndefBytes: 4,
  fits: ['ntag213', 'ntag215'],
  writtenAt: null,
  model: null,
  orderId: 12,
  batch: null,
  owner: { id: 4, name: 'Hila Peretz' },
  createdAt: at,
  ...more,
});

export const orderDetailExample = (
  state: OrderState,
  more: Partial<WorkshopOrderDetail> = {},
): WorkshopOrderDetail => ({
  ...orderExample(12, state),
  history: [
    { id: 1, event: 'order', state: 'pending_payment', by: 'owner', note: null, at },
    { id: 2, event: 'pay', state: 'paid', by: 'system', note: null, at },
  ],
  chips: [],
  ...more,
});
