import { Bell, CircleAlert } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Notification } from '../../contract.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { BellRow } from './bell-row.tsx';

interface BellContentProps {
  list: readonly Notification[] | undefined;
  /** Those that were not read before. */
  newIds: ReadonlySet<number>;
  isFailed: boolean;
  onRetry(): void;
}

export function BellContent({ list, newIds, isFailed, onRetry }: BellContentProps) {
  const t = useTexts(noticesTexts);
  if (!list && isFailed)
    return (
      <EmptyState
        icon={CircleAlert}
        tone="warn"
        level="p"
        title={t('notices.bell.failed')}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('notices.bell.retry')}
          </Button>
        }
      />
    );
  if (!list) return <BellSkeleton />;
  if (list.length === 0)
    return (
      <EmptyState icon={Bell} level="p" title={t('notices.bell.emptyTitle')}>
        {t('notices.bell.emptyText')}
      </EmptyState>
    );
  return (
    <Stack as="ul" shrinkItems>
      {list.map((one) => (
        <BellRow key={one.id} notification={one} isNew={newIds.has(one.id)} />
      ))}
    </Stack>
  );
}

function BellSkeleton() {
  const t = useTexts(noticesTexts);
  return (
    <Stack shrinkItems role="status" aria-busy="true" aria-label={t('notices.bell.loading')}>
      {['one', 'two', 'three'].map((name) => (
        <div key={name} className={styles.body}>
          <Skeleton shape="circle" />
          <Stack as="span" grow shrink line="snug" className={styles.texts}>
            <Skeleton />
            <Skeleton />
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
