import { type ChangeEvent, memo } from 'react';
import { Link } from 'react-router';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TileLink } from '#ui/nav-links.tsx';
import { Progress } from '#ui/progress.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { workshopLabelTexts } from '../label-texts.ts';
import { DesignPreview } from '../components/design-preview.tsx';
import { OrderNumber } from '../components/order-number.tsx';
import { PromiseText } from '../components/promise-text.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { queueTexts } from '../queue-texts.ts';
import styles from './order-row.module.css';

/** Chips are made when production begins; once a parcel is under way nobody asks how many are written. */
const statesWithTags: ReadonlySet<OrderState> = new Set(['in_production', 'encoded']);

const hasTags = ({ state }: { readonly state: OrderState }): boolean => statesWithTags.has(state);

interface OrderRowProps {
  order: WorkshopOrder;
  isPicked: boolean;
  onPick: (id: number, isOn: boolean, isRange: boolean) => void;
}

/** The whole row opens the order; the box alone marks it. */
export const OrderRow = memo(function OrderRow({ order, isPicked, onPick }: OrderRowProps) {
  const t = useTexts(queueTexts);
  const { id, design, owner, state } = order;
  const name = owner.name || owner.email || t('workshopQueue.row.gone');
  const pick = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onPick(id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <li className={styles.row} data-picked={isPicked}>
      <span className={styles.pick}>
        <Checkbox checked={isPicked} onChange={pick} aria-label={t('workshopQueue.pick.one', { number: String(id) })} />
      </span>
      <DesignPreview
        design={design}
        className={styles.drawing}
        title={t('workshopQueue.row.card', { name: design.words.name || name })}
      />
      <Stack gap={1} align="start" shrink className={styles.who}>
        <TileLink as={Link} className={styles.link} to={`/admin/orders/${id}`}>
          <OrderNumber id={id} /> <bdi>{name}</bdi>
        </TileLink>
        <StateBadge state={state} />
      </Stack>
      <RowDetails order={order} />
    </li>
  );
});

interface RowDetailsProps {
  order: WorkshopOrder;
}

/** What is to be made, how it goes out and by when, and how far its chips are. */
function RowDetails({ order }: RowDetailsProps) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const { design, quantity, delivery, promise, tagsWritten } = order;
  const written = t('workshopQueue.row.chips', { done: tagsWritten, count: quantity });
  return (
    <>
      <Row as="p" gap={[0, 2]} wrap className={styles.what}>
        <span className={styles.main}>{tLabels('workshopWords.quantity', { count: quantity })}</span>
        <span>
          {tLabels(`workshopWords.material.${design.material}`)}, {tLabels(`workshopWords.finish.${design.finish}`)}
        </span>
      </Row>
      <Row as="p" gap={[0, 2]} wrap className={styles.way}>
        <span className={styles.main}>{tLabels(`workshopWords.delivery.${delivery}`)}</span>
        {promise && (
          <span>
            {t('workshopQueue.row.until')} <PromiseText order={order} />
          </span>
        )}
      </Row>
      {hasTags(order) && (
        <Stack gap={1} className={styles.chips}>
          <span>{written}</span>
          <Progress value={tagsWritten} max={quantity} label={written} />
        </Stack>
      )}
    </>
  );
}
