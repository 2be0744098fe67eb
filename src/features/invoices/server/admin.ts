import { AppError, orNotFound } from '#base/app-error.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { type AdminInvoice, adminInvoice, adminInvoicesApi, invoiceCsvColumns } from '../admin-contract.ts';
import { invoicesAdminTexts } from '../admin-texts.ts';
import { needsAllocation, numberText } from '../domain.ts';
import { invoicesSource, writeAllocation } from './admin-queries.ts';
import { invoiceFile } from './document/document.ts';
import { findInvoice, type InvoiceRow } from './queries.ts';

function invoiceValues(row: InvoiceRow) {
  const { kind, net, issuedAt } = row;
  const { name, email, taxId } = row.buyer;
  const isRequired = kind === 'invoice_receipt' && taxId !== null && needsAllocation(net, dateInIsrael(issuedAt));
  return { ...row, buyer: { name, email, taxId }, needsAllocation: isRequired };
}

const invoicesListRoutes = defineAdminList({
  list: adminInvoicesApi.list,
  source: invoicesSource,
  values: ({ invoice, correctsNumber }: { invoice: InvoiceRow; correctsNumber: number | null }) => ({
    ...invoiceValues(invoice),
    correctsNumber,
  }),
  csv: {
    endpoint: adminInvoicesApi.csv,
    texts: invoicesAdminTexts,
    fileName: (t, { from, to }) => `${[t('invoicesAdmin.file'), days(from, to)].filter(Boolean).join('-')}.csv`,
    columns: invoiceCsvColumns,
    head: (t, column) => t(`invoicesAdmin.csv.${column}`),
    cells: {
      kind: ({ kind }, { t }) => t(`invoicesAdmin.kinds.${kind}`),
      number: ({ number }) => numberText(number),
      issuedAt: ({ issuedAt }) => dateInIsrael(issuedAt),
      name: ({ buyer }) => buyer.name,
      email: ({ buyer }) => buyer.email,
      taxId: ({ buyer }) => buyer.taxId,
      net: ({ net }) => ({ agorot: net }),
      vatRate: ({ vatRate }) => vatRate / 100,
      vat: ({ vat }) => ({ agorot: vat }),
      gross: ({ gross }) => ({ agorot: gross }),
      correctsNumber: ({ correctsNumber: number }) => (number === null ? null : numberText(number)),
    },
  },
});

const days = (from: string | undefined, to: string | undefined) => [from, to].filter(Boolean).join('_');

const getInvoice = async (db: Db, id: number): Promise<InvoiceRow> => orNotFound(await findInvoice(db, id));

/** Set only once: a number printed on a document never changes. */
async function setAllocation(call: Call<{ id: number }, unknown, { allocationNumber: string }>): Promise<AdminInvoice> {
  const { params, body } = call;
  return call.db.transaction(async (tx) => {
    const { kind } = await getInvoice(tx, params.id);
    if (kind !== 'invoice_receipt') throw new AppError('conflict', { message: 'invoicesAdmin.refused.onlyInvoices' });
    const written = await writeAllocation(tx, params.id, body.allocationNumber);
    if (!written) throw new AppError('conflict', { message: 'invoicesAdmin.refused.allocatedAlready' });
    await call.audit(tx, {
      action: 'invoices.set-allocation',
      target: { kind: 'invoice', id: params.id },
      before: { allocationNumber: null },
      after: { allocationNumber: body.allocationNumber },
    });
    return presentAs(adminInvoice, invoiceValues(written));
  });
}

export const adminInvoicesRoutes: Route[] = [
  ...invoicesListRoutes,
  route(adminInvoicesApi.pdf, async (call) => invoiceFile(call, await getInvoice(call.db, call.params.id))),
  route(adminInvoicesApi.setAllocation, (call) => setAllocation(call)),
];
