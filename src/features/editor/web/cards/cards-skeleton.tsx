import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './cards-page.module.css';
import { cardsTexts } from './cards-texts.ts';

export function CardsSkeleton() {
  const t = useTexts(cardsTexts);
  return (
    <div role="status" aria-busy="true" aria-label={t('cards.loading')}>
      <div className={styles.head}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.cards}>
        {['one', 'two', 'three'].map((name) => (
          <Card key={name}>
            <Skeleton shape="block" />
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </div>
    </div>
  );
}
