import { type Invoice, invoicesApi } from '#features/invoices/contract.ts';
import { fileNameOf } from '#features/invoices/domain.ts';
import type { Api } from '#web-kit/api-client.ts';

/** Hands a document to the reader's downloads; a refusal comes back as an error that says why. */
export async function downloadInvoice(api: Api, invoice: Invoice): Promise<void> {
  const answer = (await api.call(invoicesApi.pdf, { params: { id: invoice.id } })) as Response;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(invoice);
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
