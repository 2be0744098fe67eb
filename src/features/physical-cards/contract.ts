/** Physical cards: saved designs, and their orders from creation to delivery. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, id, nonNegativeInteger, requiredText, text, version } from '#base/schemas.ts';
import { deliveryAddress, orderAddress } from './delivery.ts';
import { designLimits, physicalCardDesign } from './design/design.ts';
import { deliveries, maxQuantity } from './prices.ts';
import { cardPrices } from './prices-contract.ts';
import { orderEvents, orderRoles, orderStates } from './transitions.ts';

const agorot = z.number().int();
const instant = z.iso.datetime();
const day = z.iso.date();
const noQuantity = { error: 'physicalCards.quantity.invalid' };
const tooMany = { error: 'physicalCards.quantity.max' };
const delivery = z.enum(deliveries, { error: 'physicalCards.delivery.missing' });
const maxNote = 500;
export const requiredNote = requiredText(maxNote, 'physicalCards.note.missing');

export const savedDesign = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The profile that the cards open; null if it is deleted. */
  profileId: z.number().int().nullable(),
  design: physicalCardDesign,
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type SavedDesign = z.output<typeof savedDesign>;

const designBody = z.object({
  name: text(designLimits.maxName).default(''),
  profileId: id,
  design: physicalCardDesign,
});

export const orderStep = z.object({
  id: z.number().int(),
  event: z.enum([...orderEvents, 'order']),
  state: z.enum(orderStates),
  by: z.enum(orderRoles),
  note: z.string().nullable(),
  at: instant,
});
export type OrderStep = z.output<typeof orderStep>;

export const physicalOrder = z.object({
  id: z.number().int(),
  state: z.enum(orderStates),
  /** The saved design it was created from, for reordering; null if it was deleted. */
  designId: z.number().int().nullable(),
  /** Snapshot at the time of the order: later changes to the saved design do not affect it. */
  design: physicalCardDesign,
  profileId: z.number().int().nullable(),
  profileName: z.string(),
  quantity: z.number().int(),
  delivery,
  address: deliveryAddress,
  /** Including VAT and delivery; before payment, by the prices of its creation and the plan of today. */
  amount: agorot,
  refunded: agorot,
  /** Promised delivery dates; before payment, as of today; null once the order is closed. */
  promise: z.object({ from: day, to: day }).nullable(),
  tracking: z.object({ carrier: z.string(), number: z.string().nullable(), link: z.string().nullable() }).nullable(),
  /** Reason that the workshop or the owner gave for the last transition. */
  reason: z.string().nullable(),
  /** Actions available to the owner now. */
  can: z.array(z.enum(orderEvents)),
  /** Amount refunded if cancelled now. */
  refundOnCancel: agorot,
  /** When an unpaid order expires. */
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  /** The checkout order, which has the invoice. */
  checkoutOrderId: z.number().int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type PhysicalOrder = z.output<typeof physicalOrder>;

export const physicalOrderWithHistory = physicalOrder.extend({
  history: z.array(orderStep),
  /** Codes of its physical cards, once production has started. */
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type PhysicalOrderWithHistory = z.output<typeof physicalOrderWithHistory>;

export const physicalCardPrices = z.object({
  /** Now, without the discount. */
  prices: cardPrices,
  /** In whole percent, by the user's plan. */
  discount: z.number().int(),
  /** Discount of each plan, to show what another would save. */
  packages: z.array(z.object({ packageType: z.string(), name: z.string(), discount: z.number().int() })),
  promises: z.array(z.object({ delivery: z.enum(deliveries), from: day, to: day })),
  /** Address of the last order, for prefilling; null before the first. */
  lastAddress: orderAddress.nullable(),
  lastDelivery: z.enum(deliveries).nullable(),
});
export type PhysicalCardPrices = z.output<typeof physicalCardPrices>;

/** A change of an own order, which returns the order. */
const change = {
  method: 'PUT',
  access: 'user',
  params: byId,
  answer: physicalOrderWithHistory,
  needsSession: true,
} as const;

export const physicalCardsApi = {
  designs: endpoint({
    method: 'GET',
    path: '/api/card-designs',
    access: 'user',
    summary: 'My designs of cards, the last changed first',
    answer: z.array(savedDesign),
  }),
  design: endpoint({
    method: 'GET',
    path: '/api/card-designs/:id',
    access: 'user',
    summary: 'A design of mine',
    params: byId,
    answer: savedDesign,
  }),
  createDesign: endpoint({
    method: 'POST',
    path: '/api/card-designs',
    access: 'user',
    summary: 'Keeps a new design',
    body: designBody,
    answer: savedDesign,
    status: 201,
    limit: { points: 60, seconds: 3_600, by: 'account' },
  }),
  saveDesign: endpoint({
    method: 'PUT',
    path: '/api/card-designs/:id',
    access: 'user',
    summary: 'Saves a design; 409 with the newer one when it was changed elsewhere',
    params: byId,
    body: designBody.extend({ version }),
    answer: savedDesign,
  }),
  deleteDesign: endpoint({
    method: 'DELETE',
    path: '/api/card-designs/:id',
    access: 'user',
    summary: 'Deletes a design; orders keep their own copy',
    params: byId,
    answer: z.object({}),
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/physical-orders/prices',
    access: 'user',
    summary: 'What cards cost me, and when they would come',
    answer: physicalCardPrices,
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/physical-orders',
    access: 'user',
    summary: 'My orders of cards, newest first',
    answer: z.array(physicalOrder),
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/physical-orders/:id',
    access: 'user',
    summary: 'An order of mine with its history',
    params: byId,
    answer: physicalOrderWithHistory,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/physical-orders',
    access: 'user',
    summary: 'Orders cards of a design; the order waits for its payment by the checkout, under its number',
    body: z.object({
      designId: id,
      quantity: z.coerce.number(noQuantity).int(noQuantity).min(1, noQuantity).max(maxQuantity, tooMany),
      delivery,
      /** Required for pick-up, and sets the city and the street. */
      pointId: bodyId.optional(),
      address: orderAddress,
      /** The total shown to the user: if prices have changed since, the order is refused. */
      expected: nonNegativeInteger.optional(),
    }),
    answer: physicalOrderWithHistory,
    status: 201,
    needsSession: true,
    limit: { points: 30, seconds: 3_600, by: 'account' },
  }),
  cancel: endpoint({
    ...change,
    path: '/api/physical-orders/:id/cancel',
    summary: 'Cancels an order of mine; what was paid comes back. 409 once it is being made',
  }),
  resubmit: endpoint({
    ...change,
    path: '/api/physical-orders/:id/resubmit',
    summary: 'Answers the workshop’s wish for changes with another design',
    body: z.object({ design: physicalCardDesign, note: text(maxNote).default('') }),
  }),
  received: endpoint({ ...change, path: '/api/physical-orders/:id/received', summary: 'My cards are here' }),
  problem: endpoint({
    ...change,
    path: '/api/physical-orders/:id/problem',
    summary: 'My cards did not come, or came broken',
    body: z.object({ note: requiredNote }),
  }),
};
