import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { type Material, materials } from '#features/physical-cards/design/design.ts';
import { type Delivery, deliveries } from '#features/physical-cards/prices.ts';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import styles from '../components/filters.module.css';
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
  withSearch,
} from '../state/queue-view.ts';
import { workshopQueries } from '../state/workshop-queries.ts';
import { QueueColumn } from './queue-column.tsx';
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

interface QueueFiltersProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter, replace?: boolean) => void;
}

function QueueFilters({ filter, onFilter }: QueueFiltersProps) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const latest = useRef(filter);
  latest.current = filter;
  const search = useCallback((q: string) => onFilter(withSearch(latest.current, q), true), [onFilter]);
  const { material: _, ...noMaterial } = filter;
  const { delivery: __, ...noDelivery } = filter;
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('workshopQueue.searchLabel')}
        placeholder={t('workshopQueue.search')}
        clearLabel={tLabels('workshopWords.search.clear')}
        maxLength={80}
        onSearch={search}
      />
      <Select
        className={styles.choice}
        aria-label={t('workshopQueue.material')}
        value={filter.material ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter(value ? { ...filter, material: value as Material } : noMaterial)
        }
      >
        <option value="">{t('workshopQueue.allMaterials')}</option>
        {materials.map((material) => (
          <option key={material} value={material}>
            {tLabels(`workshopWords.material.${material}`)}
          </option>
        ))}
      </Select>
      <Select
        className={styles.choice}
        aria-label={t('workshopQueue.delivery')}
        value={filter.delivery ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter(value ? { ...filter, delivery: value as Delivery } : noDelivery)
        }
      >
        <option value="">{t('workshopQueue.allDeliveries')}</option>
        {deliveries.map((delivery) => (
          <option key={delivery} value={delivery}>
            {tLabels(`workshopWords.delivery.${delivery}`)}
          </option>
        ))}
      </Select>
    </Grid>
  );
}
