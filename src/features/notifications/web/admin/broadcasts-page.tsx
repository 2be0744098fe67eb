import { Megaphone, Plus } from 'lucide-react';
import { AdminListPage, defineAdminList, FilterSelect, MayChange } from '#features/admin/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { DateText, useLocale, useTexts } from '#ui/locale.tsx';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import { broadcastStatuses, contentFor } from '../../broadcast.ts';
import { AudienceText, SentProgress, StatusBadge } from './broadcast-cells.tsx';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

const broadcastsList = defineAdminList({
  list: broadcastsApi.list,
  texts: broadcastsAdminTexts,
  icon: Megaphone,
  copy: (t) => ({
    title: t('broadcastsAdmin.title'),
    lead: t('broadcastsAdmin.lead'),
    caption: t('broadcastsAdmin.caption'),
    empty: { title: t('broadcastsAdmin.empty.title'), text: t('broadcastsAdmin.empty.text') },
  }),
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => `/admin/notifications/${id}`,
  isUnderWay: ({ status }) => status === 'sending',
  filters: (t) => (
    <FilterSelect
      name="status"
      label={t('broadcastsAdmin.status')}
      values={broadcastStatuses}
      text={(value) => t(`broadcastsAdmin.statuses.${value}`)}
    />
  ),
  useColumns: (t) => [
    {
      id: 'texts',
      head: t('broadcastsAdmin.texts'),
      isMain: true,
      cell: ({ texts: content }) => <BroadcastTitle texts={content} />,
    },
    { id: 'kind', head: t('broadcastsAdmin.kind'), cell: ({ kind }) => t(`broadcastsAdmin.kinds.${kind}`) },
    { id: 'status', head: t('broadcastsAdmin.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'audience',
      head: t('broadcastsAdmin.audience.title'),
      cell: ({ audience }) => <AudienceText audience={audience} />,
    },
    { id: 'progress', head: t('broadcastsAdmin.progress'), cell: (row) => <SentProgress broadcast={row} /> },
    { id: 'created', head: t('broadcastsAdmin.created'), cell: ({ createdAt }) => <DateText value={createdAt} time /> },
    {
      id: 'started',
      head: t('broadcastsAdmin.started'),
      cell: ({ startedAt, sendAt }) =>
        startedAt ? <DateText value={startedAt} time /> : sendAt && <PlannedTime at={sendAt} />,
    },
  ],
});

/** Route: `/admin/notifications`. */
export function BroadcastsPage() {
  const t = useTexts(broadcastsAdminTexts);
  const add = (
    <MayChange>
      <RouterLinkButton size="sm" to="/admin/notifications/new">
        <Plus aria-hidden="true" />
        {t('broadcastsAdmin.add')}
      </RouterLinkButton>
    </MayChange>
  );
  return <AdminListPage list={broadcastsList} actions={add} />;
}

function PlannedTime({ at }: { at: string }) {
  const t = useTexts(broadcastsAdminTexts);
  return (
    <>
      {t('broadcastsAdmin.sendAt')} <DateText value={at} time />
    </>
  );
}

function BroadcastTitle({ texts: content }: Pick<Broadcast, 'texts'>) {
  const { locale } = useLocale();
  return <bdi>{contentFor(content, locale).title}</bdi>;
}
