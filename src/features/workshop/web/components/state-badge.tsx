import type { OrderState } from '#features/physical-cards/transitions.ts';
import { type ShownTagState, shownTagState } from '#features/tags/domain.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopTag } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';

const orderVariants: Readonly<Record<OrderState, BadgeVariant>> = {
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
    <Badge variant={orderVariants[state]} size="sm">
      {t(`workshopWords.state.${state}`)}
    </Badge>
  );
}

const tagVariants: Readonly<Record<ShownTagState, BadgeVariant>> = {
  making: 'default',
  unassigned: 'secondary',
  active: 'good',
  frozen: 'warn',
  retired: 'outline',
};

export function TagStateBadge({ tag }: { tag: Pick<WorkshopTag, 'state' | 'orderId' | 'writtenAt'> }) {
  const t = useTexts(workshopLabelTexts);
  const state = shownTagState(tag);
  return (
    <Badge variant={tagVariants[state]} size="sm">
      {t(`workshopWords.tagState.${state}`)}
    </Badge>
  );
}
