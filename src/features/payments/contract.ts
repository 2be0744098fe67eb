/** Payments: saved payment methods, payments and refunds, and provider webhooks. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, id, requiredText } from '#base/schemas.ts';
import { declineReasons, methodBrands, paymentStatuses, providerNames } from './domain.ts';

/** A saved payment method; never contains a card number. */
export const paymentMethod = z.object({
  id: z.number().int(),
  brand: z.enum(methodBrands),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  isDefault: z.boolean(),
  /** `soon`: expires this month or the next; `over`: has expired. */
  expiry: z.enum(['good', 'soon', 'over']),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** What the browser still has to do before a payment can be settled. */
export const nextStep = z.discriminatedUnion('kind', [
  /** 3-D Secure challenge in the bank's frame. */
  z.object({ kind: z.literal('frame'), url: z.string() }),
  /** The same, by Stripe's script. */
  z.object({ kind: z.literal('stripe'), publishableKey: z.string(), clientSecret: z.string() }),
]);
export type NextStep = z.output<typeof nextStep>;

/** What the browser needs to show the provider's card fields. */
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
  /** What was paid for, in the user's language. */
  title: z.string(),
  /** Refunded so far, in agorot; `refunding` is pending. */
  refunded: z.number().int(),
  refunding: z.number().int(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type Payment = z.output<typeof payment>;

const methods = z.array(paymentMethod);
const own = { access: 'user', needsSession: true } as const;

export const paymentsApi = {
  methods: endpoint({
    ...own,
    method: 'GET',
    path: '/api/payment-methods',
    allowsDemo: true,
    summary: 'My saved payment methods',
    answer: methods,
  }),
  /** Needed once per new payment method, because the fields belong to the provider. */
  fields: endpoint({
    ...own,
    method: 'POST',
    path: '/api/payment-methods/fields',
    summary: 'What a browser needs to show the card fields of the provider',
    answer: fieldsSetup,
    limit: { points: 60, seconds: 600, by: 'account' },
  }),
  addMethod: endpoint({
    ...own,
    method: 'POST',
    path: '/api/payment-methods',
    summary: 'Saves the payment method that the provider’s fields gave a token for',
    body: z.object({
      token: requiredText(200),
      /** `whenPaid`: a card that is declined at once is not offered again. `never`: for the next payment only. */
      save: z.enum(['now', 'whenPaid', 'never'], { error: 'errors.invalid' }).default('now'),
    }),
    answer: paymentMethod,
    limit: { points: 30, seconds: 600, by: 'account' },
  }),
  removeMethod: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/payment-methods/:id',
    summary: 'Forgets a payment method',
    params: byId,
    answer: methods,
  }),
  makeDefault: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/payment-methods/:id/default',
    summary: 'Makes a payment method the one that is charged',
    params: byId,
    answer: methods,
  }),
  payments: endpoint({
    ...own,
    method: 'GET',
    path: '/api/payments',
    allowsDemo: true,
    summary: 'My payments, newest first',
    query: z.object({ before: id.optional() }),
    answer: z.object({ payments: z.array(payment), hasMore: z.boolean() }),
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/payments/webhook/:provider',
    allowedWhileReadOnly: true,
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
