import { formatInstant } from '#i18n/format.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { letterHtml, letterText } from '#server-kit/mail/letter.ts';
import { accountsTexts } from '../texts.ts';
import { greetingFor, isolated } from './greeting.ts';
import { composeSuspension } from './suspension-mail.ts';
import type { CredentialChange } from './table.ts';

interface Shared {
  readonly to: string;
  /** Only where the address was proved to be theirs. */
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
  const letter = {
    locale,
    direction: directionOf(locale),
    greeting: greetingFor(mail.name, locale),
    ...('undo' in mail ? changeLetter(mail, locale) : plainLetter(mail, locale)),
    signature: t('accounts.mail.signature'),
  };
  const subject = t(
    'undo' in mail ? `accounts.mail.changes.${mail.kind}.subject` : `accounts.mail.${mail.kind}Subject`,
  );
  return { to: mail.to, subject, text: letterText(letter), html: letterHtml(letter) };
}

type ChangeMail = Extract<AccountMail, { readonly undo: string }>;
type PlainMail = Exclude<AccountMail, ChangeMail | { readonly reason: string }>;

function plainLetter(mail: PlainMail, locale: Locale) {
  const t = translator(accountsTexts, locale);
  const isAsked = 'link' in mail;
  const values = 'deletesAt' in mail ? { date: dateText(mail.deletesAt, locale) } : {};
  return {
    paragraphs: [t(`accounts.mail.${mail.kind}Text`, values)],
    action: isAsked
      ? { label: t(`accounts.mail.${mail.kind}Action`), link: mail.link }
      : { label: t('accounts.mail.openAction'), link: `${mail.publicUrl}/account` },
    notes: isAsked ? [t('accounts.mail.ignore')] : [],
  };
}

/** What was changed, and the way to undo it. */
function changeLetter(mail: ChangeMail, locale: Locale) {
  const t = translator(accountsTexts, locale);
  const values = mail.kind === 'changed' ? { email: isolated(mail.newEmail) } : {};
  return {
    paragraphs: [t(`accounts.mail.changes.${mail.kind}.text`, values), t('accounts.mail.undoText')],
    action: { label: t('accounts.mail.undoAction'), link: mail.undo },
    notes: [t('accounts.mail.undoNote')],
  };
}
