import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../../account-texts.ts';
import styles from './components.module.css';

export function AccountSkeleton() {
  const t = useTexts(accountTexts);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('account.page.loading')}>
      <Stack gap={4}>
        {['details', 'email', 'password'].map((name) => (
          <Card key={name}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="block" />
            <Skeleton shape="button" />
          </Card>
        ))}
      </Stack>
    </div>
  );
}
