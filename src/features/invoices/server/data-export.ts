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
  id: row.id,
  kind: row.kind,
  number: row.number,
  correctsId: row.correctsId,
  issuer: row.issuer,
  buyer: row.buyer,
  lines: row.lines,
  net: row.net,
  vat: row.vat,
  gross: row.gross,
  vatRate: row.vatRate,
  currency: row.currency,
  paidBy: row.paidBy,
  allocationNumber: row.allocationNumber,
  issuedAt: row.issuedAt,
});
