import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { AdminPage, adminPagesQuery, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { deliveries } from '#features/physical-cards/prices.ts';
import { Button } from '#ui/controls/button.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link, useSearchParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { workshopApi } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';
import { workshopTexts } from '../../texts.ts';
import { queueTexts } from '../queue-texts.ts';
import {
  countIn,
  hasMoreIn,
  type QueueFilter,
  type QueueTab,
  queryOf,
  queueFilterOf,
  queueHref,
  queueTabs,
  type StateCounts,
} from '../state/queue-view.ts';
import { QueueColumn } from './queue-column.tsx';

const noFilter = { material: undefined, delivery: undefined, q: undefined, owner: undefined };

/** `/admin/orders`: orders to produce, in workflow order. */
export function QueuePage() {
  const t = useTexts(queueTexts);
  const filter = queueFilterOf(useSearchParams()[0]);
  const { set } = useListParams();
  const list = useInfiniteQuery(adminPagesQuery(useApi(), workshopApi.orders, queryOf(filter), 'before'));
  usePageTitle(t('workshopQueue.title'));
  const counts = list.data?.pages[0]?.counts;
  const waiting = countIn('open', counts);
  return (
    <AdminPage
      title={t('workshopQueue.title')}
      lead={waiting === undefined ? undefined : t('workshopQueue.waiting', { count: waiting })}
    >
      <QueueTools filter={filter} />
      <StateTabs filter={filter} counts={counts} />
      <QueueColumn
        key={queueHref(filter)}
        list={list}
        filter={filter}
        onClear={() => set({ ...noFilter, tab: filter.tab })}
      />
    </AdminPage>
  );
}

/** Ordinary links, because each state has its own URL. The count ignores the filter. */
function StateTabs({ filter, counts }: { filter: QueueFilter; counts: StateCounts }) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const nameOf = (tab: QueueTab) =>
    tab === 'open' || tab === 'closed' || tab === 'all'
      ? t(`workshopQueue.tabs.${tab}`)
      : tLabels(`workshopWords.state.${tab}`);
  return (
    <TabLinks wide="wrap" label={t('workshopQueue.tabs.label')}>
      {queueTabs.map((tab) => (
        <TabLink
          key={tab}
          as={Link}
          to={queueHref({ ...filter, tab })}
          isCurrent={tab === filter.tab}
          count={`${countIn(tab, counts)?.toLocaleString('en') ?? ''}${hasMoreIn(tab, counts) ? '+' : ''}`}
        >
          {nameOf(tab)}
        </TabLink>
      ))}
    </TabLinks>
  );
}

/** Search, filters, order and CSV export. */
export function QueueTools({ filter }: { filter: QueueFilter }) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const tFile = useTexts(workshopTexts);
  const { set } = useListParams();
  return (
    <ListTools
      search={{ label: t('workshopQueue.search') }}
      csv={{ path: workshopApi.ordersTable.path, name: tFile('workshop.ordersFile'), query: queryOf(filter) }}
    >
      <FilterSelect
        name="material"
        label={t('workshopQueue.material')}
        values={materials}
        text={(value) => tLabels(`workshopWords.material.${value}`)}
      />
      <FilterSelect
        name="delivery"
        label={t('workshopQueue.delivery')}
        values={deliveries}
        text={(value) => tLabels(`workshopWords.delivery.${value}`)}
      />
      <FilterSelect
        name="direction"
        label={t('workshopQueue.order.label')}
        all={t('workshopQueue.order.newest')}
        values={['asc']}
        text={() => t('workshopQueue.order.oldest')}
      />
      {filter.owner && (
        <Button variant="secondary" size="sm" onClick={() => set({ owner: undefined })}>
          {t('workshopQueue.ofOwner', { id: String(filter.owner) })}
          <X role="img" aria-label={t('workshopQueue.leaveOwner')} />
        </Button>
      )}
    </ListTools>
  );
}
