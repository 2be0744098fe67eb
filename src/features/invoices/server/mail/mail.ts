import { z } from 'zod';
import { findMailOwner, type MailOwner } from '#features/accounts/server/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { type EmailContent, emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import { type Mail, MailError } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fileNameOf, numberText } from '../../domain.ts';
import { setInvoice, signedMoneyText } from '../document/document.ts';
import { findInvoice, type InvoiceRow } from '../queries.ts';
import { invoiceMailTexts } from './mail-texts.ts';

const isolated = (text: string): string => `\u2068${text}\u2069`;
/** Isolates numbers and amounts as left-to-right in Hebrew text, in the subject and the body. */
const fromLeft = (text: string): string => `\u2066${text}\u2069`;

export function composeInvoiceMail(publicUrl: string, owner: MailOwner, row: InvoiceRow, pdf: Buffer): Mail {
  const t = translator(invoiceMailTexts, owner.language);
  const values = {
    number: fromLeft(numberText(row.number)),
    amount: fromLeft(signedMoneyText(Math.abs(row.gross))),
    what: isolated(row.lines[0]?.text[owner.language] ?? ''),
  };
  const email: EmailContent = {
    locale: owner.language,
    direction: directionOf(owner.language),
    greeting: t('invoiceMail.greeting', { name: isolated(owner.displayName) }),
    paragraphs: [t(`invoiceMail.${row.kind}.text`, values)],
    action: { label: t('invoiceMail.action'), link: `${publicUrl}/wallet` },
    notes: [t('invoiceMail.note')],
    signature: t('invoiceMail.signature'),
  };
  return {
    to: owner.email,
    subject: t(`invoiceMail.${row.kind}.subject`, values),
    text: emailText(email),
    html: emailHtml(email),
    attachments: [{ name: fileNameOf(row), type: 'application/pdf', bytes: pdf }],
  };
}

/**
 * Ignores notification preferences: each payer gets the document. Without a verified email it is only in the wallet.
 */
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

/** A permanent rejection would recur on retry; the document stays available in the wallet. */
function ignorePermanentFailure(error: unknown): void {
  if (!(error instanceof MailError && error.permanent)) throw error;
}
