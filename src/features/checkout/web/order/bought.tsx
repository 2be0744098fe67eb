import { AmountText } from '#ui/amount-text.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Order } from '../../contract.ts';
import { buyingTexts } from '../texts.ts';
import styles from './order.module.css';
import { physicalCardOrderPath } from './physical-card-order-path.ts';

interface BoughtProps {
  order: Order;
  isPaid?: boolean;
}

/** What it is about, and for how much. */
export function Bought({ order, isPaid = false }: BoughtProps) {
  const t = useTexts(buyingTexts);
  const { orderId, itemId, title, amount } = order;
  // Cards have an order of their own, by whose number their owner knows them.
  const id = physicalCardOrderPath(order) ? itemId : orderId;
  return (
    <Stack as="dl" gap={2} className={styles.bought}>
      <Row gap={[1, 4]} align="baseline" justify="between" wrap className={styles.row}>
        <dt>{t('buying.order.number', { id: String(id) })}</dt>
        <dd>{title}</dd>
      </Row>
      <Row gap={[1, 4]} align="baseline" justify="between" wrap className={styles.row}>
        <dt>{t(isPaid ? 'buying.order.sum' : 'buying.order.amount')}</dt>
        <dd>
          <AmountText agorot={amount} className={styles.sum ?? ''} />
        </dd>
      </Row>
    </Stack>
  );
}
