import { z } from 'zod';
import { isolatedMoney } from '#base/money.ts';
import { findMailOwner, type MailOwner } from '#features/accounts/server/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { composeEmail } from '#server-kit/mail/email-template.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fileNameOf, numberText } from '../../domain.ts';
import { setInvoice } from '../document/document.ts';
import { findInvoice, type InvoiceRow } from '../queries.ts';
import { titleOf } from '../title.ts';
import { invoiceMailTexts } from './mail-texts.ts';

type MailedInvoice = Pick<InvoiceRow, 'kind' | 'number' | 'gross' | 'lines'>;

/** Without the document, which contains user input, to an unverified address (decision 45). */
export function composeInvoiceMail(publicUrl: string, owner: MailOwner, row: MailedInvoice, pdf: Buffer): Mail {
  const { language: locale, isVerified } = owner;
  const t = translator(invoiceMailTexts, locale);
  const values = { number: isolatedLtr(numberText(row.number)) };
  const mail = composeEmail(
    {
      template: row.kind,
      to: owner.email,
      userId: owner.id,
      locale,
      publicUrl,
      name: isVerified ? owner.displayName : undefined,
    },
    {
      subject: t(`invoiceMail.${row.kind}.subject`, values),
      paragraphs: [t(`invoiceMail.${row.kind}.text`), t(`invoiceMail.${isVerified ? 'attached' : 'inWallet'}`)],
      details: [
        { label: t('invoiceMail.what'), value: titleOf(row.lines, locale) },
        { label: t('invoiceMail.amount'), value: isolatedMoney(Math.abs(row.gross)) },
        { label: t(`invoiceMail.${row.kind}.number`), value: numberText(row.number) },
      ],
      actions: [{ label: t('invoiceMail.action'), link: `${publicUrl}/wallet` }],
    },
  );
  if (!isVerified) return mail;
  return { ...mail, attachments: [{ name: fileNameOf(row), type: 'application/pdf', bytes: pdf }] };
}

/**
 * Ignores notification preferences: each payer gets the email, and with a verified address the document itself.
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
