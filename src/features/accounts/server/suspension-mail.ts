import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { letterHtml, letterText } from '#server-kit/mail/letter.ts';
import { accountsAdminTexts } from '../admin-texts.ts';
import { accountsTexts } from '../texts.ts';
import { greetingFor } from './greeting.ts';

interface SuspensionMail {
  readonly kind: 'suspended' | 'restored';
  readonly to: string;
  readonly name: string | undefined;
  readonly publicUrl: string;
  readonly reason: string;
}

/** What an owner is told when we close their account, with the way to object, and when we open it again. */
export function composeSuspension({ kind, to, name, publicUrl, reason }: SuspensionMail, locale: Locale): Mail {
  const t = translator(accountsAdminTexts, locale);
  const ours = translator(accountsTexts, locale);
  const letter = {
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
    signature: ours('accounts.mail.signature'),
  };
  return { to, subject: t(`accountsAdmin.mail.${kind}Subject`), text: letterText(letter), html: letterHtml(letter) };
}
