import { type HelpQuestion, plainText } from './content.ts';

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

/** Without plural and the letters that inflection adds inside a Hebrew word: cancelling also matches to cancel. */
function rootOf(word: string): string {
  const rest = singularOf(word).replace(/[\u05d5\u05d9]/g, '');
  return rest.length >= minLetters ? rest : word;
}

/** Weight of a word by field. Users search for questions; an answer only mentions things. */
const weights = { question: 40, searchWords: 8, answer: 1 } as const;
/** Exact word, prefix, or inflected form. */
const matchScores = { same: 3, beginning: 2, form: 1 } as const;

interface IndexedWord {
  readonly word: string;
  readonly forms: readonly string[];
}

interface IndexedField {
  readonly weight: number;
  readonly indexedWords: readonly IndexedWord[];
}

const indexQuestions = (questions: readonly HelpQuestion[]) =>
  questions.map((question) => ({ question, fields: fieldsOf(question) }));

const indexCache = new WeakMap<readonly HelpQuestion[], ReturnType<typeof indexQuestions>>();

function indexOf(questions: readonly HelpQuestion[]) {
  const cached = indexCache.get(questions);
  if (cached) return cached;
  const indexed = indexQuestions(questions);
  indexCache.set(questions, indexed);
  return indexed;
}

const fieldsOf = ({ question, searchWords, answer }: HelpQuestion): IndexedField[] => [
  fieldOf(weights.question, question),
  fieldOf(weights.searchWords, searchWords),
  fieldOf(weights.answer, plainText(answer)),
];

const fieldOf = (weight: number, text: string): IndexedField => ({
  weight,
  indexedWords: [...new Set(tokenize(text))].map((word) => ({
    word,
    forms: formsOf(word).flatMap((form) => [form, rootOf(form)]),
  })),
});

const queryWordOf = (word: string) => ({
  word,
  variants: [...new Set(formsOf(word).flatMap((form) => [form, singularOf(form), rootOf(form)]))].filter(
    (form) => form.length > 1,
  ),
});

type QueryWord = ReturnType<typeof queryWordOf>;

/** Questions that contain every typed word, best match first; ties retain page order. */
export function searchHelp(questions: readonly HelpQuestion[], typed: string): HelpQuestion[] {
  const queryWords = tokenize(typed).map(queryWordOf);
  if (queryWords.length === 0) return [];
  return indexOf(questions)
    .map(({ question, fields }) => ({ question, score: scoreOf(fields, queryWords) }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .map(({ question }) => question);
}

/** Returns 0 when any word is missing: partial matches are not results. */
function scoreOf(fields: readonly IndexedField[], queryWords: readonly QueryWord[]): number {
  let sum = 0;
  for (const one of queryWords) {
    const score = Math.max(...fields.map(({ weight, indexedWords }) => weight * bestMatch(indexedWords, one)));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function bestMatch(indexedWords: readonly IndexedWord[], queryWords: QueryWord): number {
  let best = 0;
  for (const one of indexedWords) {
    best = Math.max(best, matchScore(one, queryWords));
    if (best === matchScores.same) break;
  }
  return best;
}

function matchScore({ word, forms }: IndexedWord, queryWords: QueryWord): number {
  if (word === queryWords.word) return matchScores.same;
  if (word.startsWith(queryWords.word)) return matchScores.beginning;
  return forms.some((form) => queryWords.variants.some((one) => form.startsWith(one))) ? matchScores.form : 0;
}
