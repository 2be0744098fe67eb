import { useInfiniteQuery } from '@tanstack/react-query';
import { Panel } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminUserDetail } from '../../admin-contract.ts';
import { ActivityList } from '../activity/activity-list.tsx';
import { activityQueries } from '../activity/activity-queries.ts';
import { userTexts } from './user-texts.ts';

/** The security log of one account. */
export function UserActivity({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const reading = useInfiniteQuery(activityQueries.of(useApi(), user.id));
  return (
    <Panel title={t('userAdmin.activity.title')}>
      <ActivityList reading={reading} />
    </Panel>
  );
}
