import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { Link } from 'react-router';
import { AdminPage, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { overviewRanges } from '../contract.ts';
import { OverviewBody } from './overview-body.tsx';
import { overviewQuery } from './overview-queries.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { overviewTexts } from './overview-texts.ts';
import { RangeChoice } from './range-choice.tsx';

/** `/admin` and `/admin-dashboard`. */
export function OverviewPage() {
  const t = useTexts(overviewTexts);
  usePageTitle(t('overview.title'));
  const params = useListParams();
  const range = overviewRanges.find((one) => String(one) === params.get('range')) ?? 30;
  const { data, error, refetch, isPlaceholderData } = useQuery(overviewQuery(useApi(), range));
  const events = (
    <Button variant="outline" size="sm" asChild>
      <Link to="/admin/events">
        <Activity aria-hidden="true" />
        {t('overview.events')}
      </Link>
    </Button>
  );
  return (
    <AdminPage title={t('overview.title')} lead={t('overview.lead')} actions={events}>
      <RangeChoice value={range} onChange={(next) => params.set({ range: next === 30 ? undefined : String(next) })} />
      {data && <OverviewBody overview={data} isOld={isPlaceholderData} />}
      {!data && !error && <OverviewSkeleton />}
      {!data && error && (
        <ErrorCard title={t('overview.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
    </AdminPage>
  );
}
