import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { WritingFoot } from '../foot/writing-foot.tsx';
import { TalkView } from '../talk-view.tsx';
import type { TalkState } from '../use-talk.ts';
import styles from './admin-body.module.css';
import { CloseConversation } from './close-conversation.tsx';
import { ConversationList } from './conversation-list.tsx';

interface AdminBodyProps {
  adminId: number;
  talk: TalkState;
  onChoose(userId: number): void;
}

/** All conversations, or the one that was chosen. */
export function AdminBody({ adminId, talk, onChoose }: AdminBodyProps) {
  const t = useTexts(chatTexts);
  const { chosen } = talk;
  if (!chosen) return <ConversationList talk={talk} onChoose={onChoose} />;
  const conversation = `${adminId}-${chosen.userId}`;
  return (
    <TalkView
      key={conversation}
      talk={talk}
      conversation={conversation}
      recipientId={chosen.messageId}
      own="support"
      otherName={chosen.username}
      welcome={[]}
    >
      {(send) => (
        <>
          <div className={styles.bar}>
            <p className={styles.note}>{chosen.isClosed && t('chat.box.reopens')}</p>
            <CloseConversation conversation={chosen} />
          </div>
          <WritingFoot conversation={conversation} isBlocked={false} onSend={send} />
        </>
      )}
    </TalkView>
  );
}
