import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import type { Call, FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminInvoice, InvoiceFilter } from '../admin-contract.ts';
import { fileNameOf, needsAllocation } from '../domain.ts';
import { listForAdmin, writeAllocation } from './admin-queries.ts';
import { setInvoice } from './document.ts';
import { findInvoice, type InvoiceRow } from './queries.ts';

function presentForAdmin(row: InvoiceRow): AdminInvoice {
  const { id, kind, number, userId, paymentId, net, vat, gross, vatRate, allocationNumber } = row;
  const { name, email, taxId } = row.buyer;
  const isAskedFor = kind === 'invoice_receipt' && taxId !== null && needsAllocation(net, dateInIsrael(row.issuedAt));
  return {
    ...{ id, kind, number, userId, paymentId, net, vat, gross, vatRate, allocationNumber },
    buyer: { name, email, taxId },
    issuedAt: row.issuedAt.toISOString(),
    needsAllocation: isAskedFor,
  };
}

export async function listInvoicesForAdmin(db: Db, filter: InvoiceFilter) {
  const { rows, next } = pageOf(await listForAdmin(db, filter, adminPageSize), adminPageSize);
  return { rows: rows.map(({ invoice }) => presentForAdmin(invoice)), next };
}

export async function getFileForAdmin(services: Services, id: number): Promise<FileAnswer> {
  const row = await getInvoice(services.db, id);
  return { body: await setInvoice(services, row), type: 'application/pdf', name: fileNameOf(row) };
}

async function getInvoice(db: Db, id: number): Promise<InvoiceRow> {
  const row = await findInvoice(db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Once: a number that was printed on a document is never another. */
export async function setAllocation(
  call: Call<{ id: number }, unknown, { allocationNumber: string }>,
): Promise<AdminInvoice> {
  const { params, body } = call;
  return call.db.transaction(async (tx) => {
    const { kind } = await getInvoice(tx, params.id);
    if (kind !== 'invoice_receipt') throw new AppError('conflict', { message: 'invoicesTable.onlyInvoices' });
    const written = await writeAllocation(tx, params.id, body.allocationNumber);
    if (!written) throw new AppError('conflict', { message: 'invoicesTable.allocatedAlready' });
    await call.audit(tx, {
      action: 'invoices.set-allocation',
      target: { kind: 'invoice', id: params.id },
      before: { allocationNumber: null },
      after: { allocationNumber: body.allocationNumber },
    });
    return presentForAdmin(written);
  });
}
