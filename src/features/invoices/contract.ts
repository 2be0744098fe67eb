/** Invoices: tax documents for payments and refunds, and the billing details on them. */

import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, singleLineText } from '#base/schemas.ts';
import { isTaxId } from '#base/tax-id.ts';
import { invoiceKinds } from './domain.ts';

export const invoice = z.object({
  id: z.number().int(),
  kind: z.enum(invoiceKinds),
  /** null for a sample of the demo account. */
  number: z.number().int().nullable(),
  paymentId: z.number().int(),
  /** In the user's language. */
  title: z.string(),
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  currency: z.literal('ILS'),
  issuedAt: z.iso.datetime(),
});
export type Invoice = z.output<typeof invoice>;

export const billingLimits = { name: 120, address: 160, city: 60 } as const;

const optional = (max: number) =>
  singleLineText(max)
    .nullish()
    .transform((value) => value || null);

/** Only the name is required: a private person needs no more. */
export const billingDetails = z.object({
  name: singleLineText(billingLimits.name).min(1, { error: 'errors.required' }),
  /** Nine digits including the check digit, for a company, a licensed dealer or a person. */
  taxId: z
    .string({ error: 'errors.invalid' })
    .transform((value) => value.replace(/[\s\p{Cf}-]/gu, ''))
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || isTaxId(value), { error: 'invoices.taxId' }),
  address: optional(billingLimits.address),
  city: optional(billingLimits.city),
});
export type BillingDetails = z.output<typeof billingDetails>;

const read = { method: 'GET', access: 'user', needsSession: true, allowsDemo: true } as const;

export const invoicesApi = {
  list: endpoint({
    ...read,
    path: '/api/invoices',
    summary: 'My invoices and credit notes, newest first',
    answer: z.array(invoice),
  }),
  pdf: endpoint({
    ...read,
    path: '/api/invoices/:id.pdf',
    summary: 'One of my invoices as a PDF',
    params: byId,
    answer: z.unknown(),
    isFile: true,
    // Rendering a PDF blocks the process for some milliseconds.
    limit: { points: 200, seconds: 600, by: 'account' },
  }),
  details: endpoint({
    ...read,
    path: '/api/billing-details',
    summary: 'Who my invoices are made out to; null for my own name alone',
    answer: billingDetails.nullable(),
  }),
  setDetails: endpoint({
    method: 'PUT',
    path: '/api/billing-details',
    access: 'user',
    summary: 'Says who my next invoices are made out to',
    body: billingDetails,
    answer: billingDetails,
    needsSession: true,
  }),
};
