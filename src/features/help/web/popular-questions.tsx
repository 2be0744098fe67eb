import { useTexts } from '#ui/locale.tsx';
import type { HelpQuestion } from '../content/content.ts';
import { helpTexts } from '../help-texts.ts';
import type { HelpSlug } from '../questions.ts';
import styles from './help-page.module.css';

const popular: readonly HelpSlug[] = ['create-a-card', 'when-the-trial-ends', 'forgot-password'];

interface PopularQuestionsProps {
  questions: readonly HelpQuestion[];
}

export function PopularQuestions({ questions }: PopularQuestionsProps) {
  const t = useTexts(helpTexts);
  return (
    <nav className={styles.popular} aria-label={t('help.popular')}>
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
    </nav>
  );
}
