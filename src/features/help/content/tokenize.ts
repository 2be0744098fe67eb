/** Vowel points and accents; `quoteMarks` matches the punctuation inside Hebrew abbreviations. */
const points = /\p{M}/gu;
const quoteMarks = /["'`\u05f3\u05f4\u2018\u2019\u201c\u201d]/g;
const finals = /[\u05da\u05dd\u05df\u05e3\u05e5]/g;

/** In Unicode, the final form of a Hebrew letter directly precedes its regular form. */
const regularForm = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 1);

/** Normalizes the spelling of queries and content alike, and splits it into words. */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(points, '')
    .replace(quoteMarks, '')
    .replace(finals, regularForm)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Hebrew prefixes for "and", "the", "in", "to", "from", "that", "as": one letter each, and several may be combined. */
const prefixes = /^[\u05d5\u05d4\u05d1\u05dc\u05de\u05e9\u05db]/;
const maxPrefixes = 3;
const minLetters = 3;

/** A word, and its remainders without the Hebrew prefixes. */
export function formsOf(word: string): string[] {
  const forms = [word];
  let rest = word;
  while (forms.length <= maxPrefixes && prefixes.test(rest) && rest.length > minLetters) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return forms;
}

const plural = /(\u05d9\u05de|\u05d5\u05ea|(?<=[a-z]{3})s)$/;

/** Strips the plural ending if enough letters remain: a search for cards also matches a card. */
export function singularOf(word: string): string {
  const rest = word.replace(plural, '');
  return rest.length >= minLetters ? rest : word;
}
