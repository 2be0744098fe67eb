import type { TagState } from '#features/tags/domain.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { workshopLabelTexts } from '../label-texts.ts';

const variants: Readonly<Record<TagState, BadgeVariant>> = {
  unassigned: 'secondary',
  active: 'good',
  frozen: 'warn',
  retired: 'outline',
};

export function TagStateBadge({ state }: { state: TagState }) {
  const t = useTexts(workshopLabelTexts);
  return (
    <Badge variant={variants[state]} size="sm">
      {t(`workshopWords.tagState.${state}`)}
    </Badge>
  );
}
