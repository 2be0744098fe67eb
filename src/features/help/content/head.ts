import type { CardPrices } from '#features/physical-cards/prices.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { helpTexts } from '../help-texts.ts';
import { findQuestion, type HelpQuestion, plainText, questionsIn } from './content.ts';

interface HelpHead {
  readonly title: string;
  readonly description: string;
  /** schema.org data. */
  readonly structuredData?: unknown;
}

/** Max length that search engines display; truncated at a word boundary. */
const maxDescription = 155;

export function helpHead(locale: Locale, prices: CardPrices | undefined, slug?: string): HelpHead {
  const t = translator(helpTexts, locale);
  const page = { title: t('help.head.title'), description: t('help.head.description') };
  if (slug === undefined) return { ...page, structuredData: faqOf(questionsIn(locale, prices), locale) };
  const found = findQuestion(slug, locale, prices);
  if (!found) return { ...page, title: t('help.head.question', { title: t('help.missing.title') }) };
  return {
    title: t('help.head.question', { title: found.question }),
    description: cut(plainText(found.answer)),
    structuredData: faqOf([found], locale),
  };
}

const cut = (text: string): string =>
  text.length <= maxDescription
    ? text
    : `${text
        .slice(0, maxDescription)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`;

const faqOf = (questions: readonly HelpQuestion[], locale: Locale) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
