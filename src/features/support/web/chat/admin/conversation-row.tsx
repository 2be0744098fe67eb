import { dateInIsrael } from '#base/israel-time.ts';
import { type DateStyle, formatInstant } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Row } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { textOfHtml } from '../../text-of-html.ts';
import type { Conversation } from '../logic/conversations.ts';
import { dayName } from '../logic/days.ts';
import { CountBadge } from '../window/count-badge.tsx';
import styles from './conversation-list.module.css';

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
          <Row as="span" gap={2} align="center" shrink line="snug">
            <span className={styles.name} dir="auto">
              {username}
            </span>
            <RowTime at={last.createdAt} />
          </Row>
          <Row as="span" gap={2} align="center" shrink line="snug">
            <span className={styles.last} dir="auto">
              {last.isFromSupport ? t('chat.admin.you', { text }) : text}
            </span>
            {unread > 0 && <CountBadge count={unread} />}
            <Badge variant={isClosed ? 'secondary' : 'good'} size="sm">
              {t(isClosed ? 'chat.status.closed' : 'chat.status.open')}
            </Badge>
          </Row>
        </span>
      </button>
    </li>
  );
}

/** The hour of today, the day of everything before. */
function RowTime({ at }: { at: string }) {
  const t = useTexts(chatTexts);
  const { locale, direction } = useLocale();
  const date = new Date(at);
  const format = (style: DateStyle) => formatInstant(date, locale, style);
  const name = dayName(dateInIsrael(date), new Date());
  const text = () => {
    if (name === 'today') return format({ timeStyle: 'short' });
    return name === 'yesterday' ? t('chat.log.yesterday') : format({ day: 'numeric', month: 'short' });
  };
  return (
    <time className={styles.time} dateTime={at} title={format({ dateStyle: 'long', timeStyle: 'short' })}>
      <bdi dir={direction}>{text()}</bdi>
    </time>
  );
}
