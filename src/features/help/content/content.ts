import { type MarkdownBlock, type Run, readSections, textOfRuns } from '#base/markdown.ts';
import { type CardPrices, pricedItems } from '#features/physical-cards/prices.ts';
import type { Locale } from '#i18n/locale.ts';
import { type HelpSlug, type HelpTopic, topicNames } from '../questions.ts';
import { helpValues, priceValues } from '../values.ts';

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
const readTopic = (topic: HelpTopic, locale: Locale, prices: CardPrices | undefined): HelpQuestion[] =>
  readSections(...sourceOf(files[`./${topic}.${locale}.md`] ?? '', prices)).map((section) => ({
    slug: section.id as HelpSlug,
    topic,
    question: section.title,
    answer: section.blocks.slice(0, -1),
    searchWords: plainText(section.blocks.slice(-1)).replace(/^[^:]*: /, ''),
  }));

/** While prices are not known, sentences with one are left out. */
function sourceOf(source: string, prices: CardPrices | undefined) {
  const namesPrice = (line: string) => pricedItems.some((item) => line.includes(`{${item}}`));
  const told = prices ? source : withoutSentences(source, namesPrice);
  return [told, ['paragraph', 'list'], { ...helpValues, ...(prices && priceValues(prices)) }] as const;
}

const withoutSentences = (source: string, isLeftOut: (sentence: string) => boolean): string =>
  source
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=\.) /)
        .filter((sentence) => !isLeftOut(sentence))
        .join(' '),
    )
    .join('\n');

interface Read {
  readonly prices: string;
  readonly questions: readonly HelpQuestion[];
}

/** Read again only when prices change. */
const cache = new Map<Locale, Read>();

/** All questions and answers in a language, in topic order. */
export function questionsIn(locale: Locale, prices: CardPrices | undefined): readonly HelpQuestion[] {
  const key = JSON.stringify(prices && priceValues(prices)) ?? '';
  const cached = cache.get(locale);
  if (cached?.prices === key) return cached.questions;
  const questions = topicNames.flatMap((topic) => readTopic(topic, locale, prices));
  cache.set(locale, { prices: key, questions });
  return questions;
}

export const findQuestion = (slug: string, locale: Locale, prices: CardPrices | undefined): HelpQuestion | undefined =>
  questionsIn(locale, prices).find((one) => one.slug === slug);
