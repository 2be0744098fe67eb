import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Nfc } from 'lucide-react';
import type { CallAnswer } from '#base/endpoint.ts';
import { ListStates } from '#features/admin/web/index.ts';
import { Row, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { MoreRows, RowList, RowsSkeleton } from '#ui/lists/row-list.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import type { WorkshopTag, workshopApi } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';
import { OrderNumber } from '../components/order-details.tsx';
import { TagStateBadge } from '../components/state-badge.tsx';
import { type StockFilter, stockHref } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';

interface StockColumnProps {
  list: UseInfiniteQueryResult<InfiniteData<CallAnswer<typeof workshopApi.tags>>>;
  filter: StockFilter;
  onClear: () => void;
}

/** The tags, or the loading, error or empty state. */
export function StockColumn({ list, filter, onClear }: StockColumnProps) {
  const t = useTexts(stockTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const tags = data?.pages.flatMap((page) => page.tags) ?? [];
  return (
    <ListStates
      query={list}
      isEmpty={tags.length === 0}
      failed={t('workshopStock.failed')}
      waiting={<RowsSkeleton label={t('workshopStock.loading')} />}
      none={{ icon: Nfc, title: t('workshopStock.none.title'), text: t('workshopStock.none.text') }}
      nothing={{
        title: t('workshopStock.nothing.title'),
        text: t('workshopStock.nothing.text'),
        clear: t('workshopStock.nothing.clear'),
      }}
      isNarrowed={Object.keys(filter).length > 0}
      onClear={onClear}
    >
      <div aria-busy={isPlaceholderData}>
        <RowList isStale={isPlaceholderData} aria-label={t('workshopStock.list')} head={<ColumnHeads />}>
          {tags.map((tag) => (
            <TagRow key={tag.code} tag={tag} filter={filter} />
          ))}
        </RowList>
        <MoreRows
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          more={tLabels('workshopWords.more')}
          end={t('workshopStock.end')}
        />
      </div>
    </ListStates>
  );
}

const heads = ['chip', 'state', 'owner', 'origin', 'written'] as const;

/** Visible only where the rows are columns; each row names its values itself. */
function ColumnHeads() {
  const t = useTexts(stockTexts);
  return (
    <div className={styles.heads} aria-hidden="true">
      {heads.map((head) => (
        <span key={head}>{t(`workshopStock.heads.${head}`)}</span>
      ))}
    </div>
  );
}

interface TagRowProps {
  tag: WorkshopTag;
  filter: StockFilter;
}

/** The whole row opens the tag. */
function TagRow({ tag, filter }: TagRowProps) {
  const t = useTexts(stockTexts);
  const { code, name, owner, orderId, batch, writtenAt } = tag;
  return (
    <Row as="li" gap={[1, 3]} align="center" wrap className={styles.row}>
      <Row as="p" gap={[0, 2]} align="baseline" wrap shrink className={styles.identity}>
        <TileLink as={Link} className={styles.link} to={stockHref(filter, code)}>
          <LatinText>{code}</LatinText>
        </TileLink>
        {name && <bdi className={styles.name}>{name}</bdi>}
      </Row>
      <Row as="span">
        <TagStateBadge tag={tag} />
      </Row>
      <Text tone="muted" size="s" breakWords className={styles.detail}>
        {owner ? (
          <>
            <VisuallyHidden>{t('workshopStock.heads.owner')}</VisuallyHidden> <bdi>{owner.name}</bdi>
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
