import { useQuery } from '@tanstack/react-query';
import { BellOff, CircleCheck, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { AdminPage, adminDetailQuery, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { errorsAdminApi } from '../admin-contract.ts';
import type { ErrorState } from '../states.ts';
import { ErrorDetail } from './error-detail.tsx';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';
import { StateBadge } from './state-badge.tsx';

interface ErrorActionsProps {
  error: { readonly id: number; readonly state: ErrorState };
}

const actions = [
  { name: 'resolve', icon: CircleCheck, from: ['open', 'muted'] },
  { name: 'mute', icon: BellOff, from: ['open', 'resolved'] },
  { name: 'reopen', icon: RotateCcw, from: ['resolved', 'muted'] },
] as const satisfies readonly { name: string; icon: unknown; from: readonly ErrorState[] }[];

function ErrorActions({ error: { id, state } }: ErrorActionsProps) {
  const t = useTexts(errorsTexts);
  const available = actions.filter(({ from }) => from.some((one) => one === state));
  return available.map(({ name, icon: Icon }, index) => (
    <ActionButton key={name} id={id} name={name} isFirst={index === 0}>
      <Icon aria-hidden="true" />
      {t(`adminErrors.${name}`)}
    </ActionButton>
  ));
}

interface ActionButtonProps {
  id: number;
  name: (typeof actions)[number]['name'];
  isFirst: boolean;
  children: ReactNode;
}

function ActionButton({ id, name, isFirst, children }: ActionButtonProps) {
  const t = useTexts(errorsTexts);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(errorsAdminApi[name], { params: { id } }),
    done: t(`adminErrors.done.${name}`),
  });
  return (
    <Button size="sm" variant={isFirst ? 'default' : 'outline'} loading={isPending} onClick={() => send()}>
      {children}
    </Button>
  );
}

/** `/admin/errors/{id}`. */
export function ErrorPage() {
  const t = useTexts(errorsTexts);
  usePageTitle(t('adminErrors.title'));
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({
    ...adminDetailQuery(useApi(), errorsAdminApi.get, id),
    enabled: isNumber,
  });
  const isMissing = !isNumber || (error instanceof RequestError && error.status === 404);
  const title = data ? (
    <bdi dir="ltr" className={styles.title}>
      {data.message || data.type}
    </bdi>
  ) : (
    t('adminErrors.title')
  );
  return (
    <AdminPage
      title={title}
      lead={data && <StateBadge error={data} />}
      back={<BackLink />}
      actions={data && <ErrorActions error={data} />}
    >
      {data && !isMissing && <ErrorDetail error={data} />}
      {isMissing && <ErrorCard title={t('adminErrors.missing.title')} message={t('adminErrors.missing.text')} />}
      {!data && error && !isMissing && (
        <ErrorCard title={t('adminErrors.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && isNumber && (
        <div role="status" aria-busy="true" aria-label={t('adminErrors.loading')}>
          <Skeleton shape="block" />
        </div>
      )}
    </AdminPage>
  );
}

function BackLink() {
  const t = useTexts(errorsTexts);
  return (
    <div>
      <Button variant="link" size="sm" asChild>
        <Link to="/admin/errors">
          <ArrowBack aria-hidden="true" />
          {t('adminErrors.back')}
        </Link>
      </Button>
    </div>
  );
}
