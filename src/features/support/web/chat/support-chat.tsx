import { useReducer, useRef, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { chatTexts } from '../chat-texts.ts';
import { AdminBody } from './admin/admin-body.tsx';
import { BackButton } from './admin/back-button.tsx';
import type { SupportChatProps } from './chat-wish.ts';
import { supportLevel, viewerOf } from './logic/viewer.ts';
import { nextWindow, showsLauncher } from './logic/window-state.ts';
import { OwnerBody } from './owner-body.tsx';
import { useIsVisible } from './use-is-visible.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOpenWhenAsked } from './use-open-when-asked.ts';
import { OutboxProvider, useOwnOutbox } from './use-outbox.ts';
import { useTalk } from './use-talk.ts';
import { useWelcome } from './use-welcome.ts';
import { useWindowFocus } from './use-window-focus.ts';
import { ChatBadges } from './window/chat-badges.tsx';
import { ChatWindow } from './window/chat-window.tsx';
import { Launcher } from './window/launcher.tsx';

/** What was typed lives as long as this stands, which is as long as the page does. */
export function SupportChat(props: SupportChatProps) {
  return (
    <OutboxProvider value={useOwnOutbox()}>
      <Chat {...props} />
    </OutboxProvider>
  );
}

function Chat({ wish, unread }: SupportChatProps) {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  const viewer = viewerOf(user);
  const isAdmin = viewer === 'admin';
  const [state, step] = useReducer(nextWindow, 'hidden');
  const [chosenId, choose] = useState<number>();
  const talk = useTalk(viewer, state !== 'hidden', chosenId);
  const { chosen, isClosed } = talk;
  const place = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const isSeen = useIsVisible() && isOpen;
  useOpenWhenAsked(wish, () => {
    step('show');
    if (wish?.userId !== undefined) choose(wish.userId);
  });
  useWindowFocus({ place, launcher, state, opener: wish?.opener, shown: `${viewer}-${chosen?.userId ?? ''}` });
  useMarkRead({ isSeen, isAdmin, messages: talk.toRead, recipientId: chosen?.messageId ?? null });
  const welcomedAt = useWelcome(isOpen && !isAdmin);
  if (state === 'hidden')
    return showsLauncher(state, unread, wish !== undefined) ? (
      <Launcher place={launcher} unread={unread} onOpen={() => step('show')} />
    ) : null;
  const hasTalk = isAdmin ? chosen !== undefined : viewer !== 'visitor';
  const plainTitle = t(isAdmin ? 'chat.window.adminTitle' : 'chat.window.title');
  return (
    <ChatWindow
      place={place}
      state={state}
      title={chosen ? <bdi>{chosen.username}</bdi> : plainTitle}
      start={isOpen && chosen && <BackButton onBack={() => choose(undefined)} />}
      badges={<ChatBadges status={hasTalk ? statusOf(isClosed) : undefined} level={supportLevel(user)} />}
      unread={unread}
      onStep={step}
    >
      {user && isAdmin ? (
        <AdminBody adminId={user.id} talk={talk} onChoose={choose} />
      ) : (
        <OwnerBody viewer={isAdmin ? 'visitor' : viewer} user={user} talk={talk} welcomedAt={welcomedAt} />
      )}
    </ChatWindow>
  );
}

const statusOf = (isClosed: boolean) => (isClosed ? 'closed' : 'open');
