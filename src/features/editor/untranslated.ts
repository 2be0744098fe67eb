import type { LocalizedText } from '#base/schemas.ts';
import { countOf } from '#features/profiles/blocks/form-block.ts';
import { definitionOf, isKnownBlock, type KnownBlock, listIn } from '#features/profiles/blocks/kinds.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { plainText, type RichText } from '#features/profiles/document/rich-text.ts';
import { isLocalizedText, otherLocale } from '#features/profiles/languages.ts';
import type { Locale } from '#i18n/locale.ts';

const letters: Readonly<Record<Locale, RegExp>> = { he: /\p{Script=Hebrew}/u, en: /\p{Script=Latin}/u };

/** Addresses of sites and mail are the same in every language. */
const isAddress = (word: string): boolean => /\w[.@]\w/.test(word);

/** Whether readers of the other language would meet words that they may not be able to read. */
const isOnlyFor = (text: string, locale: Locale): boolean =>
  text.split(/\s/).some((word) => letters[locale].test(word) && !isAddress(word));

type Localized = LocalizedText | { readonly he?: RichText | undefined; readonly en?: RichText | undefined };

const writtenIn = (text: Localized, locale: Locale): string => {
  const value = text[locale];
  return typeof value === 'string' ? value.trim() : plainText(value ?? []);
};

export function isUntranslated(text: Localized, language: Locale): boolean {
  return isOnlyFor(writtenIn(text, language), language) && !writtenIn(text, otherLocale(language));
}

/** The paths of the texts in a value that are only in this language, in its order. */
function untranslatedIn(value: unknown, path: string, language: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalizedText(value))
    return isUntranslated(value as Localized, language) ? [`${path}.${otherLocale(language)}`] : [];
  return Object.entries(value).flatMap(([name, inner]) =>
    // All choices of a question are lines of one field.
    untranslatedIn(inner, path.endsWith('.choices') ? path : `${path}.${name}`, language),
  );
}

type Item = Readonly<Record<string, unknown>>;

const isWritten = (text: unknown): boolean => Object.values(text as LocalizedText).some((one) => one?.trim());

/** A block as its visitors see it. What they do not see is undefined, so that the rest keep their places. */
function visiblePart(block: KnownBlock, today: string): object {
  const { list, pictures } = definitionOf(block);
  if (!list) return block;
  const isSeen = (item: Item): boolean =>
    !list.shownBy?.some((name) => !isWritten(item[name])) && String(item.date ?? today) >= today;
  const seen = (item: Item): Item => ({
    ...item,
    // Only a choice shows choices, and a picture may need no description.
    ...(item.kind !== 'choice' && { choices: undefined }),
    ...(!pictures && { picture: undefined }),
  });
  return { ...block, [list.name]: listIn(block).map((item) => (isSeen(item) ? seen(item) : undefined)) };
}

/** The paths of all texts, besides the name, that visitors of the second language get in the first one. */
export function untranslatedTexts(document: ProfileDocument, today: string): string[] {
  const { language, contact, blocks, sharing } = document;
  const { name: _, ...identity } = document.identity;
  const visible = blocks.map((block) =>
    isKnownBlock(block) && !block.isHidden && countOf(block) > 0 ? visiblePart(block, today) : undefined,
  );
  return Object.entries({ identity, contact, blocks: visible, sharing }).flatMap(([section, value]) =>
    untranslatedIn(value, section, language),
  );
}
