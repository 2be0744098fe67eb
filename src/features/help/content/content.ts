import { type MarkdownBlock, type Run, readSections, textOfRuns } from '#base/markdown.ts';
import type { Locale } from '#i18n/locale.ts';
import { type HelpSlug, type HelpTopic, topicNames } from '../questions.ts';
import { helpValues } from '../values.ts';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

export type AnswerBlock = MarkdownBlock<'paragraph' | 'list'>;

export interface HelpQuestion {
  readonly slug: HelpSlug;
  readonly topic: HelpTopic;
  readonly question: string;
  readonly answer: readonly AnswerBlock[];
  /** Synonyms that users may search for. */
  readonly searchWords: string;
}

export const linesOf = (block: AnswerBlock): readonly Run[][] => (block.kind === 'list' ? block.items : [block.runs]);

/** Answer without links, for search, search engines and previews. */
export const plainText = (answer: readonly AnswerBlock[]): string => answer.flatMap(linesOf).map(textOfRuns).join(' ');

/** The last paragraph of a question is `Search words: …`; tests compare the files with `questions.ts`. */
const readTopic = (topic: HelpTopic, locale: Locale): HelpQuestion[] =>
  readSections(files[`./${topic}.${locale}.md`] ?? '', ['paragraph', 'list'], helpValues).map((section) => ({
    slug: section.id as HelpSlug,
    topic,
    question: section.title,
    answer: section.blocks.slice(0, -1),
    searchWords: plainText(section.blocks.slice(-1)).replace(/^[^:]*: /, ''),
  }));

const cache = new Map<Locale, readonly HelpQuestion[]>();

/** All questions and answers in a language, in topic order. */
export function questionsIn(locale: Locale): readonly HelpQuestion[] {
  const cached = cache.get(locale);
  if (cached) return cached;
  const questions = topicNames.flatMap((topic) => readTopic(topic, locale));
  cache.set(locale, questions);
  return questions;
}

export const findQuestion = (slug: string, locale: Locale): HelpQuestion | undefined =>
  questionsIn(locale).find((one) => one.slug === slug);
