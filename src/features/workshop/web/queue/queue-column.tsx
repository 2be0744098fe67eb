import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ChevronDown, FileDown, PackageCheck } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import type { CallAnswer } from '#base/endpoint.ts';
import { ListStates, useMayChange } from '#features/admin/web/index.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { MoreRows, RowList, RowsSkeleton } from '#ui/lists/row-list.tsx';
import { type OnPick, SelectionBar, SelectionBox, useSelection } from '#ui/lists/selection.tsx';
import { useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import type { WorkshopOrder, workshopApi } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';
import { DesignPreview } from '../components/design-preview.tsx';
import { fileIcons } from '../components/file-link.tsx';
import { OrderNumber, PromiseText } from '../components/order-details.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { queueTexts } from '../queue-texts.ts';
import { fileHref, maxFiles, type OrderFile, orderFiles, useFile } from '../state/files.ts';
import { isFiltered, type QueueFilter } from '../state/queue-view.ts';
import { needs, type Step, stepsFor } from '../transition/needs.ts';
import { TransitionDialog } from '../transition/transition-dialog.tsx';
import type { TransitionRequest } from '../transition/transition-input.ts';
import { transitionTexts } from '../transition-texts.ts';
import styles from './queue.module.css';

interface PickBarProps {
  orders: readonly WorkshopOrder[];
  onClear: () => void;
  onTransition: (request: TransitionRequest) => void;
}

/** Actions on all selected orders: first the step that advances most of them. */
function PickBar({ orders, onClear, onTransition }: PickBarProps) {
  const t = useTexts(queueTexts);
  const tTransition = useTexts(transitionTexts);
  const count = orders.length;
  const mayChange = useMayChange();
  const [first, ...others] = count > maxFiles || !mayChange ? [] : stepsFor(orders);
  const requestTransition = ({ event, able }: Step<WorkshopOrder>) =>
    onTransition({ event, orders: able, skippedCount: count - able.length });
  return (
    <SelectionBar
      label={t('workshopQueue.pick.bar')}
      text={count > maxFiles ? t('workshopQueue.pick.many') : t('workshopQueue.pick.count', { count })}
      clearLabel={t('workshopQueue.pick.clear')}
      onClear={onClear}
    >
      {count <= maxFiles && <FilesMenu orders={orders} />}
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="sm">
              {t('workshopQueue.pick.other')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {others.map((step) => (
              <DropdownMenuItem
                key={step.event}
                destructive={needs[step.event].isDestructive ?? false}
                onSelect={() => requestTransition(step)}
              >
                {tTransition(`workshopMove.button.${step.event}`)}
                <span className={styles.menuCount}>{step.able.length}</span>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {first && (
        <Button size="sm" onClick={() => requestTransition(first)}>
          {tTransition(`workshopMove.button.${first.event}`)}
          {first.able.length < count && ` (${first.able.length})`}
        </Button>
      )}
    </SelectionBar>
  );
}

/** A print file holds one material, as a printer takes one at a time. */
export function FilesMenu({ orders }: { orders: readonly WorkshopOrder[] }) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { handleClick, isPending } = useFile();
  // Controlled, because a click handled here does not close the menu by itself.
  const [isOpen, setIsOpen] = useState(false);
  const ids = orders.map(({ id }) => id);
  const byMaterial = Map.groupBy(orders, ({ design }) => design.material);
  const item = (file: OrderFile, text: string, of: readonly number[]) => (
    <DropdownMenuItem key={text} icon={fileIcons[file]} asChild>
      <a
        href={fileHref(file, of)}
        download
        onClick={(event) => {
          handleClick(event);
          setIsOpen(false);
        }}
      >
        {text}
      </a>
    </DropdownMenuItem>
  );
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" loading={isPending}>
          <FileDown aria-hidden="true" />
          {t('workshopQueue.files.button')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {orderFiles.flatMap((file) => {
          if (file === 'print' && byMaterial.size > 1)
            return [...byMaterial].map(([material, some]) => {
              const name = tLabels(`workshopWords.material.${material}`);
              const text = t('workshopQueue.files.printOf', { material: name });
              return item(
                'print',
                text,
                some.map(({ id }) => id),
              );
            });
          return item(
            file,
            t(ids.length === 1 ? `workshopQueue.ownFiles.${file}` : `workshopQueue.files.${file}`),
            ids,
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface OrderRowProps {
  order: WorkshopOrder;
  isPicked: boolean;
  onPick: OnPick;
}

/** The whole row opens the order; only the checkbox selects it. */
const OrderRow = memo(({ order, isPicked, onPick }: OrderRowProps) => {
  const t = useTexts(queueTexts);
  const { id, design, owner, state } = order;
  const name = owner.name || owner.email || t('workshopQueue.row.gone');
  return (
    <Grid as="li" align="center" gap={[2, 3]} className={styles.row} data-picked={isPicked}>
      <span className={styles.pick}>
        <SelectionBox
          id={id}
          isPicked={isPicked}
          onPick={onPick}
          label={t('workshopQueue.pick.one', { number: String(id) })}
        />
      </span>
      <DesignPreview
        design={design}
        className={styles.drawing}
        title={t('workshopQueue.row.physicalCard', { name: design.words.name || name })}
      />
      <Stack gap={1} align="start" shrink shrinkItems className={styles.identity}>
        <TileLink as={Link} className={styles.link} to={`/admin/orders/${id}`}>
          <OrderNumber id={id} /> <ShortText text={name} />
        </TileLink>
        <StateBadge state={state} />
      </Stack>
      <RowDetails order={order} />
    </Grid>
  );
});

/** What to produce, the delivery method and due date, and the progress of its tags. */
function RowDetails({ order }: { order: WorkshopOrder }) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { state, design, quantity, delivery, promise, tagsWritten } = order;
  const written = t('workshopQueue.row.tags', { done: tagsWritten, count: quantity });
  // Tags are created when production starts; once a parcel is shipped the written count is no longer relevant.
  const hasTags = state === 'in_production' || state === 'encoded';
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
      {hasTags && (
        <Stack gap={1} tone="muted" size="xs" tabular className={styles.tags}>
          <span>{written}</span>
          <Progress value={tagsWritten} max={quantity} label={written} />
        </Stack>
      )}
    </>
  );
}

/** The orders, or the loading, error or empty state. */
export function QueueColumn({ list, filter, onClear }: { list: QueueList; filter: QueueFilter; onClear: () => void }) {
  const t = useTexts(queueTexts);
  const toAll = (
    <RouterLinkButton variant="outline" to="/admin/orders?tab=all">
      {t('workshopQueue.none.all')}
    </RouterLinkButton>
  );
  return (
    <ListStates
      query={list}
      isEmpty={!list.data?.pages.some(({ orders }) => orders.length > 0)}
      failed={t('workshopQueue.failed')}
      waiting={<RowsSkeleton label={t('workshopQueue.loading')} />}
      none={{
        icon: PackageCheck,
        title: t('workshopQueue.none.title'),
        text: t('workshopQueue.none.text'),
        action: filter.tab !== 'all' && toAll,
      }}
      nothing={{
        title: t('workshopQueue.nothing.title'),
        text: t('workshopQueue.nothing.text'),
        clear: t('workshopQueue.nothing.clear'),
      }}
      isNarrowed={isFiltered(filter)}
      onClear={onClear}
    >
      <OrderList list={list} />
    </ListStates>
  );
}

/** The orders of one filter; remounted when the filter changes. */
function OrderList({ list }: { list: QueueList }) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const orders = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data]);
  const ids = useMemo(() => orders.map(({ id }) => id), [orders]);
  const { picked, pick, pickAll, clear } = useSelection(ids);
  const [request, setRequest] = useState<TransitionRequest>();
  const allId = useId();
  return (
    <Stack shrinkItems shrink className={styles.location} aria-busy={isPlaceholderData}>
      <RowList
        isCards
        isStale={isPlaceholderData}
        aria-label={t('workshopQueue.list')}
        head={
          <Row as="label" inline align="center" gap={3} tone="muted" size="s" className={styles.all} htmlFor={allId}>
            <Checkbox id={allId} checked={picked.size === ids.length} onCheckedChange={pickAll} />
            {t('workshopQueue.pick.all')}
          </Row>
        }
      >
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} isPicked={picked.has(order.id)} onPick={pick} />
        ))}
      </RowList>
      <MoreRows
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        more={tLabels('workshopWords.more')}
        end={t('workshopQueue.end')}
      />
      {picked.size > 0 && (
        <PickBar orders={orders.filter(({ id }) => picked.has(id))} onClear={clear} onTransition={setRequest} />
      )}
      <TransitionDialog request={request} onClose={() => setRequest(undefined)} onTransitioned={clear} />
    </Stack>
  );
}

type QueueList = UseInfiniteQueryResult<InfiniteData<CallAnswer<typeof workshopApi.orders>>>;
