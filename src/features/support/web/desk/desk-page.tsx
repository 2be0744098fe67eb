import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { AdminPage, useListParams } from '#features/admin/web/index.ts';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { deskViews } from '../../domain.ts';
import { OutboxProvider, useOwnOutbox } from '../chat/talk-view.tsx';
import { CannedRepliesButton, CannedRepliesSheet } from './canned-replies.tsx';
import styles from './desk.module.css';
import { DeskConversationPane } from './desk-conversation.tsx';
import { DeskList } from './desk-list.tsx';
import { deskQueries, useLiveDesk, viewOf } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';
import { narrow } from './narrow.ts';

const numberOf = (typed: string | undefined): number | undefined =>
  typed && /^\d{1,10}$/.test(typed) ? Number(typed) : undefined;

/** `/admin/support`: who waits, the conversation, and what is known of the customer, side by side. */
export function DeskPage() {
  const t = useTexts(deskTexts);
  usePageTitle(t('desk.title'));
  useLiveDesk();
  const outbox = useOwnOutbox();
  const chosen = numberOf(useListParams().get('conversation'));
  const isAlone = useMediaQuery(narrow) && chosen !== undefined;
  return (
    <AdminPage title={t('desk.title')} lead={t('desk.lead')} actions={<CannedRepliesButton />} isContentAlone={isAlone}>
      <OutboxProvider value={outbox}>
        <div className={styles.desk} data-chosen={chosen !== undefined}>
          <DeskViews />
          <section className={styles.side} aria-label={t('desk.list.label')}>
            <DeskList chosen={chosen} />
          </section>
          <section className={styles.pane}>
            {chosen === undefined ? (
              <EmptyState icon={MessagesSquare} level="h2" title={t('desk.empty.choose')}>
                {t('desk.empty.chooseText')}
              </EmptyState>
            ) : (
              <DeskConversationPane key={chosen} id={chosen} />
            )}
          </section>
        </div>
        <CannedRepliesSheet />
      </OutboxProvider>
    </AdminPage>
  );
}

function DeskViews() {
  const t = useTexts(deskTexts);
  const params = useListParams();
  const { data } = useQuery(deskQueries.counts(useApi()));
  const counts = data && { ...data, closed: 0 };
  const current = params.get('q') || params.get('user') ? undefined : viewOf(params.get('view'));
  return (
    <TabLinks label={t('desk.views.label')} wide="wrap" className={styles.views ?? ''}>
      {deskViews.map((view) => (
        <TabLink
          key={view}
          as={Link}
          to={view === 'open' ? '/admin/support' : `/admin/support?view=${view}`}
          isCurrent={view === current}
          {...(counts?.[view] && { count: String(counts[view]) })}
        >
          {t(`desk.views.${view}`)}
        </TabLink>
      ))}
    </TabLinks>
  );
}
