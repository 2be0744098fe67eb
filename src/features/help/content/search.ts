import { plainText } from '../answer.ts';
import type { HelpQuestion } from './content.ts';
import { formsOf, singularOf, wordsOf } from './words-of.ts';

/** How much a word counts by where it stands. A question is what people look for; an answer only mentions things. */
const weights = { question: 40, alsoCalled: 8, answer: 1 } as const;
/** The word itself, its beginning, or a form of it. */
const nearness = { same: 3, beginning: 2, form: 1 } as const;

interface Written {
  readonly word: string;
  readonly forms: readonly string[];
}

interface Place {
  readonly weight: number;
  readonly written: readonly Written[];
}

interface Indexed {
  readonly question: HelpQuestion;
  readonly places: readonly Place[];
}

const kept = new WeakMap<readonly HelpQuestion[], readonly Indexed[]>();

function indexOf(questions: readonly HelpQuestion[]): readonly Indexed[] {
  const known = kept.get(questions);
  if (known) return known;
  const made = questions.map((question) => ({ question, places: placesOf(question) }));
  kept.set(questions, made);
  return made;
}

const placesOf = ({ question, alsoCalled = '', answer }: HelpQuestion): Place[] => [
  placeOf(weights.question, question),
  placeOf(weights.alsoCalled, alsoCalled),
  placeOf(weights.answer, plainText(answer)),
];

const placeOf = (weight: number, text: string): Place => ({
  weight,
  written: [...new Set(wordsOf(text))].map((word) => ({ word, forms: formsOf(word) })),
});

interface Asked {
  readonly word: string;
  readonly wanted: readonly string[];
}

const askedOf = (word: string): Asked => ({
  word,
  wanted: [...new Set(formsOf(word).flatMap((form) => [form, singularOf(form)]))].filter((form) => form.length > 1),
});

/** Those that hold every word that was typed, the nearest first; of equals, as they stand on the page. */
export function searchHelp(questions: readonly HelpQuestion[], typed: string): HelpQuestion[] {
  const asked = wordsOf(typed).map(askedOf);
  if (asked.length === 0) return [];
  return indexOf(questions)
    .map(({ question, places }) => ({ question, score: scoreOf(places, asked) }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .map(({ question }) => question);
}

/** Nothing when one of the words is nowhere: half an answer is none. */
function scoreOf(places: readonly Place[], asked: readonly Asked[]): number {
  let sum = 0;
  for (const one of asked) {
    const score = Math.max(...places.map(({ weight, written }) => weight * nearest(written, one)));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function nearest(written: readonly Written[], asked: Asked): number {
  let best = 0;
  for (const one of written) {
    best = Math.max(best, nearnessOf(one, asked));
    if (best === nearness.same) break;
  }
  return best;
}

function nearnessOf({ word, forms }: Written, asked: Asked): number {
  if (word === asked.word) return nearness.same;
  if (word.startsWith(asked.word)) return nearness.beginning;
  return forms.some((form) => asked.wanted.some((one) => form.startsWith(one))) ? nearness.form : 0;
}
