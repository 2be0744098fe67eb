import { AccordionItem } from '#ui/layout/accordion.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { HelpQuestion } from '../content/content.ts';
import { helpTexts } from '../help-texts.ts';
import { AnswerView } from './answer-view.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './help-page.module.css';

interface QuestionItemProps {
  question: HelpQuestion;
  isOpen?: boolean;
}

/** Expands in place and also has a page. */
export function QuestionItem({ question: { slug, question, answer }, isOpen = false }: QuestionItemProps) {
  const t = useTexts(helpTexts);
  return (
    <AccordionItem id={slug} title={question} defaultOpen={isOpen}>
      <AnswerView answer={answer} />
      <Row gap={2} align="center" className={styles.actions}>
        <a className={styles.own} href={`/help/${slug}`}>
          {t('help.own')}
        </a>
        <CopyLink path={`/help/${slug}`} variant="ghost" />
      </Row>
    </AccordionItem>
  );
}
