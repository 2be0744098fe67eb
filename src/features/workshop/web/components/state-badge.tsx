import type { OrderState } from '#features/physical-cards/transitions.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { workshopLabelTexts } from '../label-texts.ts';

const variants: Readonly<Record<OrderState, BadgeVariant>> = {
  pending_payment: 'outline',
  paid: 'hot',
  needs_changes: 'warn',
  approved: 'default',
  in_production: 'default',
  encoded: 'default',
  shipped: 'secondary',
  delivered: 'good',
  delivery_problem: 'bad',
  returned: 'warn',
  cancelled: 'outline',
  expired: 'outline',
  refunded: 'outline',
};

export function StateBadge({ state }: { state: OrderState }) {
  const t = useTexts(workshopLabelTexts);
  return (
    <Badge variant={variants[state]} size="sm">
      {t(`workshopWords.state.${state}`)}
    </Badge>
  );
}
