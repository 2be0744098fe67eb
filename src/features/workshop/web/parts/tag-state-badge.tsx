import type { TagState } from '#features/tags/domain.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { wordsTexts } from '../words-texts.ts';

const looks: Readonly<Record<TagState, BadgeVariant>> = {
  unassigned: 'secondary',
  active: 'good',
  frozen: 'warn',
  retired: 'outline',
};

interface TagStateBadgeProps {
  state: TagState;
}

export function TagStateBadge({ state }: TagStateBadgeProps) {
  const t = useTexts(wordsTexts);
  return (
    <Badge variant={looks[state]} size="sm">
      {t(`workshopWords.tagState.${state}`)}
    </Badge>
  );
}
