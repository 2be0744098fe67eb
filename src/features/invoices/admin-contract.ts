/** Invoices and credit notes, for admins. */
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, day, id } from '#base/schemas.ts';
import { invoiceKinds } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const agorot = z.number().int();

export const adminInvoice = z.object({
  id: z.number().int(),
  kind: z.enum(invoiceKinds),
  number: z.number().int(),
  userId: z.number().int(),
  paymentId: z.number().int(),
  buyer: z.object({ name: z.string(), email: z.string(), taxId: z.string().nullable() }),
  net: agorot,
  vat: agorot,
  gross: agorot,
  /** Hundredths of a percent. */
  vatRate: z.number().int(),
  issuedAt: z.iso.datetime(),
  allocationNumber: z.string().nullable(),
  /** The law requires one, depending on the amount and the buyer. */
  needsAllocation: z.boolean(),
});
export type AdminInvoice = z.output<typeof adminInvoice>;

export const invoiceFilter = z.object({
  ...listQuery,
  kind: z.enum(invoiceKinds, wrong).optional(),
  /** Documents that require the tax authority's number and lack it. */
  allocation: z.enum(['missing'], wrong).optional(),
  user: id.optional(),
  /** Issue date range, in Israel time. */
  from: day.optional(),
  to: day.optional(),
});
export type InvoiceFilter = z.output<typeof invoiceFilter>;

/** Columns for an accountant. */
export const invoiceCsvColumns = [
  ...(['kind', 'number', 'issuedAt', 'name', 'email', 'taxId', 'net', 'vatRate', 'vat', 'gross'] as const),
  ...(['allocationNumber', 'correctsNumber', 'paymentId', 'paidBy'] as const),
] as const;

/** Allocation number of the tax authority: nine digits in print, up to thirty in its own files. */
export const allocationNumber = z
  .string({ error: 'errors.required' })
  .transform((value) => value.replace(/[\s\p{Cf}-]/gu, ''))
  .pipe(z.string().regex(/^\d{9,30}$/, { error: 'invoicesAdmin.refused.allocation' }));

const admin = { access: 'admin:money', needsSession: true } as const;

export const adminInvoicesApi = {
  list: listEndpoint({
    access: 'admin:money',
    path: '/api/admin/invoices',
    summary: 'Invoices and credit notes, newest first, fifty at a time',
    query: invoiceFilter,
    row: adminInvoice,
  }),
  csv: csvEndpoint({
    access: 'admin:money',
    path: '/api/admin/invoices.csv',
    summary: 'Documents that fit, as a table for an accountant',
    query: invoiceFilter,
  }),
  pdf: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/invoices/:id.pdf',
    summary: 'A document as a PDF',
    params: byId,
    answer: z.unknown(),
    isFile: true,
    // Rendering a PDF blocks the process for some milliseconds.
    limit: { points: 200, seconds: 600, by: 'account' },
  }),
  setAllocation: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/invoices/:id/allocation',
    summary: 'Writes the tax authority’s number on an invoice, once',
    params: byId,
    body: z.object({ allocationNumber }),
    answer: adminInvoice,
    requiresRecentAuth: true,
  }),
};
