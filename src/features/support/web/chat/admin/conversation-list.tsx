import { CircleAlert, Inbox, SearchX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { filterConversations } from '../logic/conversations.ts';
import type { TalkState } from '../use-talk.ts';
import styles from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';

/** From here on a name is found sooner by typing it. */
const many = 8;
const longestSearch = 80;

interface ConversationListProps {
  talk: Pick<TalkState, 'conversations' | 'olderConversations' | 'isLoading' | 'isFailed' | 'reload'>;
  onChoose(userId: number): void;
}

export function ConversationList({ talk, onChoose }: ConversationListProps) {
  const t = useTexts(chatTexts);
  const [isOpenOnly, setOpenOnly] = useState(true);
  const [query, setQuery] = useState('');
  const search = useCallback((next: string) => setQuery(next), []);
  const { conversations, olderConversations: older, isLoading, isFailed, reload } = talk;
  const visible = filterConversations(conversations, { isOpenOnly, query });
  // Whoever seeks one is not told that there is none before all were looked at.
  const isSeeking = older.hasMore && (query !== '' || visible.length === 0);
  useEffect(() => {
    if (isSeeking && !older.isLoading) older.load();
  }, [isSeeking, older]);
  if (isFailed)
    return (
      <EmptyState
        icon={CircleAlert}
        tone="warn"
        level="h3"
        title={t('chat.admin.failed')}
        action={
          <Button variant="outline" size="sm" onClick={reload}>
            {t('chat.log.reload')}
          </Button>
        }
      />
    );
  if (isLoading || (isSeeking && visible.length === 0))
    return (
      <Stack gap={3} className={styles.waiting} role="status" aria-busy="true" aria-label={t('chat.admin.loading')}>
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} shape="block" />
        ))}
      </Stack>
    );
  return (
    <>
      <Stack gap={3} className={styles.tools}>
        <OpenFilter isOpenOnly={isOpenOnly} onChange={setOpenOnly} />
        {conversations.length > many && (
          <SearchField
            value={query}
            label={t('chat.admin.search')}
            placeholder={t('chat.admin.searchHint')}
            clearLabel={t('chat.admin.clear')}
            maxLength={longestSearch}
            onSearch={search}
          />
        )}
      </Stack>
      {visible.length === 0 ? (
        <NoConversations isSearch={query !== ''} hasAny={conversations.length > 0} />
      ) : (
        <ul className={styles.list}>
          {visible.map((one) => (
            <ConversationRow key={one.userId} conversation={one} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {older.hasMore && (
        <Button variant="ghost" size="sm" block loading={older.isLoading} onClick={older.load}>
          {t('chat.admin.more')}
        </Button>
      )}
    </>
  );
}

function NoConversations({ isSearch, hasAny }: { isSearch: boolean; hasAny: boolean }) {
  const t = useTexts(chatTexts);
  if (isSearch) return <EmptyState icon={SearchX} level="h3" title={t('chat.admin.notFound')} />;
  return (
    <EmptyState icon={Inbox} level="h3" title={t(hasAny ? 'chat.admin.allDoneTitle' : 'chat.admin.noneTitle')}>
      {t(hasAny ? 'chat.admin.allDoneText' : 'chat.admin.noneText')}
    </EmptyState>
  );
}

interface OpenFilterProps {
  isOpenOnly: boolean;
  onChange(isOpenOnly: boolean): void;
}

function OpenFilter({ isOpenOnly, onChange }: OpenFilterProps) {
  const t = useTexts(chatTexts);
  return (
    <Row gap={2} role="group" aria-label={t('chat.admin.filter')}>
      <button type="button" className={styles.choice} aria-pressed={isOpenOnly} onClick={() => onChange(true)}>
        {t('chat.admin.open')}
      </button>
      <button type="button" className={styles.choice} aria-pressed={!isOpenOnly} onClick={() => onChange(false)}>
        {t('chat.admin.all')}
      </button>
    </Row>
  );
}
