import { Headset, MessageCircle } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '#ui/feedback/empty-state.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PopoverListSkeleton, PopoverRow } from '#ui/overlays/popover-list.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import type { SupportMessage } from '../../contract.ts';
import { textOfHtml } from '../text-of-html.ts';
import { latestPerUser } from './latest-per-user.ts';
import { supportPanelTexts } from './panel-texts.ts';
import styles from './support-popover.module.css';

interface SupportContentProps {
  messages: readonly SupportMessage[] | undefined;
  /** Users whose conversations had unread messages before the list was opened. */
  newUserIds: ReadonlySet<number>;
  isAdmin: boolean;
  isFailed: boolean;
  onRetry(): void;
  onOpen(userId: number): void;
}

export function SupportContent({ messages, newUserIds, isAdmin, isFailed, onRetry, onOpen }: SupportContentProps) {
  const t = useTexts(supportPanelTexts);
  if (!messages && isFailed)
    return <FailedState level="p" title={t('supportPanel.failed')} retry={t('supportPanel.retry')} onRetry={onRetry} />;
  if (!messages) return <PopoverListSkeleton label={t('supportPanel.loading')} rows={2} className={styles.texts} />;
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
    <Stack as="ul" shrinkItems>
      {latestPerUser(messages).map((one) => (
        <SupportRow
          key={one.userId}
          message={one}
          isAdmin={isAdmin}
          isNew={newUserIds.has(one.userId)}
          onOpen={() => onOpen(one.userId)}
        />
      ))}
    </Stack>
  );
}

interface SupportRowProps {
  message: SupportMessage;
  /** An admin sees whose conversation it is; an owner has only one and sees who wrote last. */
  isAdmin: boolean;
  isNew: boolean;
  onOpen(): void;
}

function SupportRow({ message, isAdmin, isNew, onOpen }: SupportRowProps) {
  const t = useTexts(supportPanelTexts);
  const { username, content, isClosed, isFromSupport, createdAt } = message;
  const writer = t(isFromSupport ? 'supportPanel.support' : 'supportPanel.you');
  return (
    <PopoverRow isNew={isNew} onOpen={onOpen}>
      {isAdmin ? <Avatar name={username} /> : <IconTile icon={Headset} />}
      <Stack as="span" shrinkItems grow shrink line="snug" className={styles.texts}>
        <Row as="span" gap={3} align="baseline" justify="between" shrink>
          <bdi className={styles.name}>{isAdmin ? username : writer}</bdi>
          <TimeAgo at={createdAt} className={styles.time} />
        </Row>
        <Row as="span" shrink tone="muted" size="s" className={styles.preview}>
          {isAdmin && isFromSupport && <span className={styles.writer}>{t('supportPanel.fromSupport')}</span>}
          <span className={styles.text} dir="auto">
            {textOfHtml(content)}
          </span>
        </Row>
        {(isNew || isClosed) && (
          <Row as="span" gap={2} wrap className={styles.badges}>
            {isNew && (
              <Badge variant="hot" size="sm" dot>
                {t('supportPanel.newMessages')}
              </Badge>
            )}
            {isClosed && (
              <Badge variant="secondary" size="sm">
                {t('supportPanel.closed')}
              </Badge>
            )}
          </Row>
        )}
      </Stack>
    </PopoverRow>
  );
}
