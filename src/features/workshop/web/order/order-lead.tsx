import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { PromiseText } from '../parts/promise-text.tsx';
import { StateBadge } from '../parts/state-badge.tsx';

interface OrderLeadProps {
  order: WorkshopOrder;
}

export function OrderLead({ order }: OrderLeadProps) {
  const t = useTexts(orderTexts);
  return (
    <>
      <StateBadge state={order.state} />
      {order.promise && (
        <span>
          {t('workshopOrder.until')} <PromiseText order={order} />
        </span>
      )}
    </>
  );
}
