import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { MayChange, useMayChange } from '#features/admin/web/index.ts';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { DeskDetail } from '../../desk-contract.ts';
import { WritingFoot } from '../chat/foot/writing-foot.tsx';
import { useIsVisible, useMarkRead } from '../chat/support-chat.tsx';
import { TalkView } from '../chat/talk-view.tsx';
import { supportQueries } from '../queries.ts';
import { InsertReply } from './canned-replies.tsx';
import styles from './desk.module.css';
import { nameOf } from './desk-list.tsx';
import { deskTexts } from './desk-texts.ts';

export function OwnerTalk({ detail: { conversation, firstMessageId } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const mayChange = useMayChange();
  const { user } = useSession();
  const ownerId = conversation.owner?.id ?? 0;
  const list = useInfiniteQuery(supportQueries.conversation(useApi(), ownerId));
  const messages = list.data ?? [];
  useMarkRead({ isVisible: useIsVisible() && mayChange, isAdmin: true, messages, recipientId: firstMessageId });
  const talk = {
    messages,
    olderMessages: {
      hasMore: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      load: () => void (list.isFetchingNextPage || list.fetchNextPage()),
    },
    isLoading: list.isPending,
    isFailed: list.isError && !list.data,
    reload: () => void list.refetch(),
  };
  const draft = `${user?.id}-${ownerId}`;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <TalkView
      talk={talk}
      conversation={draft}
      recipientId={firstMessageId}
      own="support"
      otherName={nameOf(conversation)}
      welcome={[]}
    >
      {(send) => (
        <MayChange>
          <Row gap={2} align="center" justify="between" wrap className={styles.tools}>
            <InsertReply draft={draft} customer={nameOf(conversation)} field={field} />
            {conversation.isClosed && (
              <Text as="span" tone="muted" size="xs">
                {t('desk.talk.reopens')}
              </Text>
            )}
          </Row>
          <WritingFoot conversation={draft} isBlocked={false} fieldRef={field} onSend={send} />
        </MayChange>
      )}
    </TalkView>
  );
}
