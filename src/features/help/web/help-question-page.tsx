import { CircleHelp } from 'lucide-react';
import { LinkButton } from '#ui/controls/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { findQuestion, questionsIn } from '../content/content.ts';
import { helpTexts } from '../help-texts.ts';
import { AnswerView } from './answer-view.tsx';
import { ContactPrompt } from './contact-prompt.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './question-page.module.css';
import { useCardPrices } from './use-card-prices.ts';

/** One question with its answer, and related questions of the same topic. */
export function HelpQuestionPage({ slug, onChat }: { slug: string; onChat(): void }) {
  const t = useTexts(helpTexts);
  const { locale } = useLocale();
  const prices = useCardPrices();
  const found = findQuestion(slug, locale, prices);
  if (!found)
    return (
      <EmptyState
        icon={CircleHelp}
        level="h1"
        title={t('help.missing.title')}
        action={<LinkButton href="/help">{t('help.all')}</LinkButton>}
      >
        {t('help.missing.text')}
      </EmptyState>
    );
  const topic = t(`help.topics.${found.topic}`);
  const neighbours = questionsIn(locale, prices).filter((one) => one.topic === found.topic && one.slug !== found.slug);
  return (
    <Stack gap={10} shrinkItems className={styles.page}>
      <nav aria-label={t('help.path')}>
        <Row as="ol" gap={1} align="center" wrap size="s" className={styles.path}>
          <li>
            <a href="/help">{t('help.badge')}</a>
            <ChevronForward size={16} aria-hidden="true" />
          </li>
          <li>
            <a href={`/help#topic-${found.topic}`}>{topic}</a>
          </li>
        </Row>
      </nav>
      <Stack as="article" gap={5} shrinkItems className={styles.article}>
        <h1>{found.question}</h1>
        <AnswerView answer={found.answer} />
        <Row gap={2} align="center" wrap className={styles.actions}>
          <CopyLink path={`/help/${found.slug}`} />
          <LinkButton variant="secondary" size="sm" href="/help">
            {t('help.all')}
          </LinkButton>
        </Row>
      </Stack>
      {neighbours.length > 0 && (
        <nav aria-labelledby="help-more">
          <h2 className={styles.moreTitle} id="help-more">
            {t('help.more', { topic })}
          </h2>
          <ul className={styles.neighbours}>
            {neighbours.map((one) => (
              <li key={one.slug}>
                <a className={styles.neighbour} href={`/help/${one.slug}`}>
                  {one.question}
                  <ChevronForward size={18} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ContactPrompt onChat={onChat} />
    </Stack>
  );
}
