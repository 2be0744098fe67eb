import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Broadcast } from '../../admin-contract.ts';
import type { BroadcastStatus } from '../../broadcast.ts';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

interface SentProgressProps {
  broadcast: Pick<Broadcast, 'status' | 'sent' | 'total'>;
}

export function SentProgress({ broadcast: { status, sent, total } }: SentProgressProps) {
  const t = useTexts(broadcastsAdminTexts);
  if (status === 'draft') return null;
  const text = t('broadcastsAdmin.sentOf', { sent, total });
  return (
    <Stack as="span" gap={1} tabular className={styles.progress}>
      <span>{text}</span>
      {status !== 'sent' && <Progress value={Math.min(sent, total)} max={Math.max(total, 1)} label={text} />}
    </Stack>
  );
}

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
