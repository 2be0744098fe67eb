import { useState } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { OpenPage } from '#ui/open-page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { questionsIn } from '../content/content.ts';
import { searchHelp } from '../content/search.ts';
import { helpTexts } from '../help-texts.ts';
import { AskUs } from './ask-us.tsx';
import styles from './help-page.module.css';
import { PopularQuestions } from './popular-questions.tsx';
import { SearchResults } from './search-results.tsx';
import { TopicList } from './topic-list.tsx';
import { useOpenedByHash } from './use-opened-by-hash.ts';

const longestSearch = 80;

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
              longest={longestSearch}
              onSearch={setTyped}
            />
          </search>
          {!typed && <PopularQuestions questions={questions} />}
        </>
      }
    >
      <div className={styles.wrap}>
        {typed ? (
          <SearchResults typed={typed} found={searchHelp(questions, typed)} onChat={onChat} />
        ) : (
          <TopicList questions={questions} />
        )}
        <AskUs onChat={onChat} />
      </div>
    </OpenPage>
  );
}
