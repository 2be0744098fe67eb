import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './designer.module.css';
import { designerTexts } from './designer-texts.ts';
import stage from './stage/stage.module.css';

export function DesignerSkeleton() {
  const t = useTexts(designerTexts);
  return (
    <div className={styles.designer} role="status" aria-busy="true" aria-label={t('designer.loading')}>
      <div className={styles.side}>
        <div className={stage.stage}>
          <div className={stage.table}>
            <Skeleton shape="block" className={stage.waiting ?? ''} />
          </div>
        </div>
      </div>
      <div className={styles.form}>
        {['profile', 'material', 'template', 'words'].map((name) => (
          <div key={name} className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
