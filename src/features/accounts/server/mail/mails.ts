import { formatInstant, isolated } from '#i18n/format.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { accountsAdminTexts } from '../../admin-texts.ts';
import { accountsTexts } from '../../texts.ts';
import type { CredentialChange } from '../table.ts';

/** An unverified address gets a greeting without a name, because the sender could have chosen the name. */
const greetingFor = (name: string | undefined, locale: Locale): string => {
  const t = translator(accountsTexts, locale);
  return name === undefined ? t('accounts.mail.greetingPlain') : t('accounts.mail.greeting', { name: isolated(name) });
};

interface Shared {
  readonly to: string;
  /** Only if the address is verified. */
  readonly name: string | undefined;
  readonly publicUrl: string;
}

export type AccountMail = Shared &
  (
    | { readonly kind: 'verify' | 'email' | 'reset'; readonly link: string }
    | { readonly kind: 'changed'; readonly newEmail: string; readonly undo: string }
    | { readonly kind: Exclude<CredentialChange, 'changed'>; readonly undo: string }
    | { readonly kind: 'registration-tried' }
    | { readonly kind: 'deletion'; readonly deletesAt: Date }
    | { readonly kind: 'suspended' | 'restored'; readonly reason: string }
  );

const dateText = (date: Date, locale: Locale): string => formatInstant(date, locale, { dateStyle: 'long' });

export function composeMail(mail: AccountMail, locale: Locale): Mail {
  if ('reason' in mail) return composeSuspension(mail, locale);
  const t = translator(accountsTexts, locale);
  const email = {
    locale,
    direction: directionOf(locale),
    greeting: greetingFor(mail.name, locale),
    ...('undo' in mail ? changeEmailContent(mail, locale) : plainEmail(mail, locale)),
    signature: t('accounts.mail.signature'),
  };
  const subject = t(
    'undo' in mail ? `accounts.mail.changes.${mail.kind}.subject` : `accounts.mail.${mail.kind}Subject`,
  );
  return { to: mail.to, subject, text: emailText(email), html: emailHtml(email) };
}

type ChangeMail = Extract<AccountMail, { readonly undo: string }>;
type PlainMail = Exclude<AccountMail, ChangeMail | { readonly reason: string }>;

function plainEmail(mail: PlainMail, locale: Locale) {
  const t = translator(accountsTexts, locale);
  const isRequested = 'link' in mail;
  const values = 'deletesAt' in mail ? { date: dateText(mail.deletesAt, locale) } : {};
  return {
    paragraphs: [t(`accounts.mail.${mail.kind}Text`, values)],
    action: isRequested
      ? { label: t(`accounts.mail.${mail.kind}Action`), link: mail.link }
      : { label: t('accounts.mail.openAction'), link: `${mail.publicUrl}/account` },
    notes: isRequested ? [t('accounts.mail.ignore')] : [],
  };
}

/** Describes the change and contains the undo link. */
function changeEmailContent(mail: ChangeMail, locale: Locale) {
  const t = translator(accountsTexts, locale);
  const values = mail.kind === 'changed' ? { email: isolated(mail.newEmail) } : {};
  return {
    paragraphs: [t(`accounts.mail.changes.${mail.kind}.text`, values), t('accounts.mail.undoText')],
    action: { label: t('accounts.mail.undoAction'), link: mail.undo },
    notes: [t('accounts.mail.undoNote')],
  };
}

interface SuspensionMail {
  readonly kind: 'suspended' | 'restored';
  readonly to: string;
  readonly name: string | undefined;
  readonly publicUrl: string;
  readonly reason: string;
}

/** The email to an owner whose account is suspended, with instructions to object, or restored. */
function composeSuspension({ kind, to, name, publicUrl, reason }: SuspensionMail, locale: Locale): Mail {
  const t = translator(accountsAdminTexts, locale);
  const accountsT = translator(accountsTexts, locale);
  const email = {
    locale,
    direction: directionOf(locale),
    greeting: greetingFor(name, locale),
    paragraphs: [
      t(`accountsAdmin.mail.${kind}Text`),
      ...(reason ? [t(`accountsAdmin.mail.${kind}Reason`, { reason })] : []),
      ...(kind === 'suspended' ? [t('accountsAdmin.mail.suspendedAfter')] : []),
    ],
    action: {
      label: t(`accountsAdmin.mail.${kind}Action`),
      link: `${publicUrl}/${kind === 'suspended' ? 'contact' : 'account'}`,
    },
    notes: [],
    signature: accountsT('accounts.mail.signature'),
  };
  return { to, subject: t(`accountsAdmin.mail.${kind}Subject`), text: emailText(email), html: emailHtml(email) };
}
