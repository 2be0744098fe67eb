import type { ExportSection } from '#features/accounts/server/index.ts';
import { findBillingDetails, type InvoiceRow, listOwnInvoices } from './queries.ts';

/** An owner's documents, and who they are made out to. */
export const invoicesExport: ExportSection = {
  name: 'invoices',
  read: async (db, userId) => ({
    billingDetails: (await findBillingDetails(db, userId)) ?? null,
    documents: (await listOwnInvoices(db, userId)).map(presentForExport),
  }),
};

/** Field by field, so that a new column never slips out. */
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
