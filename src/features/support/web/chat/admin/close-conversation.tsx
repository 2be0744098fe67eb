import { Lock, LockOpen } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import type { Conversation } from '../logic/conversations.ts';
import { useSetClosed } from '../use-set-closed.ts';

/** The one button that only an admin has. */
export function CloseConversation({ conversation: { messageId, isClosed } }: { conversation: Conversation }) {
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
