import DOMPurify from 'dompurify';
import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { formatInstant } from '#i18n/format.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { isForeignHref, isSafeHref } from '../../text-of-html.ts';
import type { ChatMessage } from '../logic/chat-messages.ts';
import styles from './log.module.css';
import type { MessageActions } from './message-actions.ts';
import { ownSubject } from './own-subject.ts';

/** The same short list as the server's. */
const elements = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre'];

let isReady = false;

/** Links are looked at once more by our own rule; those that leave us open beside the page and tell nothing of it. */
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

/** Nodes, not text: nothing of ours ever writes HTML into a page. */
function safeFragment(html: string): DocumentFragment {
  prepare();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

interface MessageHtmlProps {
  html: string;
  className?: string | undefined;
}

/** What somebody wrote, made harmless once more where it is shown. Its direction is that of its own first letters. */
function MessageHtml({ html, className }: MessageHtmlProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => contentRef.current?.replaceChildren(safeFragment(html)), [html]);
  return <div ref={contentRef} className={className} dir="auto" />;
}

interface ChatMessageRowProps {
  message: ChatMessage;
  isOwn: boolean;
  name: string;
  /** The last one of a ticket that was closed. */
  isEnd: boolean;
  actions: MessageActions;
}

export function ChatMessageRow({ message, isOwn, name, isEnd, actions }: ChatMessageRowProps) {
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
        <VisuallyHidden>
          <bdi>{name}</bdi>
        </VisuallyHidden>
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

/** When it was written, or how far it has come. What the chat says by itself has no hour. */
function MessageFooter({ message: { key, state, createdAt }, actions }: MessageFooterProps) {
  const t = useTexts(chatTexts);
  const { locale } = useLocale();
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
