import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { TagState } from '../../domain.ts';
import { tagSharedTexts } from './shared-texts.ts';

const tones: Readonly<Record<TagState, BadgeVariant>> = {
  unassigned: 'secondary',
  active: 'good',
  frozen: 'warn',
  retired: 'outline',
};

export function StateBadge({ state }: { state: TagState }) {
  const t = useTexts(tagSharedTexts);
  return (
    <Badge variant={tones[state]} dot={state !== 'retired'}>
      {t(`tag.state.${state}`)}
    </Badge>
  );
}
