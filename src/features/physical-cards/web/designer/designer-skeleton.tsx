import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './designer.module.css';
import { designerTexts } from './designer-texts.ts';
import stage from './stage/stage.module.css';

export function DesignerSkeleton() {
  const t = useTexts(designerTexts);
  return (
    <SkeletonGroup label={t('designer.loading')} className={styles.designer}>
      <div className={styles.side}>
        <Row gap={3} align="center" justify="center" className={stage.stage}>
          <div className={stage.table}>
            <Skeleton shape="block" className={stage.waiting ?? ''} />
          </div>
        </Row>
      </div>
      <Stack gap={8} justify="start" shrink shrinkItems className={styles.form}>
        {['profile', 'material', 'template', 'words'].map((name) => (
          <Stack gap={4} key={name}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
