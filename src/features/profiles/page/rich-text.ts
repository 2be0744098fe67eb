import type { Locale } from '#i18n/locale.ts';
import type { RichText } from '../document/rich-text.ts';
import { plain } from './view.ts';

interface RichWords {
  readonly he?: RichText | undefined;
  readonly en?: RichText | undefined;
}

const runsOf = (part: RichText[number]) => (part.kind === 'list' ? part.items.flat() : part.runs);
const isWritten = (text: RichText | undefined): text is RichText =>
  text?.some((part) => runsOf(part).some((run) => plain(run.text))) ?? false;

/** The text in the language shown, or in the other; and which it is. */
export function richTextIn(words: RichWords, locale: Locale): { text: RichText; locale: Locale } | undefined {
  const other = locale === 'he' ? 'en' : 'he';
  const found = [locale, other].find((one): one is Locale => isWritten(words[one as Locale])) as Locale | undefined;
  return found && { text: words[found] ?? [], locale: found };
}

export const hasRichText = (words: RichWords, locale: Locale): boolean => richTextIn(words, locale) !== undefined;
