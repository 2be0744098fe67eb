import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { SupportMessage } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';

interface Author {
  readonly name: string;
  /** Another member of the staff, or nobody who can be named. */
  readonly isOther: boolean;
}

/** How to call who wrote on the side of the reader. Without an author it is a message that was just sent here. */
export function useAuthorOf(): (author: SupportMessage['author']) => Author {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  return (author) => {
    if (author === null) return { name: t('chat.log.support'), isOther: true };
    const isOther = author !== undefined && author.id !== user?.id;
    return { name: isOther ? author.name : t('chat.log.you'), isOther };
  };
}
