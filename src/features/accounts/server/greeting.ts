import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { accountsTexts } from '../texts.ts';

/** In plain text a Latin word among Hebrew ones is fenced in, so that its ends stay where they belong. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Whoever has not proved that an address is theirs gets no word that its sender could have chosen. */
export const greetingFor = (name: string | undefined, locale: Locale): string => {
  const t = translator(accountsTexts, locale);
  return name === undefined ? t('accounts.mail.greetingPlain') : t('accounts.mail.greeting', { name: isolated(name) });
};
