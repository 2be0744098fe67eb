import { z } from 'zod';
import { findMailOwner, type MailOwner } from '#features/accounts/server/index.ts';
import { isolated } from '#i18n/format.ts';
import { directionOf } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import { type Mail, MailError } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { suspensionTexts } from './suspension-texts.ts';

interface SuspensionMail {
  readonly profileId: number;
  readonly card: string;
  /** null if the suspension is lifted. */
  readonly reason: string | null;
}

export function composeSuspension(
  { email, displayName, language }: MailOwner,
  { profileId, card, reason }: SuspensionMail,
  publicUrl: string,
): Mail {
  const t = translator(suspensionTexts, language);
  const values = { card: isolated(card) };
  const isSuspended = reason !== null;
  const emailContent = {
    locale: language,
    direction: directionOf(language),
    greeting: t('suspension.greeting', { name: isolated(displayName) }),
    paragraphs: isSuspended
      ? [t('suspension.text', values), t('suspension.reason', { reason: isolated(reason) }), t('suspension.next')]
      : [t('suspension.backText', values)],
    action: isSuspended
      ? { label: t('suspension.write'), link: `${publicUrl}/contact` }
      : { label: t('suspension.open'), link: `${publicUrl}/editor/${profileId}` },
    notes: [],
    signature: t('suspension.signature'),
  };
  const subject = isSuspended ? t('suspension.subject', values) : t('suspension.backSubject', values);
  return { to: email, subject, text: emailText(emailContent), html: emailHtml(emailContent) };
}

/** A permanent failure, such as an unknown address, is not retried. */
function ignorePermanentFailure(error: unknown): void {
  if (!(error instanceof MailError && error.permanent)) throw error;
}

export const suspensionMailJob = job({
  name: 'profile-suspension-mail',
  payload: z.object({ userId: z.number(), profileId: z.number(), card: z.string(), reason: z.string().nullable() }),
  work: async ({ db, config, mailer }: Services, { userId, ...suspension }) => {
    const owner = await findMailOwner(db, userId);
    if (owner) await mailer.send(composeSuspension(owner, suspension, config.publicUrl)).catch(ignorePermanentFailure);
  },
});
