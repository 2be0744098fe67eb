import { Truck } from 'lucide-react';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import type { PhysicalOrder } from '../../contract.ts';
import { carriers } from '../../delivery.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { orderLabelTexts } from '../../order-label-texts.ts';
import type { OrderState } from '../../transitions.ts';
import styles from './tracking.module.css';

/** The carrier and the tracking link. */
export function Tracking({
  tracking: { carrier, number, link },
}: {
  tracking: NonNullable<PhysicalOrder['tracking']>;
}) {
  const t = useTexts(physicalCardLabelTexts);
  const known = Object.keys(carriers).find((one): one is keyof typeof carriers => one === carrier);
  return (
    <Row as="p" gap={[1, 3]} align="center" wrap size="s" className={styles.tracking}>
      <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
      <bdi>{known ? t(`cardWords.carrier.${known}`) : carrier}</bdi>
      {number && (
        <span>
          {t('cardWords.number')} <LatinText>{number}</LatinText>
        </span>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('cardWords.track')}
        </a>
      )}
    </Row>
  );
}

const variants: Readonly<Record<OrderState, BadgeVariant>> = {
  pending_payment: 'warn',
  paid: 'default',
  needs_changes: 'warn',
  approved: 'default',
  in_production: 'default',
  encoded: 'default',
  shipped: 'good',
  delivered: 'good',
  delivery_problem: 'bad',
  returned: 'secondary',
  cancelled: 'secondary',
  expired: 'secondary',
  refunded: 'secondary',
};

export function OrderBadge({ state }: { state: OrderState }) {
  const t = useTexts(orderLabelTexts);
  return (
    <Badge variant={variants[state]} dot>
      {t(`orderWords.state.${state}`)}
    </Badge>
  );
}
