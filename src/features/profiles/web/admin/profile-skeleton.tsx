import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { profileAdminTexts } from './profile-admin-texts.ts';
import styles from './profiles-admin.module.css';

const panels = ['figures', 'facts', 'addresses'];

export function ProfileSkeleton() {
  const t = useTexts(profileAdminTexts);
  return (
    <div className={styles.panels} role="status" aria-busy="true" aria-label={t('profileAdmin.loading')}>
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
