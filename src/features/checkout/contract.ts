/** Checkout: from purchase request to paid order. The server sets every price, and one idempotency key is one order. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { day, id, nonNegativeInteger, searchText } from '#base/schemas.ts';
import { nextStep } from '#features/payments/contract.ts';
import { declineReasons } from '#features/payments/domain.ts';
import { cycles, startsAfterKinds } from '#features/subscriptions/domain.ts';

export const saleTypes = ['package', 'physical-card'] as const;
export type SaleType = (typeof saleTypes)[number];

/** `processing`: possibly charged, result unknown. `challenge`: waits for the cardholder. The others are final. */
export const orderStatuses = ['processing', 'challenge', 'paid', 'declined', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const agorot = z.number().int();
const instant = z.iso.datetime();
const number = { error: 'errors.invalid' };

/** The requested item. Prices are never taken from the browser. */
const purchaseRequest = z.object({
  type: z.enum(saleTypes, { error: 'checkout.unknownThing' }),
  id,
  cycle: z.enum(cycles, number).optional(),
  quantity: z.coerce.number(number).int(number).min(1, number).max(1_000, number).optional(),
  delivery: searchText(40).optional(),
});

const appliedCoupon = z.object({ code: z.string(), discount: agorot });

export const quote = z.object({
  type: z.enum(saleTypes),
  id: z.number().int(),
  /** In the user's language. */
  title: z.string(),
  lines: z.array(z.object({ text: z.string(), quantity: z.number().int(), amount: agorot })),
  amount: agorot,
  net: agorot,
  vat: agorot,
  /** In hundredths of a percent. */
  vatRate: z.number().int(),
  currency: z.literal('ILS'),
  /** For items sold by the month or year. */
  renewal: z
    .object({
      cycle: z.enum(cycles),
      /** The price of either cycle, so that both can be shown. */
      monthlyPrice: agorot,
      yearlyPrice: agorot,
      /** The saving of a year against twelve months, in whole percent. */
      saving: z.number().int(),
      periodStart: instant,
      periodEnd: instant,
      nextCharge: z.object({ at: instant, amount: agorot }),
      /** The exact text that the user consents to for renewal. */
      consent: z.string(),
      /** Remaining days of a trial or gift, which are not lost by paying now. */
      freeDaysLeft: z.number().int(),
      startsAfter: z.enum(startsAfterKinds).nullable(),
      /** The cycles that can be bought now. */
      cycles: z.array(z.enum(cycles)),
      isUpgrade: z.boolean(),
    })
    .nullable(),
  /** The coupon that the last line is about; it applies to this payment and to no renewal. */
  coupon: appliedCoupon.nullable(),
  /** False if the item is not sold in quantities. */
  takesQuantity: z.boolean(),
  deliveries: z.array(z.object({ name: z.string(), title: z.string(), amount: agorot })),
  /** When it should be delivered, if paid now; null for items that are not. */
  arrival: z.object({ from: day, to: day }).nullable(),
});
export type Quote = z.output<typeof quote>;

export const order = z.object({
  orderId: z.number().int(),
  status: z.enum(orderStatuses),
  /** The step that the browser must take before settlement; null if none. */
  next: nextStep.nullable(),
  type: z.enum(saleTypes),
  itemId: z.number().int(),
  /** For items sold by the month or year, so that the same purchase can be retried. */
  cycle: z.enum(cycles).nullable(),
  title: z.string(),
  amount: agorot,
  coupon: appliedCoupon.nullable(),
  currency: z.literal('ILS'),
  reason: z.enum(declineReasons).nullable(),
  /** The owner agreed to the renewal, so that a retry starts with the same answer. */
  hasConsent: z.boolean(),
  invoiceId: z.number().int().nullable(),
  invoiceNumber: z.number().int().nullable(),
  createdAt: instant,
});
export type Order = z.output<typeof order>;

/** The purchase request as parsed by the server. */
export type PurchaseRequest = Readonly<z.output<typeof purchaseRequest>>;

/** Letters and digits; case and dashes make no difference. */
const coupon = searchText(60);

const payBody = purchaseRequest.extend({
  methodId: id.optional(),
  /** The amount shown to the user: if the price differs, the request is refused before anything is charged. */
  expected: nonNegativeInteger.optional(),
  /** Checked again when the order is made, and reserved with it. */
  coupon: coupon.optional(),
  /** Consent to the renewal in the quote's wording; without it one period is bought and does not renew. */
  consent: z.boolean(number).optional(),
});
export type PayBody = Readonly<z.output<typeof payBody>>;

const byOrder = z.object({ orderId: id });

export const checkoutApi = {
  quote: endpoint({
    method: 'GET',
    path: '/api/checkout/quote',
    access: 'public',
    summary: 'What something would cost the caller right now',
    query: purchaseRequest,
    answer: quote,
  }),
  /** Limited, because whoever may try freely finds codes by guessing. */
  coupon: endpoint({
    method: 'GET',
    path: '/api/checkout/coupon',
    access: 'user',
    summary: 'What something would cost me with a coupon',
    query: purchaseRequest.extend({ coupon }),
    answer: quote,
    needsSession: true,
    limit: { points: 30, seconds: 600, by: 'account' },
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/checkout',
    access: 'user',
    summary: 'Orders and pays; the same idempotency key gives the same order',
    body: payBody,
    answer: order,
    idempotent: true,
    needsSession: true,
  }),
  /** For a page that was reloaded before its response arrived: the request may have created an order. */
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
  /** After a challenge, or when a response is delayed: queries the provider and never charges. */
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
