import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { supportApi } from '../../../contract.ts';
import { chatTexts } from '../../chat-texts.ts';
import { readAgain } from '../../queries.ts';
import { WritingFoot } from '../foot/writing-foot.tsx';
import type { Conversation } from '../logic/conversations.ts';
import { TalkView } from '../talk-view.tsx';
import { useFailureToast } from '../use-outbox.ts';
import type { TalkState } from '../use-talk.ts';
import styles from './admin.module.css';
import { ConversationList } from './conversation-list.tsx';

interface AdminBodyProps {
  adminId: number;
  talk: TalkState;
  onChoose(userId: number): void;
}

/** Shows the list of conversations, or the selected one. */
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
          <Row gap={3} align="center" className={styles.bar}>
            <p className={styles.note}>{chosen.isClosed && t('chat.box.reopens')}</p>
            <CloseConversation conversation={chosen} />
          </Row>
          <WritingFoot conversation={conversation} isBlocked={false} onSend={send} />
        </>
      )}
    </TalkView>
  );
}

/** Only admins have this button. */
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

interface StateChange {
  /** Any message of the conversation. */
  readonly id: number;
  readonly isClosed: boolean;
}

/** Closes or reopens a conversation; both can be undone. */
function useSetClosed() {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async ({ id, isClosed }: StateChange) => {
      await api.call(isClosed ? supportApi.close : supportApi.reopen, { params: { id } });
      await readAgain(queries);
    },
    onSuccess: (_, { isClosed }) => toast({ title: t(isClosed ? 'chat.toast.closed' : 'chat.toast.reopened') }),
    onError: (error, { isClosed }) =>
      showFailure(t(isClosed ? 'chat.toast.closeFailed' : 'chat.toast.reopenFailed'), error),
  });
}
