import { Lock, LockOpen } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { WritingFoot } from '../foot/writing-foot.tsx';
import type { Conversation } from '../logic/conversations.ts';
import { TalkView } from '../talk-view.tsx';
import { useSetClosed } from '../use-set-closed.ts';
import type { TalkState } from '../use-talk.ts';
import styles from './admin-body.module.css';
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

/** The one button that only an admin has. */
function CloseConversation({ conversation: { messageId, isClosed } }: { conversation: Conversation }) {
  const t = useTexts(chatTexts);
  const { mutate, isPending } = useSetClosed();
  const Icon = isClosed ? LockOpen : Lock;
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isPending}
      onClick={() => mutate({ id: messageId, isClosed: !isClosed })}
    >
      <Icon aria-hidden="true" />
      {t(isClosed ? 'chat.admin.reopen' : 'chat.admin.close')}
    </Button>
  );
}
