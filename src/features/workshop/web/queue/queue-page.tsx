import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { useTexts } from '#ui/locale.tsx';
import { TabLink, TabLinks } from '#ui/nav-links.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import { queueTexts } from '../queue-texts.ts';
import {
  countIn,
  hasMoreIn,
  type QueueFilter,
  type QueueTab,
  queueFilterOf,
  queueHref,
  queueTabs,
} from '../state/queue-view.ts';
import { workshopQueries } from '../state/workshop-queries.ts';
import { QueueColumn } from './queue-column.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueTools } from './queue-tools.tsx';

/** `/admin/orders`: what there is to make, in the order of the work. */
export function QueuePage() {
  const t = useTexts(queueTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = queueFilterOf(search);
  const list = useInfiniteQuery(workshopQueries.queue(useApi(), filter));
  usePageTitle(t('workshopQueue.title'));
  const show = useCallback(
    (next: QueueFilter, replace = false) => void navigate(queueHref(next), { replace }),
    [navigate],
  );
  // What was typed into the search goes with the filter.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    show({ tab: filter.tab });
  };
  const counts = list.data?.pages[0]?.counts;
  const waiting = countIn('open', counts);
  return (
    <AdminPage
      title={t('workshopQueue.title')}
      lead={waiting === undefined ? undefined : t('workshopQueue.waiting', { count: waiting })}
    >
      <QueueFilters key={clearings} filter={filter} onFilter={show} />
      <QueueTools filter={filter} onFilter={show} />
      <StateTabs filter={filter} counts={counts} />
      <QueueColumn key={queueHref(filter)} list={list} filter={filter} onClear={clear} />
    </AdminPage>
  );
}

interface StateTabsProps {
  filter: QueueFilter;
  counts: readonly { state: OrderState; count: number }[] | undefined;
}

/** Ordinary links: each step has an address of its own. The number is of all that stand there, whatever the filter. */
function StateTabs({ filter, counts }: StateTabsProps) {
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
