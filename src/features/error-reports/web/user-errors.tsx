import { useQuery } from '@tanstack/react-query';
import { AdminLink, adminDetailQuery, Panel } from '#features/admin/web/index.ts';
import { QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { errorsAdminApi } from '../admin-contract.ts';
import { StateBadge } from './error-labels.tsx';
import { errorsTexts } from './errors-texts.ts';

/** The last errors of one customer. Their pages are open to those who mend them. */
export function UserErrors({ id }: { id: number }) {
  const t = useTexts(errorsTexts);
  const { data, error, refetch } = useQuery(adminDetailQuery(useApi(), errorsAdminApi.ofUser, id));
  return (
    <Panel title={t('adminErrors.ofUser.title')}>
      {!data && error && (
        <QueryFailure level="h3" error={error} failed={t('adminErrors.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonGroup label={t('adminErrors.loading')} shapes={['line', 'line']} />}
      {data?.length === 0 && <Caption>{t('adminErrors.ofUser.none')}</Caption>}
      {data && data.length > 0 && (
        <Stack as="ul" gap={3}>
          {data.map((one) => (
            <Stack as="li" key={one.id} gap={1} align="start" shrink>
              <Row as="span" wrap align="center" gap={[1, 2]}>
                <AdminLink to={`/admin/errors/${one.id}`}>
                  <bdi>{one.message || one.type}</bdi>
                </AdminLink>
                <StateBadge error={{ state: one.state, returnedAt: null }} />
              </Row>
              <Text as="span" tone="muted" size="s" breakWords>
                <bdi dir="ltr">{one.path}</bdi> · {t('adminErrors.times', { count: one.count })} ·{' '}
                <TimeAgo at={one.lastSeenAt} isInSentence />
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
