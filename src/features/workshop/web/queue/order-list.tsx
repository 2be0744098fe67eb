import { useId, useMemo, useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoveDialog } from '../move/move-dialog.tsx';
import type { MoveWish } from '../move/move-wish.ts';
import { MoreButton } from '../parts/more-button.tsx';
import { queueTexts } from '../queue-texts.ts';
import { usePicked } from '../state/use-picked.ts';
import styles from './order-list.module.css';
import { OrderRow } from './order-row.tsx';
import { PickBar } from './pick-bar.tsx';
import type { QueueList } from './queue-list.ts';

interface OrderListProps {
  list: QueueList;
}

/** The orders of one filter; another filter begins anew. */
export function OrderList({ list }: OrderListProps) {
  const t = useTexts(queueTexts);
  const { data, isPlaceholderData } = list;
  const orders = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data]);
  const ids = useMemo(() => orders.map(({ id }) => id), [orders]);
  const { picked, pick, pickAll, clear } = usePicked(ids);
  const [wish, setWish] = useState<MoveWish>();
  const allId = useId();
  return (
    <div className={styles.place} aria-busy={isPlaceholderData}>
      <div className={styles.card} data-stale={isPlaceholderData}>
        <label className={styles.all} htmlFor={allId}>
          <Checkbox id={allId} checked={picked.size === ids.length} onCheckedChange={pickAll} />
          {t('workshopQueue.pick.all')}
        </label>
        <ul className={styles.rows} aria-label={t('workshopQueue.list')}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} isPicked={picked.has(order.id)} onPick={pick} />
          ))}
        </ul>
      </div>
      <MoreButton list={list} end={t('workshopQueue.end')} />
      {picked.size > 0 && (
        <PickBar orders={orders.filter(({ id }) => picked.has(id))} onClear={clear} onMove={setWish} />
      )}
      <MoveDialog wish={wish} onClose={() => setWish(undefined)} onMoved={clear} />
    </div>
  );
}
