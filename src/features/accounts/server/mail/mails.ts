import { formatInstant, isolated } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { EmailContent } from '#server-kit/mail/email-html.ts';
import { composeEmail } from '#server-kit/mail/email-template.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { accountsAdminTexts } from '../../admin-texts.ts';
import { accountsTexts } from '../../texts.ts';
import type { CredentialChange } from '../table.ts';

interface Shared {
  readonly to: string;
  /** Only if the address is verified. */
  readonly name: string | undefined;
  readonly publicUrl: string;
}

type ChangeMail = { readonly undo: string } & (
  | { readonly kind: 'changed'; readonly newEmail: string }
  | { readonly kind: Exclude<CredentialChange, 'changed'> }
);
type SuspensionMail = { readonly kind: 'suspended' | 'restored'; readonly reason: string };
type PlainMail =
  | { readonly kind: 'verify' | 'email' | 'reset'; readonly link: string }
  | { readonly kind: 'registration-tried' }
  | { readonly kind: 'deletion'; readonly deletesAt: Date };

export type AccountMail = Shared & (ChangeMail | SuspensionMail | PlainMail);

export function composeMail(mail: AccountMail, locale: Locale): Mail {
  const content =
    'reason' in mail
      ? suspensionContent(mail, locale)
      : 'undo' in mail
        ? changeContent(mail, locale)
        : plainContent(mail, locale);
  return composeEmail({ ...mail, locale }, content);
}

function plainContent(mail: Shared & PlainMail, locale: Locale): EmailContent {
  const t = translator(accountsTexts, locale);
  const values = 'deletesAt' in mail ? { date: formatInstant(mail.deletesAt, locale, { dateStyle: 'long' }) } : {};
  const isRequested = 'link' in mail;
  return {
    subject: t(`accounts.mail.${mail.kind}Subject`),
    paragraphs: [t(`accounts.mail.${mail.kind}Text`, values)],
    actions: [
      isRequested
        ? { label: t(`accounts.mail.${mail.kind}Action`), link: mail.link }
        : { label: t('accounts.mail.openAction'), link: `${mail.publicUrl}/account` },
    ],
    notes: isRequested ? [t('accounts.mail.ignore')] : [],
  };
}

/** Describes the change and contains the undo link. */
function changeContent(mail: ChangeMail, locale: Locale): EmailContent {
  const t = translator(accountsTexts, locale);
  const values = mail.kind === 'changed' ? { email: isolated(mail.newEmail) } : {};
  return {
    subject: t(`accounts.mail.changes.${mail.kind}.subject`),
    paragraphs: [
      t(`accounts.mail.changes.${mail.kind}.text`, values),
      t('accounts.mail.undoText'),
      t('accounts.mail.undoNote'),
    ],
    actions: [{ label: t('accounts.mail.undoAction'), link: mail.undo }],
  };
}

/** To an owner whose account is suspended, with instructions to object, or restored. */
function suspensionContent({ kind, reason, publicUrl }: Shared & SuspensionMail, locale: Locale): EmailContent {
  const t = translator(accountsAdminTexts, locale);
  return {
    subject: t(`accountsAdmin.mail.${kind}Subject`),
    paragraphs: [
      t(`accountsAdmin.mail.${kind}Text`),
      ...(reason ? [t(`accountsAdmin.mail.${kind}Reason`, { reason })] : []),
      ...(kind === 'suspended' ? [t('accountsAdmin.mail.suspendedAfter')] : []),
    ],
    actions: [
      {
        label: t(`accountsAdmin.mail.${kind}Action`),
        link: `${publicUrl}/${kind === 'suspended' ? 'contact' : 'account'}`,
      },
    ],
  };
}
