import { ChartLine } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';
import styles from './stats-page.module.css';

/** There is nothing yet that anybody could look at. */
export function NoCard() {
  const t = useTexts(statsTexts);
  const create = (
    <Button asChild>
      <Link to="/editor">{t('statsPage.empty.noCardAction')}</Link>
    </Button>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('statsPage.title')}</h1>
      <Card>
        <EmptyState icon={ChartLine} title={t('statsPage.empty.noCardTitle')} action={create}>
          {t('statsPage.empty.noCardText')}
        </EmptyState>
      </Card>
    </div>
  );
}
