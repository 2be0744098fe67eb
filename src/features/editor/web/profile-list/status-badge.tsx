import type { OwnProfileStatus } from '#features/profiles/contract.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { profileStatusTexts } from './profile-status-texts.ts';

const tones: Readonly<Record<OwnProfileStatus, BadgeVariant>> = {
  draft: 'secondary',
  published: 'good',
  paused: 'warn',
  suspended: 'bad',
  expired: 'warn',
  leaving: 'warn',
};

export function StatusBadge({ status }: { status: OwnProfileStatus }) {
  const t = useTexts(profileStatusTexts);
  return (
    <Badge variant={tones[status]} dot>
      {t(`cardStatus.${status}`)}
    </Badge>
  );
}
