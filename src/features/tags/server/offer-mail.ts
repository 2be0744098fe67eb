import { directionOf, intlTag, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { letterHtml, letterText } from '#server-kit/mail/letter.ts';
import { tagsTexts } from '../texts.ts';

interface OfferLetter {
  readonly to: string;
  readonly from: string;
  readonly link: string;
  readonly expiresAt: Date;
}

/** In plain text a Latin name among Hebrew words is fenced in, so that its ends stay where they belong. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const dateText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }).format(date);

/** In the giver's language: of the receiver nothing is known but an address. */
export function composeOffer({ to, from, link, expiresAt }: OfferLetter, locale: Locale): Mail {
  const t = translator(tagsTexts, locale);
  const values = { from: isolated(from) };
  const letter = {
    locale,
    direction: directionOf(locale),
    greeting: t('tags.mail.greeting'),
    paragraphs: [t('tags.mail.text', values), t('tags.mail.until', { date: dateText(expiresAt, locale) })],
    action: { label: t('tags.mail.action'), link },
    notes: [t('tags.mail.ignore')],
    signature: t('tags.mail.signature'),
  };
  return { to, subject: t('tags.mail.subject', values), text: letterText(letter), html: letterHtml(letter) };
}
