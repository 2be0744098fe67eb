import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BroadcastStatus } from '../../broadcast.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

const variants: Readonly<Record<BroadcastStatus, BadgeVariant>> = {
  draft: 'outline',
  sending: 'hot',
  paused: 'warn',
  sent: 'good',
  stopped: 'secondary',
};

export function StatusBadge({ status }: { status: BroadcastStatus }) {
  const t = useTexts(broadcastsAdminTexts);
  return (
    <Badge variant={variants[status]} size="sm">
      {t(`broadcastsAdmin.statuses.${status}`)}
    </Badge>
  );
}
