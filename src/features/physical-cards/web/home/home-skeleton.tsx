import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cardHomeTexts } from './home-texts.ts';
import styles from './physical-cards-page.module.css';
import grid from './start-cards.module.css';

export function HomeSkeleton() {
  const t = useTexts(cardHomeTexts);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('cardHome.loading')}>
      <Skeleton shape="title" />
      <div className={grid.materials}>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </div>
    </div>
  );
}
