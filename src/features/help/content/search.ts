import { type HelpQuestion, plainText } from './content.ts';
import { formsOf, singularOf, tokenize } from './tokenize.ts';

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
  indexedWords: [...new Set(tokenize(text))].map((word) => ({ word, forms: formsOf(word) })),
});

const queryWordOf = (word: string) => ({
  word,
  variants: [...new Set(formsOf(word).flatMap((form) => [form, singularOf(form)]))].filter((form) => form.length > 1),
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
