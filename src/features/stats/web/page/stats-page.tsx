import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { dateInIsrael } from '#base/israel-time.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { Controls } from '../controls/controls.tsx';
import { useLightPrint } from '../controls/use-light-print.ts';
import { spanOf, wishOf } from '../controls/wish.ts';
import { statsQueries } from '../stats-queries.ts';
import { statsTexts } from '../stats-texts.ts';
import { NoCard } from './no-card.tsx';
import { PageHead } from './page-head.tsx';
import { StatsBody } from './stats-body.tsx';
import { StatsFailed } from './stats-failed.tsx';

import styles from './stats-page.module.css';
import { StatsSkeleton } from './stats-skeleton.tsx';

/** `/stats` of all cards together, `/stats/{profileId}` of one. */
export function StatsPage() {
  const t = useTexts(statsTexts);
  const api = useApi();
  const { profileId: named } = useParams();
  const [search] = useSearchParams();
  const today = dateInIsrael(new Date());
  const wish = wishOf(search, today);
  const profileId = named === undefined ? undefined : Number(named);
  const isNumber = profileId === undefined || (Number.isInteger(profileId) && profileId > 0);
  const span = spanOf(wish, today);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...statsQueries.of(api, profileId, span),
    enabled: isNumber,
  });
  const { data: profiles } = useQuery(statsQueries.profiles(api));
  usePageTitle(t('statsPage.title'));
  useLightPrint();
  const status = error instanceof RequestError ? error.status : 0;
  // Where a plan no longer holds a card, the way back to it is told on a page of its own.
  if (status === 402) return <Navigate to="/subscription-required" replace />;
  if (!isNumber || status === 404) return <StatsFailed isMissing />;
  if (profiles?.length === 0) return <NoCard />;
  const isAsked = search.has('range') || search.has('from');
  return (
    <div className={styles.page}>
      <PageHead span={isPlaceholderData ? span : (data ?? span)} profiles={profiles ?? []} profileId={profileId} />
      <Controls wish={wish} today={today} earliest={data?.earliest} profiles={profiles ?? []} profileId={profileId} />
      {data && (
        <StatsBody
          stats={data}
          today={today}
          isOld={isPlaceholderData}
          isCut={isAsked && !isPlaceholderData && span.from < data.earliest}
        />
      )}
      {!data && !error && <StatsSkeleton />}
      {!data && error && <StatsFailed message={error.message} onRetry={() => void refetch()} />}
    </div>
  );
}
