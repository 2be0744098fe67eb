import type { Locale } from '#i18n/locale.ts';
import type { AnswerBlock, HelpWords } from '../answer.ts';
import { fillFacts } from '../facts.ts';
import { type HelpSlug, type HelpTopic, helpTopics, topicNames } from '../questions.ts';
import { accountTexts } from './account-texts.ts';
import { addressTexts } from './address-texts.ts';
import { cardTexts } from './card-texts.ts';
import { leadsTexts } from './leads-texts.ts';
import { nfcTexts } from './nfc-texts.ts';
import { paymentsTexts } from './payments-texts.ts';
import { plansTexts } from './plans-texts.ts';
import { privacyTexts } from './privacy-texts.ts';
import { sharingTexts } from './sharing-texts.ts';
import { startTexts } from './start-texts.ts';
import { statsTexts } from './stats-texts.ts';
import { supportTexts } from './support-texts.ts';

const content: Readonly<Record<HelpSlug, Readonly<Record<Locale, HelpWords>>>> = {
  ...startTexts,
  ...cardTexts,
  ...addressTexts,
  ...sharingTexts,
  ...nfcTexts,
  ...leadsTexts,
  ...statsTexts,
  ...plansTexts,
  ...paymentsTexts,
  ...privacyTexts,
  ...accountTexts,
  ...supportTexts,
};

export interface HelpQuestion extends HelpWords {
  readonly slug: HelpSlug;
  readonly topic: HelpTopic;
}

const fillBlock = (block: AnswerBlock): AnswerBlock => {
  if (typeof block === 'string') return fillFacts(block);
  return 'steps' in block ? { steps: block.steps.map(fillFacts) } : { list: block.list.map(fillFacts) };
};

const madeOf = (slug: HelpSlug, topic: HelpTopic, locale: Locale): HelpQuestion => {
  const words = content[slug][locale];
  return { slug, topic, ...words, answer: words.answer.map(fillBlock) };
};

const kept = new Map<Locale, readonly HelpQuestion[]>();

/** All questions of a language with their answers, in the order of the topics. */
export function questionsIn(locale: Locale): readonly HelpQuestion[] {
  const known = kept.get(locale);
  if (known) return known;
  const made = topicNames.flatMap((topic) => helpTopics[topic].map((slug) => madeOf(slug, topic, locale)));
  kept.set(locale, made);
  return made;
}

export const findQuestion = (slug: string, locale: Locale): HelpQuestion | undefined =>
  questionsIn(locale).find((one) => one.slug === slug);
