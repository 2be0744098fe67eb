import type { Words } from '#base/content-schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import type { ProfileDocument } from '../document/document.ts';
import type { PageContext } from './page-context.ts';
import { cardTexts } from './texts.ts';

/** What every part of the page is given. */
export interface View {
  readonly document: ProfileDocument;
  readonly context: PageContext;
  readonly t: Translator<typeof cardTexts>;
  /** An owner's words in the language shown, or in the other when there are none. */
  readonly say: (words: Words | undefined) => string;
  readonly name: string;
}

/** Marks that steer direction: what people typed stands in its own isolation and needs none. */
const steering = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
export const plain = (text: string | undefined): string => (text ?? '').replace(steering, '').trim();

const other = (locale: Locale): Locale => (locale === 'he' ? 'en' : 'he');

export const saidIn = (words: Words | undefined, locale: Locale): { text: string; locale: Locale } => {
  const own = plain(words?.[locale]);
  return own ? { text: own, locale } : { text: plain(words?.[other(locale)]), locale: other(locale) };
};

export function viewOf(document: ProfileDocument, context: PageContext): View {
  const say = (words: Words | undefined) => saidIn(words, context.locale).text;
  const t = translator(cardTexts, context.locale);
  return { document, context, t, say, name: say(document.identity.name) || say(document.identity.company) };
}
