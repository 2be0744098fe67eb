import { Grid, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { buyingTexts } from '../texts.ts';
import styles from './buying.module.css';

export function BuyingSkeleton() {
  const t = useTexts(buyingTexts);
  return (
    <Stack gap={5} shrinkItems className={styles.page} role="status" aria-busy="true" aria-label={t('buying.loading')}>
      <Skeleton shape="title" />
      <Grid columns={1} gap={5} align="start" className={styles.columns}>
        <div className={styles.summary}>
          <Skeleton shape="block" className={styles.waiting ?? ''} />
        </div>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </Grid>
    </Stack>
  );
}
