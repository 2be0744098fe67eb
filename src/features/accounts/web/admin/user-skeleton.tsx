import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './user.module.css';
import { userTexts } from './user-texts.ts';

const panels = ['account', 'plan', 'sessions'];

export function UserSkeleton() {
  const t = useTexts(userTexts);
  return (
    <div className={styles.panels} role="status" aria-busy="true" aria-label={t('userAdmin.loading')}>
      {panels.map((panel) => (
        <Card key={panel}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}
