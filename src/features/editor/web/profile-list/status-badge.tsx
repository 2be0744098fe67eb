import type { ProfileStatus } from '#features/profiles/contract.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { profileStatusTexts } from './profile-status-texts.ts';

const tones: Readonly<Record<ProfileStatus, BadgeVariant>> = {
  draft: 'secondary',
  published: 'good',
  paused: 'warn',
  suspended: 'bad',
  expired: 'warn',
};

export function StatusBadge({ status }: { status: ProfileStatus }) {
  const t = useTexts(profileStatusTexts);
  return (
    <Badge variant={tones[status]} dot>
      {t(`cardStatus.${status}`)}
    </Badge>
  );
}
