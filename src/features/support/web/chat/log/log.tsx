import DOMPurify from 'dompurify';
import { ArrowDown, CircleAlert } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatInstant } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { addressesIn, isForeignHref, isSafeHref } from '../../text-of-html.ts';
import { useAuthorOf } from '../author-name.ts';
import { byDay, type ChatMessage, dayName, endsClosedTicket, isAutomaticReply } from '../logic/chat-messages.ts';
import type { Older } from '../use-talk.ts';
import styles from './log.module.css';

/** Actions on a message that failed to send. */
interface MessageActions {
  retry(key: string): void;
  drop(key: string): void;
}

/** The server's default ticket subjects are always in Hebrew, whatever the reader's language. */
const t = translator(chatTexts, 'he');
const plain = [t('chat.subject.plain'), t('chat.subject.fromSupport')];

/** Returns a subject entered by a user; a default subject carries no information. */
export const ownSubject = (subject: string | null): string | undefined =>
  subject && !plain.includes(subject) ? subject : undefined;

/** Must match the server's list of allowed elements. */
const elements = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre'];

let isReady = false;

/** Validates links again by our own rule. External links open in a new tab and send no referrer. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName !== 'a') return;
    const href = node.getAttribute('href') ?? '';
    if (!isSafeHref(href)) return node.removeAttribute('href');
    if (!isForeignHref(href)) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
}

/** Links the web addresses that were written out; they keep their direction in a Hebrew sentence. */
function withLinks(fragment: DocumentFragment): DocumentFragment {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const nodes: CharacterData[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
  for (const node of nodes)
    if (!node.parentElement?.closest('a')) node.replaceWith(...addressesIn(node.data).map(partNode));
  return fragment;
}

function partNode({ text, href }: ReturnType<typeof addressesIn>[number]): Node | string {
  if (!href) return text;
  const rel = 'noopener noreferrer nofollow';
  return Object.assign(document.createElement('a'), { href, rel, target: '_blank', dir: 'ltr', textContent: text });
}

/** Returns DOM nodes, because we never write HTML strings into a page. */
function safeFragment(html: string): DocumentFragment {
  prepare();
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return withLinks(fragment);
}

/** Sanitizes the message once more before rendering. Its text direction follows its own first letters. */
function MessageHtml({ html, className }: { html: string; className?: string | undefined }) {
  const contentRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => contentRef.current?.replaceChildren(safeFragment(html)), [html]);
  return <div ref={contentRef} className={className} dir="auto" />;
}

interface ChatMessageRowProps {
  message: ChatMessage;
  isOwn: boolean;
  name: string;
  /** On the own side, but written by a colleague. */
  isByColleague: boolean;
  /** This is the last message of a closed ticket. */
  isEnd: boolean;
  actions: MessageActions;
}

function ChatMessageRow({ message, isOwn, name, isByColleague, isEnd, actions }: ChatMessageRowProps) {
  const t = useTexts(chatTexts);
  const { content, state, isClosed } = message;
  const subject = ownSubject(message.subject);
  return (
    <Stack
      as="li"
      gap="hair"
      align="start"
      shrinkItems
      className={styles.line}
      data-side={isOwn ? 'own' : 'other'}
      data-state={state}
      data-closed={isClosed}
    >
      {subject && (
        <Text tone="muted" size="xs" weight="medium" breakWords className={styles.subject}>
          <bdi>{t('chat.log.subject', { subject })}</bdi>
        </Text>
      )}
      <Text as="div" size="s" breakWords className={styles.bubble}>
        {isByColleague ? (
          <Text size="xs" weight="strong">
            <bdi>{name}</bdi>
          </Text>
        ) : (
          <VisuallyHidden>
            <bdi>{name}</bdi>
          </VisuallyHidden>
        )}
        <MessageHtml className={styles.texts} html={content} />
      </Text>
      <MessageFooter message={message} actions={actions} />
      {isEnd && <p className={styles.end}>{t('chat.log.closed')}</p>}
    </Stack>
  );
}

interface MessageFooterProps {
  message: ChatMessage;
  actions: MessageActions;
}

/** The time a message was written, or its sending state. Messages generated by the chat have no time. A reply is marked as automatic. */
function MessageFooter({ message, actions }: MessageFooterProps) {
  const t = useTexts(chatTexts);
  const { locale } = useLocale();
  const { key, state, createdAt } = message;
  if (isAutomaticReply(message)) return <p className={styles.foot}>{t('chat.log.automatic')}</p>;
  if (state === 'said') return null;
  if (state === 'sending') return <p className={styles.foot}>{t('chat.log.sending')}</p>;
  if (state === 'failed')
    return (
      <Row as="p" gap={[0, 2]} align="center" wrap tone="bad" size="xs" weight="medium">
        <CircleAlert size={16} aria-hidden="true" />
        {t('chat.log.failed')}
        <button type="button" className={styles.action} onClick={() => actions.retry(key)}>
          {t('chat.log.retry')}
        </button>
        <button type="button" className={styles.action} onClick={() => actions.drop(key)}>
          {t('chat.log.drop')}
        </button>
      </Row>
    );
  return (
    <p className={styles.foot}>
      <time dateTime={createdAt}>
        <bdi dir="ltr">{formatInstant(createdAt, locale, { timeStyle: 'short' })}</bdi>
      </time>
    </p>
  );
}

const nearPixels = 48;

const distance = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

/** Loads older messages when the reader is this close to the top. */
const nearTopPixels = 80;

/**
 * Scrolls to new messages only if the reader is at the end; otherwise they wait. Prepended older messages do not move
 * the visible content.
 */
function useFollowEnd(lastKey: string | undefined, isOwn: boolean, firstKey: string, older: Older) {
  const logRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  /** Distance from the scroll position to the end, which prepended messages do not change. */
  const fromEnd = useRef(0);
  const latest = useRef(older);
  latest.current = older;
  /** A message arrived while the reader was scrolled up. */
  const [hasNew, setHasNew] = useState(false);
  const toEnd = useCallback(() => {
    const { current } = logRef;
    if (current) current.scrollTop = current.scrollHeight;
    isAtEnd.current = true;
    setHasNew(false);
  }, []);
  const onScroll = useCallback(() => {
    if (!logRef.current) return;
    // Only the reader scrolls up; what is laid out meanwhile moves the end away.
    isAtEnd.current =
      distance(logRef.current) <= nearPixels || (isAtEnd.current && logRef.current.scrollTop >= top.current);
    top.current = logRef.current.scrollTop;
    fromEnd.current = logRef.current.scrollHeight - logRef.current.scrollTop;
    if (isAtEnd.current) setHasNew(false);
    else if (logRef.current.scrollTop < nearTopPixels && latest.current.hasMore) latest.current.load();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first line is what changes
  useLayoutEffect(() => {
    const { current } = logRef;
    if (current && !isAtEnd.current) current.scrollTop = current.scrollHeight - fromEnd.current;
  }, [firstKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line is what changes
  useLayoutEffect(() => {
    if (isAtEnd.current || isOwn) toEnd();
    else setHasNew(true);
  }, [lastKey, toEnd]);
  // Keeps the end in view when the message box grows, a notice appears below, or the welcome above.
  useLayoutEffect(() => {
    const { current } = logRef;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    watch.observe(current);
    if (contentRef.current) watch.observe(contentRef.current);
    return () => watch.disconnect();
  }, []);
  return { logRef, contentRef, hasNew, onScroll, toEnd };
}

interface LogProps {
  /** Messages generated by the chat itself, shown first. */
  welcome: readonly ChatMessage[];
  messages: readonly ChatMessage[];
  /** Pagination of the messages before the first one loaded. */
  older: Older;
  /** Which side of the conversation the viewer is. */
  own: ChatMessage['sender'];
  otherName: string;
  actions: MessageActions;
}

export function Log({ welcome, messages, older, own, otherName, actions }: LogProps) {
  const t = useTexts(chatTexts);
  const last = messages.at(-1) ?? welcome.at(-1);
  const firstKey = `${welcome.length} ${messages[0]?.key}`;
  const { logRef, contentRef, hasNew, onScroll, toEnd } = useFollowEnd(
    last?.key,
    last?.sender === own,
    firstKey,
    older,
  );
  // The clicked button disappears, so focus moves to the log to keep keyboard navigation going.
  const thenHere = (action: () => void) => {
    action();
    logRef.current?.focus({ preventScroll: true });
  };
  const stableActions: MessageActions = {
    retry: (key) => thenHere(() => actions.retry(key)),
    drop: (key) => thenHere(() => actions.drop(key)),
  };
  const authorOf = useAuthorOf();
  const renderMessage = (one: ChatMessage) => {
    const isOwn = one.sender === own;
    const author = authorOf(one.author);
    return (
      <ChatMessageRow
        key={one.key}
        message={one}
        isOwn={isOwn}
        name={isOwn ? author.name : otherName}
        isByColleague={isOwn && author.isOther}
        isEnd={endsClosedTicket(one, messages[messages.indexOf(one) + 1])}
        actions={stableActions}
      />
    );
  };
  return (
    <Stack grow className={styles.frame}>
      <div
        ref={logRef}
        className={styles.log}
        role="log"
        aria-label={t('chat.log.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={contentRef}>
          {older.hasMore && (
            <Button
              className={styles.older ?? ''}
              variant="ghost"
              size="sm"
              loading={older.isLoading}
              onClick={older.load}
            >
              {t('chat.log.older')}
            </Button>
          )}
          {welcome.length > 0 && (
            <Stack as="ul" gap={3} shrinkItems className={styles.lines}>
              {welcome.map(renderMessage)}
            </Stack>
          )}
          {byDay(messages).map(({ date, items }) => (
            <section className={styles.day} key={`${date}-${items[0]?.key}`}>
              <DayHeading date={date} at={items[0]?.createdAt ?? date} />
              <Stack as="ul" gap={3} shrinkItems className={styles.lines}>
                {items.map(renderMessage)}
              </Stack>
            </section>
          ))}
        </div>
      </div>
      {hasNew && (
        <Button className={styles.unread ?? ''} size="sm" onClick={() => thenHere(toEnd)}>
          <ArrowDown aria-hidden="true" />
          {t('chat.log.fresh')}
        </Button>
      )}
    </Stack>
  );
}

function DayHeading({ date, at }: { date: string; at: string }) {
  const t = useTexts(chatTexts);
  const { locale, direction } = useLocale();
  const name = dayName(date, new Date());
  const written = () => formatInstant(at, locale, { dateStyle: 'medium' });
  return (
    <Row as="p" gap={3} align="center" tone="muted" size="xs" weight="medium" className={styles.heading}>
      <time dateTime={date}>
        <bdi dir={direction}>{name === 'date' ? written() : t(`chat.log.${name}`)}</bdi>
      </time>
    </Row>
  );
}
