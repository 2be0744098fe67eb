/** Checkout: from a wish to a paid order; the server sets every price, and one key is one order. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { id, nonNegativeInteger, searchText } from '#base/schemas.ts';
import { nextStep } from '#features/payments/contract.ts';
import { declineReasons } from '#features/payments/domain.ts';
import { type Cycle, cycles } from '#features/subscriptions/domain.ts';

export const saleTypes = ['package', 'physical-card'] as const;
export type SaleType = (typeof saleTypes)[number];

/** `processing`: charged perhaps, not known yet. `challenge`: waits for the holder. The others are final. */
export const orderStatuses = ['processing', 'challenge', 'paid', 'declined', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const agorot = z.number().int();
const instant = z.iso.datetime();
const number = { error: 'errors.invalid' };

/** What is wished for. Prices are none of the browser's business. */
const purchaseRequest = {
  type: z.enum(saleTypes, { error: 'checkout.unknownThing' }),
  id,
  cycle: z.enum(cycles, number).optional(),
  quantity: z.coerce.number(number).int(number).min(1, number).max(1_000, number).optional(),
  delivery: searchText(40).optional(),
};

export const quote = z.object({
  type: z.enum(saleTypes),
  id: z.number().int(),
  /** In the caller's language. */
  title: z.string(),
  lines: z.array(z.object({ text: z.string(), quantity: z.number().int(), amount: agorot })),
  amount: agorot,
  net: agorot,
  vat: agorot,
  /** In hundredths of a percent. */
  vatRate: z.number().int(),
  currency: z.literal('ILS'),
  /** Of what is sold by the month or the year. */
  renewal: z
    .object({
      cycle: z.enum(cycles),
      /** What either cycle costs, so that both can be shown. */
      monthlyPrice: agorot,
      yearlyPrice: agorot,
      /** Of a year against twelve months, in whole percent. */
      saving: z.number().int(),
      periodStart: instant,
      periodEnd: instant,
      nextCharge: z.object({ at: instant, amount: agorot }),
      /** What is agreed to by whoever wants it renewed, word for word. */
      consent: z.string(),
      /** Days of the trial that are not lost by paying now. */
      trialDaysLeft: z.number().int(),
      isUpgrade: z.boolean(),
    })
    .nullable(),
  /** False where one of them makes no sense. */
  takesQuantity: z.boolean(),
  deliveries: z.array(z.object({ name: z.string(), title: z.string(), amount: agorot })),
});
export type Quote = z.output<typeof quote>;

export const order = z.object({
  orderId: z.number().int(),
  status: z.enum(orderStatuses),
  /** What the browser has to do before it can be settled; null where nothing is left to do. */
  next: nextStep.nullable(),
  type: z.enum(saleTypes),
  itemId: z.number().int(),
  /** Of what is sold by the month or the year, so that the same can be tried again. */
  cycle: z.enum(cycles).nullable(),
  title: z.string(),
  amount: agorot,
  currency: z.literal('ILS'),
  reason: z.enum(declineReasons).nullable(),
  invoiceId: z.number().int().nullable(),
  invoiceNumber: z.number().int().nullable(),
  createdAt: instant,
});
export type Order = z.output<typeof order>;

/** What is wished for, as the server has understood it. */
export interface PurchaseRequest {
  readonly type: SaleType;
  readonly id: number;
  readonly cycle?: Cycle | undefined;
  readonly quantity?: number | undefined;
  readonly delivery?: string | undefined;
}

const byOrder = z.object({ orderId: id });

export const checkoutApi = {
  quote: endpoint({
    method: 'GET',
    path: '/api/checkout/quote',
    access: 'public',
    summary: 'What something would cost the caller right now',
    query: z.object(purchaseRequest),
    answer: quote,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/checkout',
    access: 'user',
    summary: 'Orders and pays; the same idempotency key gives the same order',
    body: z.object({
      ...purchaseRequest,
      methodId: id.optional(),
      /** The sum that was on the screen: another one is told before anything is charged. */
      expected: nonNegativeInteger.optional(),
      /** To the renewal, in the words of the quote; without it one period is bought, and ends by itself. */
      consent: z.boolean(number).optional(),
    }),
    answer: order,
    idempotent: true,
    needsSession: true,
  }),
  /** For a page that was loaded anew before its answer came: the press may have become an order. */
  find: endpoint({
    method: 'GET',
    path: '/api/checkout/by-key',
    access: 'user',
    summary: 'Which order of mine an idempotency key has become',
    query: z.object({ key: z.string({ error: 'errors.required' }).regex(/^[\w-]{8,100}$/, number) }),
    answer: z.object({ orderId: z.number().int().nullable() }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/checkout/:orderId',
    access: 'user',
    summary: 'How an order of mine stands',
    params: byOrder,
    answer: order,
  }),
  /** After the holder was asked, or when an answer is long in coming: asks the provider, never charges. */
  settle: endpoint({
    method: 'PUT',
    path: '/api/checkout/:orderId/settle',
    access: 'user',
    summary: 'Asks the provider how my order stands',
    params: byOrder,
    answer: order,
    needsSession: true,
    limit: { points: 120, seconds: 600, by: 'account' },
  }),
};
