import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AlarmClockOff, EllipsisVertical, Info, Lock, LockOpen } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmAction, MayChange, useAdminCall, useListParams, useMayChange } from '#features/admin/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Textarea } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FailedState, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/overlays/sheet.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type DeskConversation, type DeskDetail, deskApi } from '../../desk-contract.ts';
import { deskLimits, deskPath } from '../../domain.ts';
import { WritingFoot } from '../chat/foot/writing-foot.tsx';
import { useIsVisible, useMarkRead } from '../chat/support-chat.tsx';
import { TalkView, useBox } from '../chat/talk-view.tsx';
import { supportQueries } from '../queries.ts';
import { InsertReply } from './canned-replies.tsx';
import styles from './desk.module.css';
import { DeskContext } from './desk-context.tsx';
import { nameOf } from './desk-list.tsx';
import { deskQueries, useDeskCall } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';
import { OwnSnoozeTime, Snooze, SnoozeTimes, useBackText, useSnooze } from './snooze.tsx';

/** Where the conversation has the screen for itself, as in the styles. */
export const narrow = '(width < 900px)';

export function DeskConversationPane({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const { data, error, refetch } = useQuery(deskQueries.detail(useApi(), id));
  const isNarrow = useMediaQuery(narrow);
  const listAddress = useListAddress();
  if (error && !data)
    return (
      <>
        <div className={styles.back}>
          <BackLink as={Link} muted to={listAddress}>
            {t('desk.talk.toList')}
          </BackLink>
        </div>
        <FailedState level="h2" title={t('desk.talk.failed')} retry={t('desk.context.retry')} onRetry={refetch} />
      </>
    );
  if (!data) return <SkeletonGroup label={t('desk.talk.loading')} gap={4} shapes={['title', 'block', 'block']} />;
  return (
    <div className={styles.split}>
      <div className={styles.talk}>
        {isNarrow ? <NarrowHead detail={data} /> : <Head detail={data} />}
        {data.conversation.owner ? <OwnerTalk detail={data} /> : <VisitorTalk detail={data} />}
      </div>
      <aside className={styles.aside} aria-label={t('desk.talk.customer')}>
        <DeskContext detail={data} />
      </aside>
    </div>
  );
}

/** Back from a conversation that has the screen for itself. */
function useListAddress(): string {
  const { conversation: _, ...filter } = useListParams().all();
  const address = new URLSearchParams(filter).toString();
  return `/admin/support${address && `?${address}`}`;
}

const sublineOf = ({ owner, visitor, subject }: DeskConversation): ReactNode =>
  visitor ? <LatinText>{visitor.email}</LatinText> : <ShortText text={subject || (owner?.email ?? '')} />;

function Head({ detail }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const backText = useBackText();
  const { conversation } = detail;
  return (
    <Stack as="header" gap={3} className={styles.head}>
      <Row gap={3} align="start" justify="between" wrap>
        <Stack gap={1} shrink>
          <Text as="h2" size="l" breakWords>
            <bdi>{nameOf(conversation)}</bdi>
          </Text>
          <Text as="span" tone="muted" size="s" breakWords>
            {sublineOf(conversation)}
          </Text>
          {conversation.snoozedUntil && (
            <Text as="span" tone="muted" size="s">
              {backText(conversation.snoozedUntil)}
            </Text>
          )}
        </Stack>
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline" size="sm" className={styles.opensContext ?? ''}>
              <Info aria-hidden="true" />
              {t('desk.talk.customer')}
            </Button>
          </SheetTrigger>
          <SheetContent title={t('desk.talk.customer')}>
            <DeskContext detail={detail} />
          </SheetContent>
        </Sheet>
      </Row>
      <MayChange>
        <Row gap={2} align="center" wrap>
          <Assignee conversation={conversation} />
          <Snooze conversation={conversation} />
          <Closing conversation={conversation} />
        </Row>
      </MayChange>
    </Stack>
  );
}

function useAssignee({ id, assignee }: DeskConversation) {
  const t = useTexts(deskTexts);
  const { user } = useSession();
  const { data: staff = [] } = useQuery(deskQueries.staff(useApi()));
  const { send, isPending } = useDeskCall<number | null>({
    call: (api, assigneeId) => api.call(deskApi.assign, { params: { id }, body: { assigneeId } }),
    done: t('desk.talk.assigned'),
  });
  // Whoever may no longer answer still shows as the one who did.
  const all = assignee && !staff.some((one) => one.id === assignee.id) ? [...staff, assignee] : staff;
  const choices = [
    { id: null, name: t('desk.talk.nobody') },
    ...all.map((one) => ({ ...one, name: one.id === user?.id ? t('desk.talk.me', { name: one.name }) : one.name })),
  ];
  return { choices, assign: send, isPending };
}

function Assignee({ conversation }: { conversation: DeskConversation }) {
  const t = useTexts(deskTexts);
  const { choices, assign, isPending } = useAssignee(conversation);
  return (
    <span className={styles.assignee}>
      <Select
        aria-label={t('desk.talk.assignee')}
        value={conversation.assignee?.id ?? ''}
        disabled={isPending}
        onChange={({ currentTarget: { value } }) => assign(value === '' ? null : Number(value))}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id ?? ''}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** No confirmation: closing can be undone in the message that tells of it. */
function useClosing({ id, isClosed }: DeskConversation) {
  const t = useTexts(deskTexts);
  const { send: undo } = useDeskCall({
    call: (api) => api.call(deskApi.setClosed, { params: { id }, body: { isClosed: false } }),
    done: t('desk.talk.reopened'),
  });
  const { send, isPending } = useDeskCall({
    call: (api) => api.call(deskApi.setClosed, { params: { id }, body: { isClosed: !isClosed } }),
    onDone: ({ conversation }) =>
      conversation.isClosed
        ? toast({ title: t('desk.talk.closed'), action: { label: t('desk.talk.undo'), onClick: () => undo() } })
        : toast({ title: t('desk.talk.reopened') }),
  });
  const name = t(isClosed ? 'desk.talk.reopen' : 'desk.talk.close');
  return { name, icon: isClosed ? LockOpen : Lock, toggle: () => send(), isPending };
}

function Closing({ conversation }: { conversation: DeskConversation }) {
  const { name, icon: Icon, toggle, isPending } = useClosing(conversation);
  return (
    <Button variant="outline" size="sm" loading={isPending} onClick={toggle}>
      <Icon aria-hidden="true" />
      {name}
    </Button>
  );
}

/** One row, so that the messages have the screen: every action is in its menu. */
function NarrowHead({ detail }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const { conversation } = detail;
  const listAddress = useListAddress();
  const [isOpen, setOpen] = useState(false);
  const menuRef = useRef<HTMLButtonElement>(null);
  return (
    <Row as="header" gap={2} align="center" className={styles.narrowHead}>
      <RouterLinkButton variant="ghost" size="icon" to={listAddress} aria-label={t('desk.talk.toList')}>
        <ArrowBack aria-hidden="true" />
      </RouterLinkButton>
      <Stack grow shrink>
        <Text as="h2" size="m" truncate>
          <bdi>{nameOf(conversation)}</bdi>
        </Text>
        <Text as="span" tone="muted" size="xs" truncate>
          {sublineOf(conversation)}
        </Text>
      </Stack>
      <ActionsMenu buttonRef={menuRef} conversation={conversation} onDetails={() => setOpen(true)} />
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetContent
          title={t('desk.talk.customer')}
          // It was opened by an item of the menu, which is gone.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            menuRef.current?.focus();
          }}
        >
          <DeskContext detail={detail} />
        </SheetContent>
      </Sheet>
    </Row>
  );
}

interface ActionsMenuProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  conversation: DeskConversation;
  onDetails(): void;
}

function ActionsMenu({ buttonRef, conversation, onDetails }: ActionsMenuProps) {
  const t = useTexts(deskTexts);
  const { choices, assign } = useAssignee(conversation);
  const { isSnoozed, snooze } = useSnooze(conversation);
  const { name, icon, toggle } = useClosing(conversation);
  const backText = useBackText();
  const [isOwnOpen, setOwnOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={buttonRef} variant="ghost" size="icon" aria-label={t('desk.talk.actions')}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={Info} onSelect={onDetails}>
            {t('desk.talk.customer')}
          </DropdownMenuItem>
          <MayChange>
            <DropdownMenuItem icon={icon} onSelect={toggle}>
              {name}
            </DropdownMenuItem>
            {isSnoozed && (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuLabel>{backText(conversation.snoozedUntil ?? '')}</DropdownMenuLabel>
                <DropdownMenuItem icon={AlarmClockOff} onSelect={() => snooze(null)}>
                  {t('desk.talk.unsnooze')}
                </DropdownMenuItem>
              </>
            )}
            {!isSnoozed && !conversation.isClosed && (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuLabel>{t('desk.talk.snooze')}</DropdownMenuLabel>
                <SnoozeTimes onChoose={snooze} onOwn={() => setOwnOpen(true)} />
              </>
            )}
            <DropdownMenuSeparator />
            <DropdownMenuLabel>{t('desk.talk.assignee')}</DropdownMenuLabel>
            {choices.map((one) => (
              <DropdownMenuCheckboxItem
                key={one.id}
                checked={one.id === (conversation.assignee?.id ?? null)}
                onSelect={() => assign(one.id)}
              >
                <bdi>{one.name}</bdi>
              </DropdownMenuCheckboxItem>
            ))}
          </MayChange>
        </DropdownMenuContent>
      </DropdownMenu>
      <OwnSnoozeTime
        conversation={conversation}
        isOpen={isOwnOpen}
        onClose={() => setOwnOpen(false)}
        buttonRef={buttonRef}
      />
    </>
  );
}

function OwnerTalk({ detail: { conversation, firstMessageId } }: { detail: DeskDetail }) {
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

function VisitorTalk({ detail }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const { message, answers, mergedInto } = detail;
  useMarkVisitorRead(detail.conversation);
  return (
    <>
      <Stack
        as="section"
        gap={4}
        className={styles.letters}
        aria-label={t('desk.visitor.wrote')}
        // What scrolls is reached by keyboard.
        tabIndex={0}
      >
        <article className={styles.letter}>
          <Letter title={t('desk.visitor.wrote')} at={message?.at ?? ''} text={message?.text ?? ''} />
        </article>
        {answers.map(({ id, author, at, text, isMailed }) => (
          <article key={id} className={styles.letter} data-is-ours>
            <Letter
              title={t('desk.visitor.by', { name: author?.name ?? t('desk.notes.someone') })}
              at={at}
              text={text}
            />
            <Text tone="muted" size="xs">
              {t(isMailed ? 'desk.visitor.isMailed' : 'desk.visitor.isWaiting')}
            </Text>
          </article>
        ))}
        {mergedInto && (
          <Notice icon={Info} tone="sea" title={t('desk.visitor.isMerged', { name: mergedInto.name })}>
            <RouterLinkButton variant="outline" size="sm" to={deskPath(mergedInto.id)}>
              {t('desk.visitor.toMerged')}
            </RouterLinkButton>
          </Notice>
        )}
        {!mergedInto && <SameMail detail={detail} />}
      </Stack>
      <MayChange>{!mergedInto && <Answer conversation={detail.conversation} />}</MayChange>
    </>
  );
}

/** As with owners: in a window that is seen, by who may answer. */
function useMarkVisitorRead({ id, unread }: DeskConversation): void {
  const isSeen = useIsVisible();
  const mayChange = useMayChange();
  const { send } = useAdminCall({
    call: (api) => api.call(deskApi.markRead, { body: { conversationId: id } }),
    // Nothing is lost, and there is nothing that the reader could do.
    onFailed: () => true,
  });
  const isRead = isSeen && mayChange && unread > 0;
  const read = useEffectEvent(() => send());
  useEffect(() => {
    if (isRead) read();
  }, [isRead]);
}

function Letter({ title, at, text }: { title: string; at: string; text: string }) {
  return (
    <>
      <Row gap={2} align="center" justify="between" wrap>
        <Text as="h3" size="s" weight="strong">
          {title}
        </Text>
        {at && <TimeAgo at={at} />}
      </Row>
      <Text breakWords className={styles.written} dir="auto">
        {text}
      </Text>
    </>
  );
}

function SameMail({ detail: { conversation, sameMail } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const params = useListParams();
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useDeskCall({
    call: (api) => api.call(deskApi.merge, { params: { id: conversation.id } }),
    done: t('desk.visitor.merged'),
    onDone: ({ mergedInto }) => {
      setOpen(false);
      if (mergedInto) params.set({ conversation: String(mergedInto.id), view: undefined });
    },
  });
  if (!sameMail) return null;
  const { name } = sameMail;
  return (
    <MayChange>
      <Notice icon={Info} tone="sea" title={t('desk.visitor.sameMail')}>
        <Stack gap={2} align="start">
          <span>{t('desk.visitor.sameMailText', { name })}</span>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {t('desk.visitor.merge')}
          </Button>
        </Stack>
      </Notice>
      <ConfirmAction
        title={t('desk.visitor.mergeTitle', { name })}
        text={t('desk.visitor.mergeText')}
        action={t('desk.visitor.merge')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </MayChange>
  );
}

function Answer({ conversation }: { conversation: DeskConversation }) {
  const t = useTexts(deskTexts);
  const key = `visitor-${conversation.id}`;
  const { draft, dispatch } = useBox(key);
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const type = (text: string) => dispatch({ kind: 'type', draft: text });
  const { send, isPending } = useDeskCall<string>({
    call: (api, text) => api.call(deskApi.answer, { params: { id: conversation.id }, body: { text } }),
    done: t('desk.visitor.sent'),
    onDone: () => type(''),
    onFields: ({ text }) => {
      setError(text);
      return text !== undefined;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed answers the error
  useEffect(() => setError(undefined), [draft]);
  return (
    <form
      className={styles.answer}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim()) send(draft);
      }}
    >
      <Textarea
        ref={field}
        rows={useMediaQuery(narrow) ? 2 : 4}
        value={draft}
        maxLength={deskLimits.textMax}
        aria-label={t('desk.visitor.label')}
        aria-invalid={error !== undefined}
        placeholder={t('desk.visitor.placeholder', { email: conversation.visitor?.email ?? '' })}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {error && (
        <Text tone="bad" size="s" role="alert">
          {error}
        </Text>
      )}
      <Row gap={2} align="center" justify="between" wrap>
        <InsertReply draft={key} customer={nameOf(conversation)} field={field} />
        <Button type="submit" size="sm" loading={isPending} disabled={!draft.trim()}>
          {t('desk.visitor.send')}
        </Button>
      </Row>
    </form>
  );
}
