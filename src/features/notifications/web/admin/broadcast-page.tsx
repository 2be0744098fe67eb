import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { wordsFor } from '../../broadcast.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastRun } from './broadcast-run.tsx';
import { broadcastsQueries } from './broadcasts-queries.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { StatusBadge } from './status-badge.tsx';

/** `/admin/notifications/{id}`; `new` is one that is not saved yet. */
export function BroadcastPage() {
  const t = useTexts(broadcastsAdminTexts);
  usePageTitle(t('broadcastsAdmin.title'));
  const { locale } = useLocale();
  const { id: named } = useParams();
  const isNew = named === 'new';
  const id = Number(named);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...broadcastsQueries.one(useApi(), id), enabled: isNumber });
  const isMissing = (!isNew && !isNumber) || (error instanceof RequestError && error.status === 404);
  const title = data ? <bdi>{wordsFor(data.words, locale).title}</bdi> : t('broadcastsAdmin.newTitle');
  return (
    <AdminPage title={title} lead={data && <StatusBadge status={data.status} />} back={<BackLink />}>
      {(isNew || data?.status === 'draft') && <BroadcastForm key={data?.id ?? 'new'} broadcast={data} />}
      {data && data.status !== 'draft' && <BroadcastRun broadcast={data} />}
      {isMissing && <ErrorCard title={t('broadcastsAdmin.missing')} />}
      {!data && error && !isMissing && (
        <ErrorCard title={t('broadcastsAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && isNumber && (
        <div role="status" aria-busy="true" aria-label={t('broadcastsAdmin.loading')}>
          <Skeleton shape="block" />
        </div>
      )}
    </AdminPage>
  );
}

function BackLink() {
  const t = useTexts(broadcastsAdminTexts);
  return (
    <div>
      <Button variant="link" size="sm" asChild>
        <Link to="/admin/notifications">
          <ArrowBack aria-hidden="true" />
          {t('broadcastsAdmin.back')}
        </Link>
      </Button>
    </div>
  );
}
