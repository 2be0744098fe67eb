import type { ListColumn } from '#features/admin/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import type { AdminConversation } from '../../admin-contract.ts';
import { ConversationActions } from './conversation-actions.tsx';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

export function useConversationColumns(): ListColumn<AdminConversation>[] {
  const t = useTexts(supportAdminTexts);
  return [
    {
      id: 'owner',
      head: t('supportAdmin.columns.owner'),
      isMain: true,
      cell: ({ owner }) => (
        <span className={styles.person}>
          <bdi className={styles.name}>{owner.displayName || owner.username}</bdi>
          <LatinText className={styles.quiet ?? ''}>{owner.email}</LatinText>
        </span>
      ),
    },
    {
      id: 'last',
      head: t('supportAdmin.columns.last'),
      cell: ({ last, subject }) => (
        <span className={styles.person}>
          <bdi className={styles.subject}>{subject}</bdi>
          <span className={styles.last} dir="auto">
            {last.isFromSupport ? t('supportAdmin.you', { text: last.text }) : last.text}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('supportAdmin.columns.state'),
      cell: ({ isClosed, unread }) => (
        <span className={styles.badges}>
          <Badge variant={isClosed ? 'secondary' : 'good'} size="sm">
            {t(isClosed ? 'supportAdmin.is.closed' : 'supportAdmin.is.open')}
          </Badge>
          {unread > 0 && (
            <Badge variant="hot" size="sm">
              {t('supportAdmin.unread', { count: unread })}
            </Badge>
          )}
        </span>
      ),
    },
    { id: 'at', head: t('supportAdmin.columns.at'), cell: ({ last }) => <TimeAgo at={last.at} /> },
    {
      id: 'actions',
      head: t('supportAdmin.columns.actions'),
      cell: (conversation) => <ConversationActions conversation={conversation} />,
    },
  ];
}
