import { useEffect, useRef, useState } from 'react';
import { Row, Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { OpenPage } from '#ui/open-page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type HelpQuestion, questionsIn } from '../content/content.ts';
import { searchHelp } from '../content/search.ts';
import { helpTexts } from '../help-texts.ts';
import type { HelpSlug } from '../questions.ts';
import { ContactPrompt } from './contact-prompt.tsx';
import styles from './help-page.module.css';
import { SearchResults } from './search-results.tsx';
import { TopicList } from './topic-list.tsx';

const popular: readonly HelpSlug[] = ['create-a-card', 'when-the-trial-ends', 'forgot-password'];

interface PopularQuestionsProps {
  questions: readonly HelpQuestion[];
}

function PopularQuestions({ questions }: PopularQuestionsProps) {
  const t = useTexts(helpTexts);
  return (
    <Row
      as="nav"
      gap={[1, 3]}
      align="center"
      justify="center"
      wrap
      className={styles.popular}
      aria-label={t('help.popular')}
    >
      <span aria-hidden="true">{t('help.popular')}</span>
      <ul className={styles.popularList}>
        {questions
          .filter(({ slug }) => popular.includes(slug))
          .map(({ slug, question }) => (
            <li key={slug}>
              <a className={styles.popularLink} href={`#${slug}`}>
                {question}
              </a>
            </li>
          ))}
      </ul>
    </Row>
  );
}

const maxSearchLength = 80;

interface HelpPageProps {
  onChat(): void;
}

export function HelpPage({ onChat }: HelpPageProps) {
  const t = useTexts(helpTexts);
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const questions = questionsIn(locale);
  useOpenedByHash(() => setTyped(''));
  return (
    <OpenPage
      badge={t('help.badge')}
      title={t('help.title')}
      tools={
        <>
          <search className={styles.search}>
            <SearchField
              value={typed}
              label={t('help.searchLabel')}
              placeholder={t('help.search')}
              clearLabel={t('help.clear')}
              maxLength={maxSearchLength}
              onSearch={setTyped}
            />
          </search>
          {!typed && <PopularQuestions questions={questions} />}
        </>
      }
    >
      <Stack gap={12} shrinkItems className={styles.wrap}>
        {typed ? (
          <SearchResults typed={typed} found={searchHelp(questions, typed)} onChat={onChat} />
        ) : (
          <TopicList questions={questions} />
        )}
        <ContactPrompt onChat={onChat} />
      </Stack>
    </OpenPage>
  );
}

/** `#slug` opens that question, on arrival and whenever a link on the page leads to one. */
function useOpenedByHash(onOpened: () => void): void {
  const onOpenedRef = useRef(onOpened);
  onOpenedRef.current = onOpened;
  useEffect(() => {
    const openFromHash = () => {
      const hashId = window.location.hash.slice(1);
      if (!hashId) return;
      onOpenedRef.current();
      // What was searched for may have taken its place: it stands there again after the next painting.
      requestAnimationFrame(() => openQuestion(hashId));
    };
    openFromHash();
    window.addEventListener('hashchange', openFromHash);
    return () => window.removeEventListener('hashchange', openFromHash);
  }, []);
}

function openQuestion(id: string): void {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLDetailsElement)) return;
  found.open = true;
  found.scrollIntoView({ block: 'start' });
}
