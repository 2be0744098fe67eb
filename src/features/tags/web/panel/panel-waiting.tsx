import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { partsTexts } from '../parts/parts-texts.ts';
import styles from './tags-panel.module.css';

export function PanelWaiting() {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('tag.panel.loading')}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
