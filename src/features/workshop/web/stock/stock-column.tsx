import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Nfc, SearchX } from 'lucide-react';
import type { CallAnswer } from '#base/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { workshopApi } from '../../contract.ts';
import { FailedCard } from '../parts/failed-card.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { isNarrowed, type StockFilter } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';
import { TagRow } from './tag-row.tsx';

interface StockColumnProps {
  list: UseInfiniteQueryResult<InfiniteData<CallAnswer<typeof workshopApi.tags>>>;
  filter: StockFilter;
  onClear: () => void;
}

/** The tags, or what stands in their place. */
export function StockColumn({ list, filter, onClear }: StockColumnProps) {
  const t = useTexts(stockTexts);
  const { data, error, isError, isPlaceholderData, refetch } = list;
  if (!data)
    return isError ? (
      <FailedCard title={t('workshopStock.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={t('workshopStock.loading')} />
    );
  const tags = data.pages.flatMap((page) => page.tags);
  if (tags.length > 0)
    return (
      <div aria-busy={isPlaceholderData}>
        <ul className={styles.rows} aria-label={t('workshopStock.list')} data-stale={isPlaceholderData}>
          {tags.map((tag) => (
            <TagRow key={tag.code} tag={tag} filter={filter} />
          ))}
        </ul>
        <MoreButton list={list} end={t('workshopStock.end')} />
      </div>
    );
  const isLost = isNarrowed(filter);
  return (
    <Card>
      <EmptyState
        icon={isLost ? SearchX : Nfc}
        tone={isLost ? 'quiet' : 'sea'}
        title={t(isLost ? 'workshopStock.nothing.title' : 'workshopStock.none.title')}
        action={
          isLost && (
            <Button variant="outline" onClick={onClear}>
              {t('workshopStock.nothing.clear')}
            </Button>
          )
        }
      >
        {t(isLost ? 'workshopStock.nothing.text' : 'workshopStock.none.text')}
      </EmptyState>
    </Card>
  );
}
