import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageTexts } from './page-texts.ts';
import styles from './tag-page.module.css';

export function TagWaiting() {
  const t = useTexts(pageTexts);
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('tagPage.loading')}>
      <Skeleton shape="title" />
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
      <Card>
        <Skeleton />
        <Skeleton />
      </Card>
    </div>
  );
}
