import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Nfc, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { CallAnswer } from '#base/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import type { WorkshopTag, workshopApi } from '../../contract.ts';
import { FailedPanel } from '../components/failed-panel.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { OrderNumber } from '../components/order-details.tsx';
import { RowsSkeleton } from '../components/rows-skeleton.tsx';
import { TagStateBadge } from '../components/tag-state-badge.tsx';
import { isNarrowed, type StockFilter, stockHref } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';

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
      <FailedPanel title={t('workshopStock.failed')} error={error} onRetry={() => void refetch()} />
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

interface TagRowProps {
  tag: WorkshopTag;
  filter: StockFilter;
}

/** The whole row opens the tag. */
function TagRow({ tag: { code, name, state, owner, orderId, batch, writtenAt }, filter }: TagRowProps) {
  const t = useTexts(stockTexts);
  return (
    <Row as="li" gap={[1, 3]} align="center" wrap className={styles.row}>
      <Row as="p" gap={[0, 2]} align="baseline" wrap shrink className={styles.identity}>
        <TileLink as={Link} className={styles.link} to={stockHref({ filter, code })} preventScrollReset>
          <LatinText>{code}</LatinText>
        </TileLink>
        {name && <bdi className={styles.name}>{name}</bdi>}
      </Row>
      <Row as="span">
        <TagStateBadge state={state} />
      </Row>
      <Text tone="muted" size="s" breakWords className={styles.detail}>
        {owner ? (
          <>
            {t('workshopStock.row.owner')} <bdi>{owner.name}</bdi>
          </>
        ) : (
          t('workshopStock.row.nobody')
        )}
      </Text>
      <Text tone="muted" size="s" breakWords className={styles.detail}>
        {orderId !== null && (
          <>
            {t('workshopStock.row.order')} <OrderNumber id={orderId} />
          </>
        )}
        {batch && (
          <>
            {t('workshopStock.batch')}: <bdi>{batch}</bdi>
          </>
        )}
      </Text>
      <Text tone="muted" size="s" breakWords className={styles.detail}>
        {t(writtenAt ? 'workshopStock.row.written' : 'workshopStock.row.notWritten')}
      </Text>
    </Row>
  );
}
