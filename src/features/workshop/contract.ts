/** Workshop: card production. All endpoints are for admins only. */
import { z } from 'zod';
import { csvEndpoint, direction, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, id, integerMax, requiredText, text, untrimmedText, webAddress } from '#base/schemas.ts';
import { invoiceKinds } from '#features/invoices/domain.ts';
import { physicalOrder, physicalOrderWithHistory } from '#features/physical-cards/contract.ts';
import { carrierNames, deliveryAddress, orderAddress } from '#features/physical-cards/delivery.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { deliveries } from '#features/physical-cards/prices.ts';
import { orderEvents, orderStates } from '#features/physical-cards/transitions.ts';
import { tagStep } from '#features/tags/contract.ts';
import { readCode, shownTagStates, tagLimits, tagStates } from '#features/tags/domain.ts';
import { tagModels } from './ndef.ts';
import { trackingNumber } from './tracking-number.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };
const byCode = z.object({ code: z.string().transform((typed) => readCode(typed) ?? 'unknown') });
const tagModel = z.enum(tagModels, wrong);

/** Format: `?ids=3,5`. */
const ids = z.object({
  ids: z
    .string({ error: 'workshop.ids.missing' })
    .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, { error: 'workshop.ids.missing' })
    .transform((typed): unknown[] => [...new Set(typed.split(',').map(Number))])
    .pipe(z.array(id)),
});

export const workshopOrder = physicalOrder.extend({
  owner: z.object({ id: z.number().int(), name: z.string(), email: z.string().nullable() }),
  /** Null once the owner is deleted. */
  address: deliveryAddress.nullable(),
  /** The transitions that an admin may trigger now. */
  events: z.array(z.enum(orderEvents)),
  tagsWritten: z.number().int(),
});
export type WorkshopOrder = z.output<typeof workshopOrder>;

/** A tag of an order, with all data needed to write it. */
export const workshopTag = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(tagStates),
  link: z.string(),
  /** The NDEF message: one record that holds the link, as hexadecimal digits. */
  ndef: z.string(),
  ndefBytes: z.number().int(),
  /** The tag models whose memory it fits. */
  fits: z.array(tagModel),
  writtenAt: instant.nullable(),
  model: tagModel.nullable(),
  orderId: z.number().int().nullable(),
  batch: z.string().nullable(),
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  createdAt: instant,
});
export type WorkshopTag = z.output<typeof workshopTag>;

/** Null where it was not corrected. */
const corrected = z.object({ before: z.string().nullable(), after: z.string().nullable() }).nullable();

export const workshopOrderDetail = workshopOrder.extend({
  history: z.array(physicalOrderWithHistory.shape.history.element.extend({ actor: z.string().nullable() })),
  /** Of the tracking details; they leave the state as it is, so that they are no part of the history. */
  corrections: z.array(
    z.object({ id: z.number().int(), at: instant, actor: z.string(), carrier: corrected, number: corrected }),
  ),
  paymentId: z.number().int().nullable(),
  /** The invoice and the credit notes of the payment. */
  documents: z.array(z.object({ kind: z.enum(invoiceKinds), number: z.number().int() })),
  chips: z.array(workshopTag),
});
export type WorkshopOrderDetail = z.output<typeof workshopOrderDetail>;

/** How a parcel is tracked. */
const shipmentBody = {
  carrier: z.enum(carrierNames, { error: 'workshop.carrier.missing' }),
  trackingNumber: trackingNumber.default(''),
  /** For a carrier whose tracking page is not known here. */
  trackingLink: z.union([z.literal('').transform(() => undefined), webAddress], wrong).optional(),
};

export type ShipmentBody = z.output<z.ZodObject<typeof shipmentBody>>;

/** Fields of a transition: a reason if the owner must act, a carrier if it is shipped. */
const transitionBody = {
  event: z.enum(orderEvents, wrong),
  note: text(500).default(''),
  ...shipmentBody,
  carrier: shipmentBody.carrier.optional(),
  /** The refund for a return, in agorot; the full amount if omitted. */
  refund: z.number(wrong).int(wrong).min(0, wrong).max(integerMax, wrong).optional(),
};
export type TransitionBody = z.output<z.ZodObject<typeof transitionBody>>;

export const workshopFilter = z.object({
  /** Comma-separated. */
  state: z
    .string()
    .transform((typed) => typed.split(',').filter(Boolean))
    .pipe(z.array(z.enum(orderStates, wrong)))
    .optional(),
  material: z.enum(materials, wrong).optional(),
  delivery: z.enum(deliveries, wrong).optional(),
  /** An order number, a name, an email or a tag code. */
  q: text(80).optional(),
  owner: id.optional(),
  /** Sorts by id, which is also the order of arrival. */
  direction: direction.default('desc'),
  /** Cursor: the last id of the previous page. */
  before: id.optional(),
});
export type WorkshopFilter = z.output<typeof workshopFilter>;

/** Orders per state are counted up to this number; beyond it only "more" is shown. */
export const maxCounted = 2_000;

/** Filters for tags, combined with AND. */
export const tagFilter = z.object({
  state: z.enum(shownTagStates, wrong).optional(),
  batch: text(60).optional(),
  q: text(80).optional(),
  owner: id.optional(),
  after: listQuery.after,
});

const admin = { access: 'admin:orders', needsSession: true } as const;
const read = { ...admin, method: 'GET' } as const;
const change = { ...admin, method: 'PUT' } as const;
const file = { ...read, answer: z.unknown(), isFile: true } as const;
const orderFile = <Path extends string>(path: Path, summary: string) =>
  endpoint({ ...file, path, summary, query: ids });

export const workshopApi = {
  orders: endpoint({
    ...read,
    path: '/api/admin/orders',
    summary: 'Orders of cards, newest first, fifty at a time, with how many wait in each state',
    query: workshopFilter,
    answer: z.object({
      orders: z.array(workshopOrder),
      /** The `before` of the next page; null at the end. */
      next: z.number().int().nullable(),
      /** Each capped at `maxCounted`. */
      counts: z.array(z.object({ state: z.enum(orderStates), count: z.number().int() })),
    }),
  }),
  ordersTable: csvEndpoint({
    access: 'admin:orders',
    path: '/api/admin/orders.csv',
    summary: 'Orders of cards that fit, as a table',
    query: workshopFilter.omit({ before: true }),
  }),
  order: endpoint({
    ...read,
    path: '/api/admin/orders/:id',
    summary: 'An order with its history and its chips',
    params: byId,
    answer: workshopOrderDetail,
  }),
  move: endpoint({
    ...change,
    path: '/api/admin/orders/:id/move',
    summary: 'Moves an order on; 409 where it may not go there',
    params: byId,
    body: z.object(transitionBody),
    answer: workshopOrderDetail,
  }),
  moveMany: endpoint({
    ...change,
    path: '/api/admin/orders/move',
    summary: 'Moves several orders on, each by itself',
    body: z.object({ ids: z.array(id).min(1, { error: 'workshop.ids.missing' }).max(100, wrong), ...transitionBody }),
    answer: z.object({
      moved: z.array(z.number().int()),
      refused: z.array(z.object({ id: z.number().int(), message: z.string() })),
    }),
  }),
  correctTracking: endpoint({
    ...change,
    path: '/api/admin/orders/:id/tracking',
    summary: 'Corrects the carrier and the tracking number of a parcel on its way; 409 in any other state',
    params: byId,
    body: z.object(shipmentBody),
    answer: workshopOrderDetail,
  }),
  correctAddress: endpoint({
    ...change,
    path: '/api/admin/orders/:id/address',
    summary: 'Corrects where an order is sent; at a pick-up point, who comes for it; 409 once nothing is sent any more',
    params: byId,
    body: z.object({ address: orderAddress }),
    answer: workshopOrderDetail,
  }),
  print: orderFile(
    '/api/admin/orders/print.pdf',
    'The print file: a page for each side of each card, with bleed, letters as outlines',
  ),
  packing: orderFile('/api/admin/orders/packing.pdf', 'What goes into which parcel, a page an order'),
  labels: orderFile('/api/admin/orders/labels.pdf', 'Address labels of 100 × 150 mm, one an order'),
  chips: orderFile(
    '/api/admin/orders/chips.csv',
    'The chips of these orders for a machine that writes them: code, link, bytes',
  ),
  written: endpoint({
    ...change,
    path: '/api/admin/tags/:code/written',
    summary: 'A chip was written and read back: what was read must be its link',
    params: byCode,
    body: z.object({ model: tagModel.optional(), read: untrimmedText(2_000).optional() }),
    answer: workshopTag,
  }),
  writtenAll: endpoint({
    ...change,
    path: '/api/admin/orders/:id/written',
    summary: 'All chips of an order were written, by a machine that checks them itself',
    params: byId,
    body: z.object({ model: tagModel.optional() }),
    answer: workshopOrderDetail,
  }),
  tags: endpoint({
    ...read,
    path: '/api/admin/tags',
    summary: 'Tags, newest first, fifty at a time',
    query: tagFilter,
    answer: z.object({ tags: z.array(workshopTag), next: z.string().nullable() }),
  }),
  tagsTable: csvEndpoint({
    access: 'admin:orders',
    path: '/api/admin/tags.csv',
    summary: 'Tags that fit, as a table',
    query: tagFilter.omit({ after: true }),
  }),
  tag: endpoint({
    ...read,
    path: '/api/admin/tags/:code',
    summary: 'A tag with its whole history',
    params: byCode,
    answer: workshopTag.extend({ history: z.array(tagStep) }),
  }),
  makeTags: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/tags',
    summary: 'Makes tags that are nobody’s yet: their finders activate them',
    body: z.object({
      count: z.coerce.number(wrong).int(wrong).min(1, wrong).max(tagLimits.maxBatch, wrong),
      batch: requiredText(60, 'workshop.batch.missing'),
    }),
    answer: z.object({ batch: z.string(), count: z.number().int() }),
    status: 201,
  }),
  batchChips: endpoint({
    ...file,
    path: '/api/admin/tags/chips.csv',
    summary: 'The chips of a batch for a machine that writes them',
    query: z.object({ batch: requiredText(60, 'workshop.batch.missing') }),
  }),
  retire: endpoint({
    ...change,
    path: '/api/admin/tags/:code/retire',
    summary: 'Ends a tag for good',
    params: byCode,
    body: z.object({ note: requiredText(200, 'workshop.note.missing') }),
    answer: workshopTag,
  }),
};
