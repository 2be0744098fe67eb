import type { Locale } from '#i18n/locale.ts';
import type { AnswerBlock, HelpText } from '../answer.ts';
import { type HelpSlug, type HelpTopic, helpTopics, topicNames } from '../questions.ts';
import { fillValues } from '../values.ts';
import { accountTexts } from './account-texts.ts';
import { addressTexts } from './address-texts.ts';
import { leadsTexts } from './leads-texts.ts';
import { nfcTexts } from './nfc-texts.ts';
import { paymentsTexts } from './payments-texts.ts';
import { plansTexts } from './plans-texts.ts';
import { privacyTexts } from './privacy-texts.ts';
import { profileTexts } from './profile-texts.ts';
import { sharingTexts } from './sharing-texts.ts';
import { startTexts } from './start-texts.ts';
import { statsTexts } from './stats-texts.ts';
import { supportTexts } from './support-texts.ts';

const content: Readonly<Record<HelpSlug, Readonly<Record<Locale, HelpText>>>> = {
  ...startTexts,
  ...profileTexts,
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

export interface HelpQuestion extends HelpText {
  readonly slug: HelpSlug;
  readonly topic: HelpTopic;
}

const fillBlock = (block: AnswerBlock): AnswerBlock => {
  if (typeof block === 'string') return fillValues(block);
  return 'steps' in block ? { steps: block.steps.map(fillValues) } : { list: block.list.map(fillValues) };
};

const questionOf = (slug: HelpSlug, topic: HelpTopic, locale: Locale): HelpQuestion => {
  const text = content[slug][locale];
  return { slug, topic, ...text, answer: text.answer.map(fillBlock) };
};

const cache = new Map<Locale, readonly HelpQuestion[]>();

/** All questions and answers in a language, in topic order. */
export function questionsIn(locale: Locale): readonly HelpQuestion[] {
  const cached = cache.get(locale);
  if (cached) return cached;
  const questions = topicNames.flatMap((topic) => helpTopics[topic].map((slug) => questionOf(slug, topic, locale)));
  cache.set(locale, questions);
  return questions;
}

export const findQuestion = (slug: string, locale: Locale): HelpQuestion | undefined =>
  questionsIn(locale).find((one) => one.slug === slug);
