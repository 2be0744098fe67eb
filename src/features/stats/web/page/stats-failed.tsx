import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';
import styles from './stats-page.module.css';

type StatsFailedProps = { isMissing: true } | { isMissing?: false; message: string; onRetry: () => void };

export function StatsFailed(props: StatsFailedProps) {
  const t = useTexts(statsTexts);
  if (!props.isMissing)
    return <ErrorCard title={t('statsPage.failed')} message={props.message} onRetry={props.onRetry} homeHref="/" />;
  const toAll = (
    <Button asChild>
      <Link to="/stats">{t('statsPage.missing.action')}</Link>
    </Button>
  );
  return (
    <div className={styles.page}>
      <ErrorCard level="h1" title={t('statsPage.missing.title')} message={t('statsPage.missing.text')} action={toAll} />
    </div>
  );
}
