import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { walletTexts } from '../texts.ts';
import styles from './wallet-section.module.css';

export function SectionWaiting() {
  const t = useTexts(walletTexts);
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('wallet.loading')}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
