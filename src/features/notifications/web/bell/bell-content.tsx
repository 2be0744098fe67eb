import { Bell } from 'lucide-react';
import { EmptyState, FailedState } from '#ui/feedback/empty-state.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PopoverListSkeleton } from '#ui/overlays/popover-list.tsx';
import type { Notification } from '../../contract.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { BellRow } from './bell-row.tsx';

interface BellContentProps {
  list: readonly Notification[] | undefined;
  /** IDs of notifications that were unread before. */
  newIds: ReadonlySet<number>;
  isFailed: boolean;
  onRetry(): void;
}

export function BellContent({ list, newIds, isFailed, onRetry }: BellContentProps) {
  const t = useTexts(noticesTexts);
  if (!list && isFailed)
    return <FailedState level="p" title={t('notices.bell.failed')} retry={t('notices.bell.retry')} onRetry={onRetry} />;
  if (!list) return <PopoverListSkeleton label={t('notices.bell.loading')} rows={3} className={styles.texts} />;
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
