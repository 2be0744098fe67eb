/** Blank cards in the workshop: how many there are of each material, and what happened to them. */
import { z } from 'zod';
import { csvEndpoint, direction, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { text } from '#base/schemas.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { movementKinds, stockLimits } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const notANumber = { error: 'errors.invalid_number' };
const count = z.number().int();
const material = z.enum(materials, wrong);
const note = text(stockLimits.note).default('');
const cards = z.number(notANumber).int(wrong).max(stockLimits.cards, wrong);

export const materialStock = z.object({
  material,
  /** Below zero if more was used than was ever entered. */
  balance: count,
  /** Null if nobody wants to be told. */
  threshold: count.nullable(),
  reorderNote: z.string(),
  /** Of paid orders whose production has not started. */
  reserved: count,
});
export type MaterialStock = z.output<typeof materialStock>;

const stockMovement = z.object({
  id: count,
  at: z.iso.datetime(),
  material,
  kind: z.enum(movementKinds),
  /** Negative when cards leave. */
  quantity: count,
  /** Afterwards. */
  balance: count,
  orderId: count.nullable(),
  note: z.string(),
  /** Null for what nobody did by hand, and if the account was deleted. */
  by: z.string().nullable(),
});
export type StockMovement = z.output<typeof stockMovement>;

const movementFilter = z.object({
  after: listQuery.after,
  material: material.optional(),
  /** `id` is the order in which they were written. */
  sort: z.enum(['id'], wrong).default('id'),
  direction: direction.default('desc'),
});
export type MovementFilter = z.output<typeof movementFilter>;

export const movementColumns = ['at', 'material', 'kind', 'quantity', 'balance', 'orderId', 'by', 'note'] as const;

export const receivedCards = z.object({ material, quantity: cards.min(1, wrong), note });
export const countedCards = z.object({ material, counted: cards.min(0, wrong), note });
export const stockThreshold = z.object({ material, threshold: cards.min(1, wrong).nullable(), reorderNote: note });
export type ReceivedCards = z.output<typeof receivedCards>;
export type CountedCards = z.output<typeof countedCards>;
export type StockThreshold = z.output<typeof stockThreshold>;

const all = { access: 'admin:orders', needsSession: true, answer: z.array(materialStock) } as const;
const movements = { access: 'admin:orders', query: movementFilter } as const;

export const stockApi = {
  stock: endpoint({ ...all, method: 'GET', path: '/api/admin/card-stock', summary: 'Blank cards by material' }),
  movements: listEndpoint({
    ...movements,
    path: '/api/admin/card-stock/movements',
    summary: 'What happened to blank cards, newest first',
    row: stockMovement,
  }),
  csv: csvEndpoint({
    ...movements,
    path: '/api/admin/card-stock/movements.csv',
    summary: 'What happened to blank cards, as a table',
  }),
  receive: endpoint({
    ...all,
    method: 'POST',
    path: '/api/admin/card-stock/received',
    summary: 'Adds blank cards that arrived',
    body: receivedCards,
  }),
  count: endpoint({
    ...all,
    method: 'PUT',
    path: '/api/admin/card-stock/counted',
    summary: 'Corrects how many there are to what was counted; the difference is kept',
    body: countedCards,
  }),
  setThreshold: endpoint({
    ...all,
    method: 'PUT',
    path: '/api/admin/card-stock/threshold',
    summary: 'Says from how few cards on the team is told, and what to do then',
    body: stockThreshold,
  }),
};
