import { z } from 'zod';
import { findMailOwner } from '#features/accounts/server/index.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { MailError } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { setInvoice } from '../document/document.ts';
import { findInvoice } from '../queries.ts';
import { composeInvoiceMail } from './mail.ts';

/** Asks no choice of the owner's: whoever paid is sent the document. Without a proven address it waits in the wallet. */
export const invoiceMailJob = job({
  name: 'invoice-mail',
  payload: z.object({ invoiceId: z.number() }),
  work: async (services: Services, { invoiceId }) => {
    const row = await findInvoice(services.db, invoiceId);
    const owner = row && (await findMailOwner(services.db, row.userId));
    if (!row || !owner) return;
    const mail = composeInvoiceMail(services.config.publicUrl, owner, row, await setInvoice(services, row));
    await services.mailer.send(mail).catch(ignorePermanentFailure);
  },
});

/** An address that is refused today is refused at the next try too; the document stays in the wallet. */
function ignorePermanentFailure(error: unknown): void {
  if (!(error instanceof MailError && error.permanent)) throw error;
}
