import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { type RefObject, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { RoundButton } from '#ui/controls/close-button.tsx';
import { ChevronBack } from '#ui/direction-icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LatinText, useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { type SupportMessage, supportApi } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';
import { changeMessages, supportQueries } from '../queries.ts';
import { isUnreadBy } from '../unread.ts';
import { AdminBody } from './admin/admin-body.tsx';
import type { ChatRequest, SupportChatProps } from './chat-request.ts';
import { OwnerFoot } from './foot/owner-foot.tsx';
import { type ChatRole, type Conversation, chatRoleOf, supportLevel, welcomeMessages } from './logic/chat-messages.ts';
import { nextWindow, remainingWait, showsLauncher, type WindowState } from './logic/window-state.ts';
import styles from './support-chat.module.css';
import { OutboxProvider, TalkView, useOwnOutbox } from './talk-view.tsx';
import { type TalkState, useTalk } from './use-talk.ts';
import { ChatWindow, CountBadge } from './window/chat-window.tsx';

interface ChatBadgesProps {
  /** Undefined if no conversation is on screen. */
  status: 'open' | 'closed' | undefined;
  level: 'basic' | 'full' | undefined;
}

export function ChatBadges({ status, level }: ChatBadgesProps) {
  const t = useTexts(chatTexts);
  return (
    <>
      {status && (
        <Badge variant={status === 'open' ? 'good' : 'secondary'} size="sm" dot data-status={status}>
          <VisuallyHidden>{t('chat.status.label')}</VisuallyHidden>
          <span>{t(`chat.status.${status}`)}</span>
        </Badge>
      )}
      {level && (
        <Badge variant={level === 'full' ? 'default' : 'outline'} size="sm">
          {t(`chat.level.${level}`)}
        </Badge>
      )}
    </>
  );
}

interface LauncherProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  unread: number;
  /** For those who answer; smaller, because it lies over the tables that they work with. */
  isAdmin?: boolean;
  onOpen(): void;
}

export function Launcher({ buttonRef, unread, isAdmin = false, onOpen }: LauncherProps) {
  const t = useTexts(chatTexts);
  const { direction } = useLocale();
  const label = t(isAdmin ? 'chat.window.adminTitle' : 'chat.launcher.label');
  return (
    <button ref={buttonRef} type="button" className={styles.launcher} data-direction={direction} onClick={onOpen}>
      <MessagesSquare size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>{label}</span>
      {unread > 0 && <CountBadge count={unread} />}
    </button>
  );
}

const welcomeMilliseconds = 500;

/** The instant of the welcome: a delay after the chat is first opened, once per page load. */
function useWelcome(isOpen: boolean): string | undefined {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    if (!isOpen || at) return;
    const timer = setTimeout(() => setAt(new Date().toISOString()), welcomeMilliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, at]);
  return at;
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the page is visible: messages in a background tab do not count as read. */
export const useIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/** Drafts live as long as this component, which is as long as the page. */
export function SupportChat(props: SupportChatProps) {
  return (
    <OutboxProvider value={useOwnOutbox()}>
      <Chat {...props} />
    </OutboxProvider>
  );
}

function Chat({ request, unread }: SupportChatProps) {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  const role = chatRoleOf(user);
  const isAdmin = role === 'admin';
  const [state, step] = useReducer(nextWindow, 'hidden');
  const [chosenId, choose] = useState<number>();
  const talk = useTalk(role, state !== 'hidden', chosenId);
  const { chosen, isClosed } = talk;
  const windowRef = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const isVisible = useIsVisible() && isOpen;
  useOpenOnRequest(request, () => {
    step('show');
    if (request?.userId !== undefined) choose(request.userId);
  });
  useWindowFocus({ windowRef, launcher, state, opener: request?.opener, viewKey: `${role}-${chosen?.userId ?? ''}` });
  useMarkRead({ isVisible, isAdmin, messages: talk.toRead, recipientId: chosen?.messageId ?? null });
  const welcomedAt = useWelcome(isOpen && !isAdmin);
  if (state === 'hidden')
    return showsLauncher(state, unread, request !== undefined) ? (
      <Launcher buttonRef={launcher} unread={unread} isAdmin={isAdmin} onOpen={() => step('show')} />
    ) : null;
  const hasTalk = isAdmin ? chosen !== undefined : role !== 'visitor';
  const plainTitle = t(isAdmin ? 'chat.window.adminTitle' : 'chat.window.title');
  const leave = () => choose(undefined);
  const back = <RoundButton icon={ChevronBack} iconSize={20} aria-label={t('chat.admin.back')} onClick={leave} />;
  return (
    <ChatWindow
      windowRef={windowRef}
      state={state}
      title={chosen ? <OwnerName owner={chosen} /> : plainTitle}
      start={isOpen && chosen && back}
      badges={<ChatBadges status={hasTalk ? statusOf(isClosed) : undefined} level={supportLevel(role)} />}
      unread={unread}
      onStep={step}
    >
      {user && isAdmin ? (
        <AdminBody adminId={user.id} talk={talk} onChoose={choose} />
      ) : (
        <OwnerBody role={isAdmin ? 'visitor' : role} user={user} talk={talk} welcomedAt={welcomedAt} />
      )}
    </ChatWindow>
  );
}

/** The name as in the lists, and below it the username where it differs; each on one line. */
export function OwnerName({ owner: { name, username } }: { owner: Pick<Conversation, 'name' | 'username'> }) {
  return (
    <>
      <Text as="span" truncate className={styles.ownerLine} dir="auto">
        {name}
      </Text>
      {name !== username && (
        <Text as="span" truncate tone="muted" size="s" weight="text" className={styles.ownerLine}>
          {' '}
          <LatinText>@{username}</LatinText>
        </Text>
      )}
    </>
  );
}

const statusOf = (isClosed: boolean) => (isClosed ? 'closed' : 'open');

/** Opens the chat a fixed time after it was requested; the latest request counts. */
function useOpenOnRequest(request: ChatRequest | undefined, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!request) return;
    const timer = setTimeout(() => latest.current(), remainingWait(request.at, performance.now()));
    return () => clearTimeout(timer);
  }, [request]);
}

interface Focus {
  readonly windowRef: RefObject<HTMLElement | null>;
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly state: WindowState;
  /** The element that had focus when the chat was requested. */
  readonly opener: Element | null | undefined;
  /** Changes when another conversation is shown. */
  readonly viewKey: string;
}

/** Moves focus to the message box on open, to the size toggle on minimize, and back to the opener on close. */
function useWindowFocus({ windowRef, launcher, state, opener, viewKey }: Focus): void {
  const before = useRef<WindowState>('hidden');
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when the window or what it shows changes
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (state === 'open') focusFirst(windowRef.current);
    else if (state === 'minimized') windowRef.current?.querySelector<HTMLElement>('[data-size-toggle]')?.focus();
    else if (was !== 'hidden') focusBack(opener, launcher.current);
  }, [state, viewKey]);
}

function focusFirst(windowRef: HTMLElement | null): void {
  const box = windowRef?.querySelector<HTMLElement>('textarea');
  (box ?? windowRef)?.focus({ preventScroll: true });
}

function focusBack(opener: Element | null | undefined, launcher: HTMLButtonElement | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : launcher)?.focus({ preventScroll: true });
}

interface OwnerBodyProps {
  role: Exclude<ChatRole, 'admin'>;
  user: SessionUser | undefined;
  talk: TalkState;
  /** The instant of the welcome; undefined before it. */
  welcomedAt: string | undefined;
}

/** The chat for every role except admin. */
function OwnerBody({ role, user, talk, welcomedAt }: OwnerBodyProps) {
  const t = useTexts(chatTexts);
  const conversation = `own-${user?.id ?? 'nobody'}`;
  const next = role === 'subscriber' ? 'writer' : role;
  const greeting = user ? t('chat.welcome.named', { name: user.displayName }) : t('chat.welcome.visitor');
  const welcome = welcomedAt ? welcomeMessages([greeting, t(`chat.welcome.${next}Next`)], welcomedAt) : [];
  return (
    <TalkView
      key={conversation}
      talk={talk}
      conversation={conversation}
      recipientId={null}
      own="user"
      otherName={t('chat.log.support')}
      welcome={welcome}
    >
      {(send) => <OwnerFoot role={role} conversation={conversation} isClosed={talk.isClosed} onSend={send} />}
    </TalkView>
  );
}

interface Reading {
  /** The conversation is on screen and the page is visible. */
  readonly isVisible: boolean;
  readonly isAdmin: boolean;
  readonly messages: readonly SupportMessage[];
  /** Admins only: identifies the conversation. */
  readonly recipientId: number | null;
}

/** Marks visible messages as read, which the other side may see. Once each: no repeated calls if the server is down. */
export function useMarkRead({ isVisible, isAdmin, messages, recipientId }: Reading): void {
  const api = useApi();
  const queries = useQueryClient();
  const reported = useRef(new Set<number>());
  const { mutate } = useMutation({
    mutationFn: ({ recipientId: id }: { readonly ids: ReadonlySet<number>; readonly recipientId: number | null }) =>
      api.call(supportApi.readConversation, { body: { recipientId: id } }),
    onSuccess: (_, { ids }) => {
      changeMessages(queries, (one) => (ids.has(one.id) ? { ...one, isRead: true, unread: 0 } : one));
      void queries.invalidateQueries({ queryKey: supportQueries.unread(api).queryKey });
    },
    // biome-ignore lint/suspicious/noConsole: nothing is lost, and there is nothing that the reader could do
    onError: (error) => console.error(error),
  });
  useEffect(() => {
    if (!isVisible) return;
    const unread = messages.filter((one) => isUnreadBy(one, isAdmin) && !reported.current.has(one.id));
    if (unread.length === 0) return;
    const ids = new Set(unread.map(({ id }) => id));
    for (const id of ids) reported.current.add(id);
    mutate({ ids, recipientId });
  }, [isVisible, isAdmin, messages, recipientId, mutate]);
}
