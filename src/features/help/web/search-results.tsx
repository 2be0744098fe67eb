import { SearchX } from 'lucide-react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Accordion } from '#ui/layout/accordion.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { HelpQuestion } from '../content/content.ts';
import { helpTexts } from '../help-texts.ts';
import styles from './help-page.module.css';
import { QuestionItem } from './question-item.tsx';

interface SearchResultsProps {
  typed: string;
  found: readonly HelpQuestion[];
  onChat(): void;
}

export function SearchResults({ typed, found, onChat }: SearchResultsProps) {
  const t = useTexts(helpTexts);
  return (
    <section className={styles.results} aria-labelledby="help-results">
      <VisuallyHidden>
        <h2 id="help-results">{t('help.results')}</h2>
      </VisuallyHidden>
      <Text tone="muted" size="s" className={styles.count} role="status">
        {t('help.found', { count: found.length })}
      </Text>
      {found.length > 0 ? (
        <Accordion key={typed}>
          {found.map((one, index) => (
            <QuestionItem key={one.slug} question={one} isOpen={index === 0} />
          ))}
        </Accordion>
      ) : (
        <EmptyState
          icon={SearchX}
          level="h3"
          title={t('help.nothing.title', { typed })}
          action={
            <>
              <Button onClick={onChat}>{t('help.ask.chat')}</Button>
              <LinkButton variant="outline" href="/contact">
                {t('help.ask.contact')}
              </LinkButton>
            </>
          }
        >
          {t('help.nothing.text')}
        </EmptyState>
      )}
    </section>
  );
}
