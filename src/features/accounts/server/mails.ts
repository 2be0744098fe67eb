import { directionOf, intlTag, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { letterHtml, letterText } from '#server-kit/mail/letter.ts';
import { accountsTexts } from '../texts.ts';
import { composeSuspension } from './suspension-mail.ts';

interface Shared {
  readonly to: string;
  readonly name: string;
  readonly publicUrl: string;
}

export type AccountMail = Shared &
  (
    | { readonly kind: 'verify' | 'email' | 'reset'; readonly link: string }
    | { readonly kind: 'changed'; readonly newEmail: string }
    | { readonly kind: 'password' }
    | { readonly kind: 'deletion'; readonly deletesAt: Date }
    | { readonly kind: 'suspended' | 'restored'; readonly reason: string }
  );

const dateText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }).format(date);

/** In plain text a Latin word among Hebrew ones is fenced in, so that its ends stay where they belong. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export function composeMail(mail: AccountMail, locale: Locale): Mail {
  if ('reason' in mail) return composeSuspension(mail, locale);
  const t = translator(accountsTexts, locale);
  const isAsked = 'link' in mail;
  const values = {
    ...('newEmail' in mail && { email: isolated(mail.newEmail) }),
    ...('deletesAt' in mail && { date: dateText(mail.deletesAt, locale) }),
  };
  const letter = {
    locale,
    direction: directionOf(locale),
    greeting: t('accounts.mail.greeting', { name: isolated(mail.name) }),
    paragraphs: [t(`accounts.mail.${mail.kind}Text`, values)],
    action: isAsked
      ? { label: t(`accounts.mail.${mail.kind}Action`), link: mail.link }
      : { label: t('accounts.mail.openAction'), link: `${mail.publicUrl}/account` },
    notes: isAsked ? [t('accounts.mail.ignore')] : [],
    signature: t('accounts.mail.signature'),
  };
  return {
    to: mail.to,
    subject: t(`accounts.mail.${mail.kind}Subject`),
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
