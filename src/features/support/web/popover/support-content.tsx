import { CircleAlert, MessageCircle } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { SupportMessage } from '../../contract.ts';
import { latestPerUser } from './latest-per-user.ts';
import { supportPanelTexts } from './panel-texts.ts';
import styles from './support-popover.module.css';
import { SupportRow } from './support-row.tsx';
import { SupportSkeleton } from './support-skeleton.tsx';

interface SupportContentProps {
  messages: readonly SupportMessage[] | undefined;
  /** Whose conversations had something unread before the list was opened. */
  freshUsers: ReadonlySet<number>;
  isAdmin: boolean;
  isFailed: boolean;
  onRetry(): void;
  onOpen(userId: number): void;
}

export function SupportContent({ messages, freshUsers, isAdmin, isFailed, onRetry, onOpen }: SupportContentProps) {
  const t = useTexts(supportPanelTexts);
  if (!messages && isFailed)
    return (
      <EmptyState
        icon={CircleAlert}
        tone="warn"
        level="p"
        title={t('supportPanel.failed')}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('supportPanel.retry')}
          </Button>
        }
      />
    );
  if (!messages) return <SupportSkeleton />;
  if (messages.length === 0)
    return (
      <EmptyState
        icon={MessageCircle}
        level="p"
        title={t(isAdmin ? 'supportPanel.adminEmptyTitle' : 'supportPanel.emptyTitle')}
      >
        {t(isAdmin ? 'supportPanel.adminEmptyText' : 'supportPanel.emptyText')}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {latestPerUser(messages).map((one) => (
        <SupportRow
          key={one.userId}
          message={one}
          isAdmin={isAdmin}
          isFresh={freshUsers.has(one.userId)}
          onOpen={() => onOpen(one.userId)}
        />
      ))}
    </ul>
  );
}
