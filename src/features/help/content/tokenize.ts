/** Vowel points and accents; and what stands inside of a word without being a letter, as abbreviations have it. */
const points = /\p{M}/gu;
const quoteMarks = /["'`\u05f3\u05f4\u2018\u2019\u201c\u201d]/g;
const finals = /[\u05da\u05dd\u05df\u05e3\u05e5]/g;

/** A letter's form at the end of a word stands right before its usual one. */
const regularForm = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 1);

/** What is typed and what is written, brought to one spelling and cut into words. */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(points, '')
    .replace(quoteMarks, '')
    .replace(finals, regularForm)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** "And", "the", "in", "to", "from", "that", "as": Hebrew writes them as one letter, and several of them together. */
const prefixes = /^[\u05d5\u05d4\u05d1\u05dc\u05de\u05e9\u05db]/;
const maxPrefixes = 3;
const minLetters = 3;

/** A word, and what is left of it without the small words before it. */
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

/** Without the ending of a plural, where a word is left: who asks for cards also means a card. */
export function singularOf(word: string): string {
  const rest = word.replace(plural, '');
  return rest.length >= minLetters ? rest : word;
}
