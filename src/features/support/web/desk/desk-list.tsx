import { useQuery } from '@tanstack/react-query';
import { AlarmClock, Inbox, Lock, SearchX, StickyNote, TriangleAlert, X } from 'lucide-react';
import { useCallback } from 'react';
import { shortened } from '#base/trimmed.ts';
import { adminListQuery, useListParams } from '#features/admin/web/index.ts';
import { formatInstant } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState, FailedState, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { passedSince, TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type DeskConversation, deskApi } from '../../desk-contract.ts';
import { useAuthorOf } from '../chat/author-name.ts';
import { chatTexts } from '../chat-texts.ts';
import styles from './desk.module.css';
import { viewOf } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';
import { useBackText } from './snooze.tsx';

const searchMax = 80;
/** With the name of who wrote; as long as the other texts of the list. */
const excerptMax = 56;

export const nameOf = ({ owner, visitor }: DeskConversation): string =>
  owner ? owner.displayName || owner.username : (visitor?.name ?? '');

/** The parameters of the list itself, without the conversation beside it. */
function useListFilter() {
  const { conversation: _, replies: _open, ...filter } = useListParams().all();
  return filter;
}

export function DeskList({ chosen }: { chosen: number | undefined }) {
  const t = useTexts(deskTexts);
  const params = useListParams();
  const filter = useListFilter();
  const { data, error, refetch } = useQuery(adminListQuery(useApi(), deskApi.list, filter));
  const search = useCallback((q: string) => params.set({ q, conversation: undefined }), [params]);
  return (
    <>
      <Stack gap={2}>
        <SearchField
          value={params.get('q') ?? ''}
          label={t('desk.search.label')}
          placeholder={t('desk.search.hint')}
          clearLabel={t('desk.search.clear')}
          maxLength={searchMax}
          onSearch={search}
        />
        {params.get('user') && (
          <Button variant="secondary" size="sm" onClick={() => params.set({ user: undefined })}>
            {t('desk.list.ofUser', { id: params.get('user') ?? '' })}
            <X role="img" aria-label={t('desk.list.leaveUser')} />
          </Button>
        )}
      </Stack>
      {error && !data && (
        <FailedState level="h2" title={t('desk.list.failed')} retry={t('desk.context.retry')} onRetry={refetch} />
      )}
      {!data && !error && (
        <SkeletonGroup label={t('desk.list.loading')} gap={3} shapes={['block', 'block', 'block', 'block']} />
      )}
      {data && data.rows.length === 0 && <NoConversations isSearch={Boolean(filter.q || filter.user)} />}
      {data && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map((conversation) => (
            <DeskRow key={conversation.id} conversation={conversation} isChosen={conversation.id === chosen} />
          ))}
        </ul>
      )}
      {data && (data.next || filter.after) && (
        <Row gap={2} justify="center" wrap>
          {filter.after && (
            <Button variant="ghost" size="sm" onClick={() => params.set({ after: undefined })}>
              {t('desk.list.first')}
            </Button>
          )}
          {data.next && (
            <Button variant="ghost" size="sm" onClick={() => params.set({ after: data.next ?? undefined })}>
              {t('desk.list.more')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

function NoConversations({ isSearch }: { isSearch: boolean }) {
  const t = useTexts(deskTexts);
  const view = viewOf(useListParams().get('view'));
  if (isSearch)
    return (
      <EmptyState icon={SearchX} level="h2" title={t('desk.empty.search')}>
        {t('desk.empty.searchText')}
      </EmptyState>
    );
  return (
    <EmptyState icon={Inbox} level="h2" title={t(`desk.empty.${view}`)}>
      {t(`desk.empty.${view}Text`)}
    </EmptyState>
  );
}

function DeskRow({ conversation, isChosen }: { conversation: DeskConversation; isChosen: boolean }) {
  const t = useTexts(deskTexts);
  const chat = useTexts(chatTexts);
  const backText = useBackText();
  const filter = useListFilter();
  const { id, visitor, last, unread, notes, assignee, isClosed, waitingSince, answerDue, snoozedUntil } = conversation;
  const author = useAuthorOf()(last.author);
  const address = new URLSearchParams({ ...filter, conversation: String(id) });
  return (
    <li>
      <Link
        className={styles.row}
        to={`/admin/support?${address}`}
        data-unread={unread > 0 || undefined}
        {...(isChosen && { 'aria-current': 'true' as const })}
      >
        <Avatar name={nameOf(conversation)} />
        <Stack as="span" grow shrink shrinkItems gap={1}>
          <Row as="span" gap={2} align="center" justify="between" shrink>
            <ShortText className={styles.name} text={nameOf(conversation)} />
            <TimeAgo at={last.at} className={styles.time} />
          </Row>
          <Text as="span" tone="muted" size="s">
            {last.isFromSupport ? (
              chat('chat.log.by', { name: author.name, text: shortened(last.text, excerptMax - author.name.length) })
            ) : (
              <ShortText text={last.text} />
            )}
          </Text>
          <Row as="span" gap={[1, 2]} align="center" wrap size="xs">
            {waitingSince && <Waiting since={waitingSince} due={answerDue} />}
            {visitor && (
              <Badge variant="outline" size="sm">
                {t('desk.list.visitor')}
              </Badge>
            )}
            {isClosed && (
              <Badge variant="secondary" size="sm">
                <Lock size={12} aria-hidden="true" />
                {t('desk.list.closed')}
              </Badge>
            )}
            {snoozedUntil && (
              <Badge variant="secondary" size="sm">
                <AlarmClock size={12} aria-hidden="true" />
                {backText(snoozedUntil)}
              </Badge>
            )}
            {notes > 0 && (
              <Badge variant="outline" size="sm">
                <StickyNote size={12} aria-hidden="true" />
                <VisuallyHidden>{t('desk.notes.title')}</VisuallyHidden>
                {notes}
              </Badge>
            )}
            {unread > 0 && (
              <Badge variant="hot" size="sm">
                {unread}
                <VisuallyHidden>{t('desk.list.unread', { count: unread })}</VisuallyHidden>
              </Badge>
            )}
            {assignee && (
              <Text as="span" tone="muted" size="xs" truncate>
                {t('desk.list.assigned', { name: assignee.name })}
              </Text>
            )}
          </Row>
        </Stack>
      </Link>
    </li>
  );
}

/** Who waits longer than was promised stands out, and not by colour alone. */
function Waiting({ since, due }: { since: string; due: string | null }) {
  const t = useTexts(deskTexts);
  const { locale } = useLocale();
  const date = new Date(since);
  const isLate = due !== null && new Date(due) < new Date();
  const passed = passedSince(date, new Date());
  return (
    <Badge variant={isLate ? 'bad' : 'warn'} size="sm">
      {isLate && <TriangleAlert size={12} role="img" aria-label={t('desk.list.late')} />}
      <time dateTime={since} title={formatInstant(date, locale, { dateStyle: 'long', timeStyle: 'short' })}>
        {passed ? t(`desk.list.waits.${passed.unit}`, { count: passed.count }) : t('desk.list.waits.now')}
      </time>
    </Badge>
  );
}
