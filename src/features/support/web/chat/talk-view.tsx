import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { chatTexts } from '../chat-texts.ts';
import { Log } from './log/log.tsx';
import { type ChatLine, linesOf } from './logic/lines.ts';
import styles from './talk-view.module.css';
import { useBox } from './use-outbox.ts';
import { useSend } from './use-send.ts';
import type { TalkState } from './use-talk.ts';

interface TalkViewProps {
  talk: Pick<TalkState, 'messages' | 'olderMessages' | 'isLoading' | 'isFailed' | 'reload'>;
  /** Under which name drafts and lines on their way are kept. */
  conversation: string;
  recipientId: number | null;
  own: ChatLine['sender'];
  otherName: string;
  welcome: readonly ChatLine[];
  children: (send: (typed: string) => void) => ReactNode;
}

/** A conversation, and below it what may be done. */
export function TalkView({ talk, conversation, recipientId, own, otherName, welcome, children }: TalkViewProps) {
  const t = useTexts(chatTexts);
  const { pending, thanks, keys, act } = useBox(conversation);
  const { send, retry } = useSend(conversation, recipientId);
  const lines = linesOf(talk.messages, { pending, thanks, keys, thanksText: t('chat.thanks'), sender: own });
  const actions = {
    retry: (key: string) => retry(key, pending.find((one) => one.key === key)?.typed ?? ''),
    drop: (key: string) => act({ kind: 'drop', key }),
  };
  return (
    <>
      {talk.isFailed && <Failed onRetry={talk.reload} />}
      {talk.isLoading && (
        <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('chat.log.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {!talk.isFailed && !talk.isLoading && (
        <Log
          welcome={talk.olderMessages.hasMore ? [] : welcome}
          lines={lines}
          older={talk.olderMessages}
          own={own}
          otherName={otherName}
          actions={actions}
        />
      )}
      {children(send)}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(chatTexts);
  return (
    <div className={styles.failed}>
      <EmptyState
        icon={CircleAlert}
        tone="warn"
        level="h3"
        title={t('chat.log.unread')}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('chat.log.reload')}
          </Button>
        }
      />
    </div>
  );
}
