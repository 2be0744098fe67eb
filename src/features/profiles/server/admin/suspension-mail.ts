import { z } from 'zod';
import { findMailOwner, type MailOwner } from '#features/accounts/server/index.ts';
import { isolated } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { composeEmail } from '#server-kit/mail/email-template.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { suspensionTexts } from './suspension-texts.ts';

interface SuspensionMail {
  readonly profileId: number;
  readonly card: string;
  /** null if the suspension is lifted. */
  readonly reason: string | null;
}

/** An unverified address gets nothing that a user wrote, such as the name of the card (decision 45). */
export function composeSuspension(
  { id: userId, email, displayName, language, isVerified }: MailOwner,
  { profileId, card, reason }: SuspensionMail,
  publicUrl: string,
): Mail {
  const t = translator(suspensionTexts, language);
  const values = { card: isolated(card) };
  const isSuspended = reason !== null;
  const named = isSuspended
    ? { subject: t('suspension.subject', values), text: t('suspension.text', values) }
    : { subject: t('suspension.backSubject', values), text: t('suspension.backText', values) };
  const plain = isSuspended
    ? { subject: t('suspension.plainSubject'), text: t('suspension.plainText') }
    : { subject: t('suspension.plainBackSubject'), text: t('suspension.plainBackText') };
  const { subject, text } = isVerified ? named : plain;
  return composeEmail(
    {
      template: isSuspended ? 'profile-suspended' : 'profile-restored',
      to: email,
      userId,
      locale: language,
      publicUrl,
      name: isVerified ? displayName : undefined,
    },
    {
      subject,
      paragraphs: isSuspended ? [text, t('suspension.reason')] : [text],
      ...(isSuspended && { quote: reason, notes: [t('suspension.next')] }),
      actions: [
        isSuspended
          ? { label: t('suspension.write'), link: `${publicUrl}/contact` }
          : { label: t('suspension.open'), link: `${publicUrl}/editor/${profileId}` },
      ],
    },
  );
}

export const suspensionMailJob = job({
  name: 'profile-suspension-mail',
  payload: z.object({ userId: z.number(), profileId: z.number(), card: z.string(), reason: z.string().nullable() }),
  work: async ({ db, config, mailer }: Services, { userId, ...suspension }) => {
    const owner = await findMailOwner(db, userId);
    if (owner) await mailer.send(composeSuspension(owner, suspension, config.publicUrl)).catch(ignorePermanentFailure);
  },
});
