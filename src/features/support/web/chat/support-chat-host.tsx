import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { unreadPath } from '../../domain.ts';
import { onShowSupportChat, showSupportChat } from '../show-event.ts';
import type { ChatRequest, SupportChatProps } from './chat-request.ts';
import { consumeOpenParameter } from './logic/window-state.ts';

/** Listens for chat requests and watches the unread count; only then loads the chat. Renders nothing on the server. */
export function SupportChatHost() {
  const [request, setRequest] = useState<ChatRequest>();
  const { user } = useSession();
  const unread = useUnread(user);
  useEffect(
    () => onShowSupportChat((userId) => setRequest({ at: performance.now(), opener: document.activeElement, userId })),
    [],
  );
  const isSignedIn = user !== undefined;
  // Emails and notifications link here, for users who are signed in by then.
  useEffect(() => {
    if (isSignedIn && consumeOpenParameter(window)) showSupportChat();
  }, [isSignedIn]);
  const Chat = useChat(request, unread > 0);
  return Chat ? <Chat request={request} unread={unread} /> : null;
}

/** Reads the header's unread query from the cache and sends no request itself. */
function useUnread(user: SessionUser | undefined): number {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queries],
  );
  const read = () => queries.getQueryData<{ count: number }>([unreadPath])?.count;
  const count = useSyncExternalStore(subscribe, read, () => undefined);
  return user ? (count ?? user.unreadSupportMessages) : 0;
}

/** Reports a failed load only if the chat was requested. */
function useChat(request: ChatRequest | undefined, hasUnread: boolean): ComponentType<SupportChatProps> | undefined {
  const t = useTexts(errorTexts);
  const ui = useTexts(uiTexts);
  const [Chat, setChat] = useState<ComponentType<SupportChatProps>>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every wish and every try
  useEffect(() => {
    if (Chat || !(request || hasUnread)) return;
    const again = { label: ui('ui.error.retry'), onClick: () => setTries((before) => before + 1) };
    import('./support-chat.tsx').then(
      ({ SupportChat }) => setChat(() => SupportChat),
      () => request && toast({ title: t('errors.network'), variant: 'destructive', action: again }),
    );
  }, [request, hasUnread, tries]);
  return Chat;
}
