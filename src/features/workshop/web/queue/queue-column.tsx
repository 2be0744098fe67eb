import { PackageCheck, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { FailedCard } from '../parts/failed-card.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { queueTexts } from '../queue-texts.ts';
import { isFiltered, type QueueFilter } from '../state/queue-view.ts';
import { OrderList } from './order-list.tsx';
import type { QueueList } from './queue-list.ts';

interface QueueColumnProps {
  list: QueueList;
  filter: QueueFilter;
  onClear: () => void;
}

/** The orders, or what stands in their place. */
export function QueueColumn({ list, filter, onClear }: QueueColumnProps) {
  const t = useTexts(queueTexts);
  const { data, error, isError, refetch } = list;
  if (!data)
    return isError ? (
      <FailedCard title={t('workshopQueue.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={t('workshopQueue.loading')} />
    );
  if (data.pages.some(({ orders }) => orders.length > 0)) return <OrderList list={list} />;
  if (isFiltered(filter))
    return (
      <Card>
        <EmptyState
          icon={SearchX}
          tone="quiet"
          title={t('workshopQueue.nothing.title')}
          action={
            <Button variant="outline" onClick={onClear}>
              {t('workshopQueue.nothing.clear')}
            </Button>
          }
        >
          {t('workshopQueue.nothing.text')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={PackageCheck}
        title={t('workshopQueue.none.title')}
        action={
          filter.tab !== 'all' && (
            <Button variant="outline" asChild>
              <Link to="/admin/orders?tab=all">{t('workshopQueue.none.all')}</Link>
            </Button>
          )
        }
      >
        {t('workshopQueue.none.text')}
      </EmptyState>
    </Card>
  );
}
