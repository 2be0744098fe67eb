import { ArrowDown } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatInstant } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { type ChatMessage, endsClosedTicket } from '../logic/chat-messages.ts';
import { byDay, dayName } from '../logic/conversations.ts';
import type { Older } from '../use-talk.ts';
import styles from './log.module.css';
import type { MessageActions } from './message-actions.ts';
import { ChatMessageRow } from './message-row.tsx';

const nearPixels = 48;

const distance = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

interface FollowedEnd {
  readonly logRef: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  readonly hasNew: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** So near the beginning, what was written before it is fetched. */
const nearTopPixels = 80;

/**
 * New lines come into view for whoever is at the end, and only wait for whoever reads further up; older ones come in above
 * without moving what is read.
 */
function useFollowEnd(
  lastKey: string | undefined,
  isOwn: boolean,
  firstKey: string | undefined,
  older: Older,
): FollowedEnd {
  const logRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** From where the reader stands to the end, which older lines do not change. */
  const fromEnd = useRef(0);
  const latest = useRef(older);
  latest.current = older;
  const [hasNew, setHasNew] = useState(false);
  const toEnd = useCallback(() => {
    const { current } = logRef;
    if (current) current.scrollTop = current.scrollHeight;
    isAtEnd.current = true;
    setHasNew(false);
  }, []);
  const onScroll = useCallback(() => {
    if (!logRef.current) return;
    isAtEnd.current = distance(logRef.current) <= nearPixels;
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
  // The box grows while one writes, a notice comes below: the end stays in view.
  useLayoutEffect(() => {
    const { current } = logRef;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { logRef, hasNew, onScroll, toEnd };
}

interface LogProps {
  /** Said by the chat itself, before everything else. */
  welcome: readonly ChatMessage[];
  messages: readonly ChatMessage[];
  /** What was written before the first of them. */
  older: Older;
  /** Whose side of the conversation this one is. */
  own: ChatMessage['sender'];
  /** What the other side is called. */
  otherName: string;
  actions: MessageActions;
}

export function Log({ welcome, messages, older, own, otherName, actions }: LogProps) {
  const t = useTexts(chatTexts);
  const last = messages.at(-1) ?? welcome.at(-1);
  const { logRef, hasNew, onScroll, toEnd } = useFollowEnd(last?.key, last?.sender === own, messages[0]?.key, older);
  // Whatever was pressed is gone then: the keyboard goes on from here.
  const thenHere = (action: () => void) => {
    action();
    logRef.current?.focus({ preventScroll: true });
  };
  const stableActions: MessageActions = {
    retry: (key) => thenHere(() => actions.retry(key)),
    drop: (key) => thenHere(() => actions.drop(key)),
  };
  const renderMessage = (one: ChatMessage) => (
    <ChatMessageRow
      key={one.key}
      message={one}
      isOwn={one.sender === own}
      name={one.sender === own ? t('chat.log.you') : otherName}
      isEnd={endsClosedTicket(one, messages[messages.indexOf(one) + 1])}
      actions={stableActions}
    />
  );
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
      {hasNew && (
        <Button className={styles.unread ?? ''} size="sm" onClick={() => thenHere(toEnd)}>
          <ArrowDown aria-hidden="true" />
          {t('chat.log.fresh')}
        </Button>
      )}
    </Stack>
  );
}

interface DayHeadingProps {
  date: string;
  at: string;
}

function DayHeading({ date, at }: DayHeadingProps) {
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
