import { formatInstant } from '#i18n/format.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { letterHtml, letterText } from '#server-kit/mail/letter.ts';
import { tagsTexts } from '../texts.ts';

interface OfferLetter {
  readonly to: string;
  readonly link: string;
  readonly expiresAt: Date;
}

const dateText = (date: Date, locale: Locale): string => formatInstant(date, locale, { dateStyle: 'long' });

/**
 * In the giver's language: of the receiver nothing is known but an address, which may be a stranger's. Nothing that the
 * giver wrote stands in it; who they are is on the page.
 */
export function composeOffer({ to, link, expiresAt }: OfferLetter, locale: Locale): Mail {
  const t = translator(tagsTexts, locale);
  const letter = {
    locale,
    direction: directionOf(locale),
    greeting: t('tags.mail.greeting'),
    paragraphs: [t('tags.mail.text'), t('tags.mail.until', { date: dateText(expiresAt, locale) })],
    action: { label: t('tags.mail.action'), link },
    notes: [t('tags.mail.ignore')],
    signature: t('tags.mail.signature'),
  };
  return { to, subject: t('tags.mail.subject'), text: letterText(letter), html: letterHtml(letter) };
}
