import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import type { OrderState } from '../../transitions.ts';

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
  const t = useTexts(physicalCardLabelTexts);
  return (
    <Badge variant={variants[state]} dot>
      {t(`cardWords.state.${state}`)}
    </Badge>
  );
}
