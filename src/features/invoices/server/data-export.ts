import { pick } from '#base/pick.ts';
import type { ExportSection } from '#features/accounts/server/index.ts';
import { findBillingDetails, type InvoiceRow, listOwnInvoices } from './queries.ts';

/** Exports an owner's tax documents and billing details. */
export const invoicesExport: ExportSection = {
  name: 'invoices',
  read: async (db, userId) => ({
    billingDetails: (await findBillingDetails(db, userId)) ?? null,
    documents: (await listOwnInvoices(db, userId)).map(presentForExport),
  }),
};

/** Lists the fields explicitly, so that a new column is never exported by accident. */
const presentForExport = (row: InvoiceRow) => ({
  ...pick(row, 'id', 'kind', 'number', 'correctsId', 'issuer', 'buyer', 'lines', 'net', 'vat', 'gross', 'vatRate'),
  ...pick(row, 'currency', 'paidBy', 'allocationNumber', 'issuedAt'),
});
