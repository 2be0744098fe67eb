import { type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { replyTokenTexts } from './reply-token-texts.ts';

const names = ['customer', 'agent'] as const;
type TokenName = (typeof names)[number];

const wordOf = (name: TokenName, locale: Locale): string => translator(replyTokenTexts, locale)(`replyTokens.${name}`);

const nameOfWord = new Map(names.flatMap((name) => locales.map((locale) => [wordOf(name, locale), name] as const)));
const nameIn = (typed: string): TokenName | undefined => nameOfWord.get(typed.trim().toLowerCase());

const inBraces = /\{([^{}\n]{1,40})\}/g;

/** As they are typed in one language: `{name}`. */
export const shownTokens = (locale: Locale): Record<TokenName, string> => ({
  customer: `{${wordOf('customer', locale)}}`,
  agent: `{${wordOf('agent', locale)}}`,
});

/** The first placeholder that nothing is known to stand for. */
export const unknownToken = (text: string): string | undefined =>
  [...text.matchAll(inBraces)].find(([, word = '']) => nameIn(word) === undefined)?.[0];

/** The reply as it is sent to one customer. */
export const filledReply = (text: string, values: Readonly<Record<TokenName, string>>): string =>
  text.replace(inBraces, (whole, word: string) => {
    const name = nameIn(word);
    return name ? values[name] : whole;
  });
