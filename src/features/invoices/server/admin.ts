import { AppError } from '#base/app-error.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type FileAnswer, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminInvoice, adminInvoice, adminInvoicesApi, invoiceCsvColumns } from '../admin-contract.ts';
import { invoicesAdminTexts } from '../admin-texts.ts';
import { fileNameOf, needsAllocation, numberText } from '../domain.ts';
import { invoicesSource, writeAllocation } from './admin-queries.ts';
import { setInvoice } from './document/document.ts';
import { findInvoice, type InvoiceRow } from './queries.ts';

function invoiceValues(row: InvoiceRow) {
  const { kind, net, issuedAt } = row;
  const { name, email, taxId } = row.buyer;
  const isRequired = kind === 'invoice_receipt' && taxId !== null && needsAllocation(net, dateInIsrael(issuedAt));
  return { ...row, buyer: { name, email, taxId }, needsAllocation: isRequired };
}

interface ListedInvoice {
  readonly invoice: InvoiceRow;
  readonly correctsNumber: number | null;
}

const valuesOf = ({ invoice, correctsNumber }: ListedInvoice) => ({ ...invoiceValues(invoice), correctsNumber });

/** A number instead of text: text with a leading minus is escaped and would not be summed. */
const shekels = (agorot: number): number => agorot / 100;

const invoicesListRoutes = defineAdminList({
  list: adminInvoicesApi.list,
  source: invoicesSource,
  values: valuesOf,
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
      net: ({ net }) => shekels(net),
      vatRate: ({ vatRate }) => vatRate / 100,
      vat: ({ vat }) => shekels(vat),
      gross: ({ gross }) => shekels(gross),
      correctsNumber: ({ correctsNumber: number }) => (number === null ? null : numberText(number)),
    },
  },
});

const days = (from: string | undefined, to: string | undefined) => [from, to].filter(Boolean).join('_');

async function getFileForAdmin(services: Services, id: number): Promise<FileAnswer> {
  const row = await getInvoice(services.db, id);
  return { body: await setInvoice(services, row), type: 'application/pdf', name: fileNameOf(row) };
}

async function getInvoice(db: Db, id: number): Promise<InvoiceRow> {
  const row = await findInvoice(db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

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
  route(adminInvoicesApi.pdf, (call) => getFileForAdmin(call, call.params.id)),
  route(adminInvoicesApi.setAllocation, (call) => setAllocation(call)),
];
