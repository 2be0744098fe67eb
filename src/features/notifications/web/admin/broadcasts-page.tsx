import { useQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { Link } from 'react-router';
import {
  AdminList,
  AdminPage,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { Broadcast } from '../../admin-contract.ts';
import { broadcastStatuses, wordsFor } from '../../broadcast.ts';
import { broadcastsQueries } from './broadcasts-queries.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { SentProgress } from './sent-progress.tsx';
import { StatusBadge } from './status-badge.tsx';

/** `/admin/notifications`. */
export function BroadcastsPage() {
  const t = useTexts(broadcastsAdminTexts);
  usePageTitle(t('broadcastsAdmin.title'));
  const query = useQuery(broadcastsQueries.list(useApi(), useListParams().all()));
  const add = (
    <Button size="sm" asChild>
      <Link to="/admin/notifications/new">
        <Plus aria-hidden="true" />
        {t('broadcastsAdmin.add')}
      </Link>
    </Button>
  );
  return (
    <AdminPage title={t('broadcastsAdmin.title')} lead={t('broadcastsAdmin.lead')} actions={add}>
      <ListTools>
        <FilterSelect
          name="status"
          label={t('broadcastsAdmin.status')}
          values={broadcastStatuses}
          text={(value) => t(`broadcastsAdmin.statuses.${value}`)}
        />
      </ListTools>
      <AdminList
        caption={t('broadcastsAdmin.caption')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }: Broadcast) => id}
        hrefOf={({ id }) => `/admin/notifications/${id}`}
        empty={{
          ...{ icon: Megaphone, title: t('broadcastsAdmin.empty.title') },
          text: t('broadcastsAdmin.empty.text'),
        }}
      />
    </AdminPage>
  );
}

function useColumns(): ListColumn<Broadcast>[] {
  const t = useTexts(broadcastsAdminTexts);
  const { locale } = useLocale();
  const instant = (at: string | null) => at && <DateText value={at} time />;
  return [
    {
      id: 'words',
      head: t('broadcastsAdmin.words'),
      isMain: true,
      cell: ({ words }) => <bdi>{wordsFor(words, locale).title}</bdi>,
    },
    { id: 'status', head: t('broadcastsAdmin.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'progress', head: t('broadcastsAdmin.progress'), cell: (row) => <SentProgress broadcast={row} /> },
    { id: 'created', head: t('broadcastsAdmin.created'), cell: ({ createdAt }) => instant(createdAt) },
    { id: 'started', head: t('broadcastsAdmin.started'), cell: ({ startedAt }) => instant(startedAt) },
  ];
}
