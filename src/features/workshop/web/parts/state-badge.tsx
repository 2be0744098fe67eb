import type { OrderState } from '#features/physical-cards/moves.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { wordsTexts } from '../words-texts.ts';

const looks: Readonly<Record<OrderState, BadgeVariant>> = {
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

interface StateBadgeProps {
  state: OrderState;
}

export function StateBadge({ state }: StateBadgeProps) {
  const t = useTexts(wordsTexts);
  return (
    <Badge variant={looks[state]} size="sm">
      {t(`workshopWords.state.${state}`)}
    </Badge>
  );
}
