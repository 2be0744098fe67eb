import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { PackageCheck, SearchX } from 'lucide-react';
import { type ChangeEvent, memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '#base/endpoint.ts';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder, workshopApi } from '../../contract.ts';
import { DesignPreview } from '../components/design-preview.tsx';
import { FailedPanel } from '../components/failed-panel.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { OrderNumber, PromiseText } from '../components/order-details.tsx';
import { RowsSkeleton } from '../components/rows-skeleton.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import { queueTexts } from '../queue-texts.ts';
import { isFiltered, type QueueFilter } from '../state/queue-view.ts';
import { TransitionDialog } from '../transition/transition-dialog.tsx';
import type { TransitionRequest } from '../transition/transition-input.ts';
import { PickBar } from './pick-bar.tsx';
import styles from './queue.module.css';

/** Chips are made when production begins; once a parcel is under way nobody asks how many are written. */
const statesWithTags: ReadonlySet<OrderState> = new Set(['in_production', 'encoded']);

const hasTags = ({ state }: { readonly state: OrderState }): boolean => statesWithTags.has(state);

interface OrderRowProps {
  order: WorkshopOrder;
  isPicked: boolean;
  onPick: (id: number, isOn: boolean, isRange: boolean) => void;
}

/** The whole row opens the order; the box alone marks it. */
const OrderRow = memo(function OrderRow({ order, isPicked, onPick }: OrderRowProps) {
  const t = useTexts(queueTexts);
  const { id, design, owner, state } = order;
  const name = owner.name || owner.email || t('workshopQueue.row.gone');
  const pick = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onPick(id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <Grid as="li" align="center" gap={[2, 3]} className={styles.row} data-picked={isPicked}>
      <span className={styles.pick}>
        <Checkbox checked={isPicked} onChange={pick} aria-label={t('workshopQueue.pick.one', { number: String(id) })} />
      </span>
      <DesignPreview
        design={design}
        className={styles.drawing}
        title={t('workshopQueue.row.physicalCard', { name: design.words.name || name })}
      />
      <Stack gap={1} align="start" shrink className={styles.identity}>
        <TileLink as={Link} className={styles.link} to={`/admin/orders/${id}`}>
          <OrderNumber id={id} /> <bdi>{name}</bdi>
        </TileLink>
        <StateBadge state={state} />
      </Stack>
      <RowDetails order={order} />
    </Grid>
  );
});

interface RowDetailsProps {
  order: WorkshopOrder;
}

/** What is to be made, how it goes out and by when, and how far its tags are. */
function RowDetails({ order }: RowDetailsProps) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { design, quantity, delivery, promise, tagsWritten } = order;
  const written = t('workshopQueue.row.tags', { done: tagsWritten, count: quantity });
  return (
    <>
      <Row as="p" gap={[0, 2]} wrap tone="muted" size="s" className={styles.what}>
        <span className={styles.main}>{tLabels('workshopWords.quantity', { count: quantity })}</span>
        <span>
          {tLabels(`workshopWords.material.${design.material}`)}, {tLabels(`workshopWords.finish.${design.finish}`)}
        </span>
      </Row>
      <Row as="p" gap={[0, 2]} wrap tone="muted" size="s" className={styles.way}>
        <span className={styles.main}>{tLabels(`workshopWords.delivery.${delivery}`)}</span>
        {promise && (
          <span>
            {t('workshopQueue.row.until')} <PromiseText order={order} />
          </span>
        )}
      </Row>
      {hasTags(order) && (
        <Stack gap={1} tone="muted" size="xs" tabular className={styles.tags}>
          <span>{written}</span>
          <Progress value={tagsWritten} max={quantity} label={written} />
        </Stack>
      )}
    </>
  );
}

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
      <FailedPanel title={t('workshopQueue.failed')} error={error} onRetry={() => void refetch()} />
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

interface OrderListProps {
  list: QueueList;
}

/** The orders of one filter; another filter begins anew. */
function OrderList({ list }: OrderListProps) {
  const t = useTexts(queueTexts);
  const { data, isPlaceholderData } = list;
  const orders = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data]);
  const ids = useMemo(() => orders.map(({ id }) => id), [orders]);
  const { picked, pick, pickAll, clear } = usePicked(ids);
  const [request, setRequest] = useState<TransitionRequest>();
  const allId = useId();
  return (
    <Stack shrinkItems shrink className={styles.location} aria-busy={isPlaceholderData}>
      <div className={styles.card} data-stale={isPlaceholderData}>
        <Row as="label" inline align="center" gap={3} tone="muted" size="s" className={styles.all} htmlFor={allId}>
          <Checkbox id={allId} checked={picked.size === ids.length} onCheckedChange={pickAll} />
          {t('workshopQueue.pick.all')}
        </Row>
        <Stack as="ul" gap={3} shrinkItems className={styles.rows} aria-label={t('workshopQueue.list')}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} isPicked={picked.has(order.id)} onPick={pick} />
          ))}
        </Stack>
      </div>
      <MoreButton list={list} end={t('workshopQueue.end')} />
      {picked.size > 0 && (
        <PickBar orders={orders.filter(({ id }) => picked.has(id))} onClear={clear} onTransition={setRequest} />
      )}
      <TransitionDialog request={request} onClose={() => setRequest(undefined)} onTransitioned={clear} />
    </Stack>
  );
}

type QueueList = UseInfiniteQueryResult<InfiniteData<CallAnswer<typeof workshopApi.orders>>>;

/** Everything from the one marked last to this one, in the order shown; this one alone where there is no such. */
function rangeTo(visibleIds: readonly number[], last: number | undefined, id: number): readonly number[] {
  const [from, to] = [last === undefined ? -1 : visibleIds.indexOf(last), visibleIds.indexOf(id)];
  return from < 0 || to < 0 ? [id] : visibleIds.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Which orders are marked. Those that are no longer shown are marked no longer. */
function usePicked(visibleIds: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const order = useRef(visibleIds);
  order.current = visibleIds;
  const pick = useCallback((id: number, isOn: boolean, isRange: boolean) => {
    const ids = isRange ? rangeTo(order.current, last.current, id) : [id];
    last.current = id;
    setMarked((before) => (isOn ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }, []);
  const picked = useMemo(() => new Set(visibleIds.filter((id) => marked.has(id))), [visibleIds, marked]);
  return {
    picked,
    pick,
    pickAll: (isOn: boolean) => setMarked(new Set(isOn ? visibleIds : [])),
    clear: () => setMarked(new Set()),
  };
}
