import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { supportPanelTexts } from './panel-texts.ts';
import styles from './support-popover.module.css';

export function SupportSkeleton() {
  const t = useTexts(supportPanelTexts);
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('supportPanel.loading')}>
      {['one', 'two'].map((name) => (
        <div key={name} className={styles.body}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
