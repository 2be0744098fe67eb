import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState, QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { activityTexts } from '../../activity-texts.ts';
import type { SecurityEvent } from '../../contract.ts';
import styles from './activity-list.module.css';

interface ActivityListProps {
  reading: Pick<
    UseInfiniteQueryResult<{ pages: { rows: SecurityEvent[] }[] }>,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
}

export function ActivityList({ reading }: ActivityListProps) {
  const t = useTexts(activityTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = reading;
  const events = data?.pages.flatMap(({ rows }) => rows);
  if (!events && error)
    return <QueryFailure level="h3" error={error} failed={t('activity.failed')} onRetry={() => void refetch()} />;
  if (!events) return <SkeletonGroup label={t('activity.loading')} gap={3} shapes={['line', 'line', 'line']} />;
  if (events.length === 0)
    return (
      <EmptyState icon={History} title={t('activity.empty')} level="h3">
        {t('activity.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <Stack as="ul" gap={3}>
        {events.map((event) => (
          <ActivityItem key={event.id} event={event} />
        ))}
      </Stack>
      {hasNextPage && (
        <div>
          <Button variant="outline" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('activity.more')}
          </Button>
        </div>
      )}
    </>
  );
}

const details = ['password', 'google', 'app', 'recovery-code', 'one', 'others'] as const;
/** `@old → @new`: read from left to right whatever the names' script, as the arrow points. */
const ChangeText = ({ text }: { text: string }) => (
  <bdi dir="ltr" className={styles.detail}>
    {text.split(' → ').map((side, index) => (
      <Fragment key={side}>
        {index > 0 && ' → '}
        <bdi>{side}</bdi>
      </Fragment>
    ))}
  </bdi>
);

const alarming: readonly SecurityEvent['kind'][] = ['sign-in-failed', 'second-factor-failed', 'registration-tried'];

function ActivityItem({ event: { at, kind, detail, browser, system, address } }: { event: SecurityEvent }) {
  const t = useTexts(activityTexts);
  const knownDetail = details.find((one) => one === detail);
  const device = [browser, system].filter(Boolean).join(' · ');
  return (
    <Stack as="li" gap={1} className={styles.event} data-alarming={alarming.includes(kind) || undefined}>
      <Row as="span" wrap weight="medium" className={styles.what}>
        {t(`activity.kind.${kind}`)}
        {knownDetail && <span className={styles.detail}>{t(`activity.detail.${knownDetail}`)}</span>}
        {!knownDetail && detail && <ChangeText text={detail} />}
      </Row>
      <Row as="span" wrap tone="muted" size="s" className={styles.details}>
        <DateText value={at} time />
        {device && <LatinText>{device}</LatinText>}
        {address && <bdi>{t('activity.network', { address: `\u2066${address}\u2069` })}</bdi>}
      </Row>
    </Stack>
  );
}
