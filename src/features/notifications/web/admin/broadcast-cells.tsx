import { startOfDay } from '#base/time/israel-time.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Broadcast } from '../../admin-contract.ts';
import type { BroadcastStatus } from '../../broadcast.ts';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

interface SentProgressProps {
  broadcast: Pick<Broadcast, 'status' | 'sent' | 'total' | 'mails'>;
}

export function SentProgress({ broadcast: { status, sent, total, mails } }: SentProgressProps) {
  const t = useTexts(broadcastsAdminTexts);
  if (status === 'draft' || status === 'scheduled') return null;
  const text = t('broadcastsAdmin.sentOf', { sent, total });
  return (
    <Stack as="span" gap={1} tabular className={styles.progress}>
      <span>{text}</span>
      {mails !== null && (
        <Text as="span" tone="muted" size="s">
          {t('broadcastsAdmin.reached.mails', { mails })}
        </Text>
      )}
      {status !== 'sent' && <Progress value={Math.min(sent, total)} max={Math.max(total, 1)} label={text} />}
    </Stack>
  );
}

/** Whom a broadcast addresses, in words: every condition narrows it. */
export function AudienceText({ audience }: Pick<Broadcast, 'audience'>) {
  const t = useTexts(broadcastsAdminTexts);
  const { planStatus, packages = [], language, hasProfile, registeredFrom, registeredTo, userIds } = audience;
  const names = packages.map((name) => t(`broadcastsAdmin.audience.package.${name}`)).join(' / ');
  const words = [
    t(`broadcastsAdmin.audience.words.${planStatus ?? 'everyone'}`),
    names && t('broadcastsAdmin.audience.words.packages', { names }),
    t(`broadcastsAdmin.audience.words.${language ?? 'allLanguages'}`),
    hasProfile !== undefined && t(`broadcastsAdmin.audience.words.${hasProfile ? 'has' : 'hasNot'}`),
    registeredFrom && t('broadcastsAdmin.audience.words.from', { day: startOfDay(registeredFrom) }),
    registeredTo && t('broadcastsAdmin.audience.words.to', { day: startOfDay(registeredTo) }),
    userIds && t('broadcastsAdmin.audience.words.ids', { count: userIds.length }),
  ];
  return words.filter(Boolean).join(', ');
}

const variants: Readonly<Record<BroadcastStatus, BadgeVariant>> = {
  draft: 'outline',
  scheduled: 'default',
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
