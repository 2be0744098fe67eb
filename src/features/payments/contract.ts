/** Payments: saved payment methods, what was paid and refunded, and what providers tell us. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, id, requiredText } from '#base/schemas.ts';
import { declineReasons, methodBrands, paymentStatuses, providerNames } from './domain.ts';

/** A saved method: never a number. */
export const paymentMethod = z.object({
  id: z.number().int(),
  brand: z.enum(methodBrands),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isDefault: z.boolean(),
  /** Runs out this month or the next, or has done so. */
  expiry: z.enum(['good', 'soon', 'over']),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** What is left for the browser to do before a payment can be settled. */
export const nextStep = z.discriminatedUnion('kind', [
  /** The holder is asked by the bank, in a frame of the bank's. */
  z.object({ kind: z.literal('frame'), url: z.string() }),
  /** The same by Stripe's own script. */
  z.object({ kind: z.literal('stripe'), publishableKey: z.string(), clientSecret: z.string() }),
]);
export type NextStep = z.output<typeof nextStep>;

/** What the browser needs to show a provider's own fields. */
export const fieldsSetup = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('sandbox'), url: z.string() }),
  z.object({ provider: z.literal('stripe'), publishableKey: z.string(), clientSecret: z.string() }),
]);
export type FieldsSetup = z.output<typeof fieldsSetup>;

export const payment = z.object({
  id: z.number().int(),
  amount: z.number().int(),
  currency: z.literal('ILS'),
  status: z.enum(paymentStatuses),
  reason: z.enum(declineReasons).nullable(),
  brand: z.enum(methodBrands).nullable(),
  last4: z.string().nullable(),
  /** What it was for, in the caller's language. */
  title: z.string(),
  /** Given back so far, in agorot; `refunding` is on its way. */
  refunded: z.number().int(),
  refunding: z.number().int(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type Payment = z.output<typeof payment>;

const methods = z.array(paymentMethod);

export const paymentsApi = {
  methods: endpoint({
    method: 'GET',
    path: '/api/payment-methods',
    access: 'user',
    needsSession: true,
    allowsDemo: true,
    summary: 'My saved payment methods',
    answer: methods,
  }),
  /** Needed once for each new card: the fields are the provider's own. */
  fields: endpoint({
    method: 'POST',
    path: '/api/payment-methods/fields',
    access: 'user',
    summary: 'What a browser needs to show the card fields of the provider',
    answer: fieldsSetup,
    needsSession: true,
    limit: { points: 60, seconds: 600, by: 'account' },
  }),
  addMethod: endpoint({
    method: 'POST',
    path: '/api/payment-methods',
    access: 'user',
    summary: 'Saves the payment method that the provider’s fields gave a token for',
    body: z.object({
      token: requiredText(200),
      /** False: for the next payment alone. */
      isSaved: z.boolean({ error: 'errors.invalid' }).default(true),
    }),
    answer: paymentMethod,
    needsSession: true,
    limit: { points: 30, seconds: 600, by: 'account' },
  }),
  removeMethod: endpoint({
    method: 'DELETE',
    path: '/api/payment-methods/:id',
    access: 'user',
    summary: 'Forgets a payment method',
    params: byId,
    answer: methods,
    needsSession: true,
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/api/payment-methods/:id/default',
    access: 'user',
    summary: 'Makes a payment method the one that is charged',
    params: byId,
    answer: methods,
    needsSession: true,
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/payments',
    access: 'user',
    needsSession: true,
    allowsDemo: true,
    summary: 'My payments, newest first',
    query: z.object({ before: id.optional() }),
    answer: z.object({ payments: z.array(payment), hasMore: z.boolean() }),
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/payments/webhook/:provider',
    access: 'public',
    summary: 'What a payment provider tells: raw and signed',
    params: z.object({ provider: z.enum(providerNames) }),
    answer: z.object({ received: z.literal(true) }),
    acceptsRawBody: true,
    bodyLimit: 256 * 1024,
    csrf: 'origin-only',
    limit: { points: 3_000, seconds: 60, by: 'address', store: 'memory' },
  }),
};
