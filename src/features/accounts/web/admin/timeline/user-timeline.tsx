import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { mayStaff, type StaffArea, type StaffRole } from '#base/staff-roles.ts';
import { AdminLink, Panel, useStaffRole } from '#features/admin/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState, QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { adminUsersApi, type TimelineEntry, type TimelineGroup, timelineGroups } from '../../../admin-contract.ts';
import { timelineTexts } from '../../../timeline-texts.ts';
import styles from './user-timeline.module.css';

const timelineQuery = (api: Api, id: number, group: TimelineGroup | undefined) =>
  infiniteQueryOptions({
    queryKey: [adminUsersApi.timeline.path, id, group],
    queryFn: ({ pageParam }) =>
      api.call(adminUsersApi.timeline, { params: { id }, query: { after: pageParam, ...(group && { group }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Things happen elsewhere, so every mount refetches.
    staleTime: 0,
  });

/** The areas of which a group tells; who may read none of them is not offered it. */
const areas: Readonly<Record<TimelineGroup, StaffArea>> = {
  account: 'users',
  profiles: 'profiles',
  money: 'money',
  orders: 'orders',
  support: 'desk',
};
const groupsFor = (role: StaffRole) => timelineGroups.filter((group) => mayStaff(role, areas[group], 'read'));

/** What happened to a customer, from everywhere in the product that the role may read. */
export function UserTimeline({ id }: { id: number }) {
  const t = useTexts(timelineTexts);
  const [group, setGroup] = useState<TimelineGroup | 'all'>('all');
  const groups = groupsFor(useStaffRole());
  return (
    <Panel
      title={t('timeline.title')}
      actions={
        <Select
          aria-label={t('timeline.filter')}
          value={group}
          onChange={({ currentTarget }) => setGroup(currentTarget.value as TimelineGroup | 'all')}
        >
          <option value="all">{t('timeline.all')}</option>
          {groups.map((one) => (
            <option key={one} value={one}>
              {t(`timeline.groups.${one}`)}
            </option>
          ))}
        </Select>
      }
    >
      <Caption>{t('timeline.lead')}</Caption>
      <TimelineList id={id} group={group === 'all' ? undefined : group} />
    </Panel>
  );
}

function TimelineList({ id, group }: { id: number; group: TimelineGroup | undefined }) {
  const t = useTexts(timelineTexts);
  const reading = useInfiniteQuery(timelineQuery(useApi(), id, group));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = reading;
  const entries = data?.pages.flatMap(({ rows }) => rows);
  if (!entries && error)
    return <QueryFailure level="h3" error={error} failed={t('timeline.failed')} onRetry={() => void refetch()} />;
  if (!entries) return <SkeletonGroup label={t('timeline.loading')} gap={3} shapes={['line', 'line', 'line']} />;
  if (entries.length === 0)
    return (
      <EmptyState icon={History} title={t('timeline.empty')} level="h3">
        {t(group ? 'timeline.noneOfGroup' : 'timeline.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="outline" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('timeline.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function EntryRow({ entry: { at, group, text, detail, path } }: { entry: TimelineEntry }) {
  return (
    <li className={styles.entry} data-group={group}>
      <Stack align="start" shrink>
        <Text as="span" weight="medium" breakWords>
          {path ? (
            <AdminLink to={path} className={styles.link}>
              {text}
            </AdminLink>
          ) : (
            text
          )}
        </Text>
        {detail && (
          <Text as="span" tone="muted" size="s" breakWords dir="auto">
            {detail}
          </Text>
        )}
      </Stack>
      <Text as="span" tone="muted" size="s" className={styles.time}>
        <DateText value={at} time />
      </Text>
    </li>
  );
}
