import { useQuery } from '@tanstack/react-query';
import { Ban, Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AdminPage, ReasonField } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import type { AdminUserDetail } from '../../admin-contract.ts';
import { adminUsersApi } from '../../admin-contract.ts';
import { UserAction } from './actions/user-action.tsx';
import { StateBadges } from './state-badges.tsx';
import styles from './user.module.css';
import { UserDetail } from './user-detail.tsx';
import { userTexts } from './user-texts.ts';
import { usersQueries } from './users-queries.ts';
import { usersTexts } from './users-texts.ts';

const panels = ['account', 'plan', 'sessions'];

function UserSkeleton() {
  const t = useTexts(userTexts);
  return (
    <div className={styles.panels} role="status" aria-busy="true" aria-label={t('userAdmin.loading')}>
      {panels.map((panel) => (
        <Card key={panel}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}

/** What is no number is the number of nobody. */
const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);

/** `/admin/users/{id}`. */
export function UserPage() {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const id = idOf(useParams().id);
  const { data, error, refetch } = useQuery({ ...usersQueries.one(useApi(), id), enabled: id > 0 });
  const name = data && (data.displayName || data.username);
  usePageTitle(name ?? list('usersAdmin.title'));
  const isMissing = id === 0 || (error instanceof RequestError && error.status === 404);
  const back = (
    <Link className={styles.back} to="/admin/users">
      <ArrowBack size={18} aria-hidden="true" />
      {t('userAdmin.back')}
    </Link>
  );
  return (
    <AdminPage
      back={back}
      title={<bdi>{name ?? list('usersAdmin.title')}</bdi>}
      lead={
        data && (
          <span className={styles.lead}>
            <LatinText>@{data.username}</LatinText>
            <StateBadges user={data} />
          </span>
        )
      }
      actions={data && <UserHeadActions user={data} />}
    >
      {isMissing && (
        <ErrorCard
          type="info"
          title={t('userAdmin.missing.title')}
          message={t('userAdmin.missing.text')}
          action={
            <Button asChild>
              <Link to="/admin/users">{t('userAdmin.back')}</Link>
            </Button>
          }
        />
      )}
      {data && !isMissing && <UserDetail user={data} />}
      {!data && !isMissing && error && (
        <ErrorCard title={t('userAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !isMissing && !error && <UserSkeleton />}
    </AdminPage>
  );
}

function UserHeadActions({ user }: { user: AdminUserDetail }) {
  return (
    <>
      {user.role !== 'admin' && <ViewAction user={user} />}
      {user.suspendedAt ? <RestoreAction user={user} /> : <SuspendAction user={user} />}
    </>
  );
}

function RestoreAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  return (
    <UserAction
      button={t('userAdmin.restore.button')}
      icon={RotateCcw}
      variant="default"
      title={t('userAdmin.restore.title', { name: displayName || username })}
      text={t('userAdmin.restore.text')}
      action={t('userAdmin.restore.action')}
      done={t('userAdmin.restore.done')}
      call={(api) => api.call(adminUsersApi.restore, { params: { id } })}
    />
  );
}

function ViewAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  return (
    <UserAction
      button={t('userAdmin.view.button')}
      icon={Eye}
      title={t('userAdmin.view.title', { name: displayName || username })}
      text={t('userAdmin.view.text')}
      action={t('userAdmin.view.action')}
      call={(api) => api.call(adminUsersApi.view, { params: { id } })}
      // By a full load: nothing that was read for the admin may stay on the owner's pages.
      onDone={() => window.location.assign('/dashboard')}
    />
  );
}

function SuspendAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const write = (written: string) => {
    setReason(written);
    setError(undefined);
  };
  const canSend = () => {
    if (reason.trim()) return true;
    setError(t('userAdmin.suspend.empty'));
    return false;
  };
  return (
    <UserAction
      button={t('userAdmin.suspend.button')}
      icon={Ban}
      title={t('userAdmin.suspend.title', { name: displayName || username })}
      text={t('userAdmin.suspend.text')}
      action={t('userAdmin.suspend.action')}
      done={t('userAdmin.suspend.done')}
      isDangerous
      canSend={canSend}
      call={(api) => api.call(adminUsersApi.suspend, { params: { id }, body: { reason } })}
      onFields={({ reason: flaw }) => {
        setError(flaw);
        return flaw !== undefined;
      }}
      onDone={() => setReason('')}
    >
      <ReasonField value={reason} onChange={write} error={error} label={t('userAdmin.suspend.reason')} />
    </UserAction>
  );
}
