import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { AdminPage, adminPagesQuery, CsvButton, FilterBar, useAddressFilter } from '#features/admin/web/index.ts';
import { materials } from '#features/physical-cards/design/design.ts';
import { deliveries } from '#features/physical-cards/prices.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
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
  withSearch,
} from '../state/queue-view.ts';
import styles from './queue.module.css';
import { QueueColumn } from './queue-column.tsx';

const address = { read: queueFilterOf, hrefOf: queueHref, search: withSearch };

/** `/admin/orders`: orders to produce, in workflow order. */
export function QueuePage() {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { filter, change, reset, resets } = useAddressFilter(address);
  const list = useInfiniteQuery(adminPagesQuery(useApi(), workshopApi.orders, queryOf(filter), 'before'));
  usePageTitle(t('workshopQueue.title'));
  const counts = list.data?.pages[0]?.counts;
  const waiting = countIn('open', counts);
  return (
    <AdminPage
      title={t('workshopQueue.title')}
      lead={waiting === undefined ? undefined : t('workshopQueue.waiting', { count: waiting })}
    >
      <FilterBar
        key={resets}
        filter={filter}
        onChange={change}
        search={{ label: t('workshopQueue.searchLabel'), placeholder: t('workshopQueue.search'), maxLength: 80 }}
        choices={[
          {
            name: 'material',
            label: t('workshopQueue.material'),
            all: t('workshopQueue.allMaterials'),
            options: materials.map((value) => ({ value, text: tLabels(`workshopWords.material.${value}`) })),
          },
          {
            name: 'delivery',
            label: t('workshopQueue.delivery'),
            all: t('workshopQueue.allDeliveries'),
            options: deliveries.map((value) => ({ value, text: tLabels(`workshopWords.delivery.${value}`) })),
          },
        ]}
      />
      <QueueTools filter={filter} onChange={change} />
      <StateTabs filter={filter} counts={counts} />
      <QueueColumn key={queueHref(filter)} list={list} filter={filter} onClear={() => reset({ tab: filter.tab })} />
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

interface QueueToolsProps {
  filter: QueueFilter;
  onChange: (name: keyof QueueFilter, value: string, replace?: boolean) => void;
}

/** Sort order, owner filter and CSV export. */
export function QueueTools({ filter, onChange }: QueueToolsProps) {
  const t = useTexts(queueTexts);
  const tFile = useTexts(workshopTexts);
  const { direction = 'desc', owner } = filter;
  return (
    <Row gap={2} align="end" wrap>
      <Stack as="label" gap={1} tone="muted" size="xs">
        {t('workshopQueue.order.label')}
        <Select
          className={styles.order}
          value={direction}
          onChange={({ currentTarget: { value } }) => onChange('direction', value === 'asc' ? value : '', true)}
        >
          <option value="desc">{t('workshopQueue.order.newest')}</option>
          <option value="asc">{t('workshopQueue.order.oldest')}</option>
        </Select>
      </Stack>
      {owner && (
        <Button variant="secondary" size="sm" onClick={() => onChange('owner', '')}>
          {t('workshopQueue.ofOwner', { id: String(owner) })}
          <X role="img" aria-label={t('workshopQueue.leaveOwner')} />
        </Button>
      )}
      <div className={styles.table}>
        <CsvButton path={workshopApi.ordersTable.path} name={tFile('workshop.ordersFile')} query={queryOf(filter)} />
      </div>
    </Row>
  );
}
