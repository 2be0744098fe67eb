import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { textOfHtml } from '../../text-of-html.ts';
import type { Conversation } from '../logic/conversations.ts';
import { CountBadge } from '../window/count-badge.tsx';
import styles from './conversation-list.module.css';
import { RowTime } from './row-time.tsx';

interface ConversationRowProps {
  conversation: Conversation;
  onChoose(userId: number): void;
}

export function ConversationRow({ conversation, onChoose }: ConversationRowProps) {
  const t = useTexts(chatTexts);
  const { userId, username, last, unread, isClosed } = conversation;
  const text = textOfHtml(last.content);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} data-unread={unread > 0} onClick={() => onChoose(userId)}>
        <Avatar name={username} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name} dir="auto">
              {username}
            </span>
            <RowTime at={last.createdAt} />
          </span>
          <span className={styles.line}>
            <span className={styles.last} dir="auto">
              {last.isFromSupport ? t('chat.admin.you', { text }) : text}
            </span>
            {unread > 0 && <CountBadge count={unread} />}
            <Badge variant={isClosed ? 'secondary' : 'good'} size="sm">
              {t(isClosed ? 'chat.status.closed' : 'chat.status.open')}
            </Badge>
          </span>
        </span>
      </button>
    </li>
  );
}
