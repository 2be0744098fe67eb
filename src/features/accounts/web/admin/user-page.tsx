import { Ban, Eye, RotateCcw } from 'lucide-react';
import { AdminDetailPage, ReasonField, useReasonForm } from '#features/admin/web/index.ts';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';
import { UserAction } from './actions/user-action.tsx';
import { StateBadges } from './user-badges.tsx';
import { UserDetail, type UserDetailProps } from './user-detail.tsx';
import { userTexts } from './user-texts.ts';

/** `/admin/users/{id}`. */
export function UserPage({ Errors }: Pick<UserDetailProps, 'Errors'>) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  return (
    <AdminDetailPage
      find={adminUsersApi.find}
      listPath="/admin/users"
      copy={{
        back: t('userAdmin.back'),
        loading: t('userAdmin.loading'),
        failed: t('userAdmin.failed'),
        missing: { title: t('userAdmin.missing.title'), text: t('userAdmin.missing.text') },
      }}
      titleOf={(user) => (user ? user.displayName || user.username : list('usersAdmin.title'))}
      isUserWritten
      lead={(user) => (
        <>
          <LatinText>@{user.username}</LatinText>
          <StateBadges user={user} />
        </>
      )}
      actions={(user) => <UserHeadActions user={user} />}
    >
      {(user) => <UserDetail user={user} Errors={Errors} />}
    </AdminDetailPage>
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
      keep={t('userAdmin.keep')}
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
      // A full page load, so that no data cached for the admin stays on the owner's pages.
      onDone={() => window.location.assign('/dashboard')}
    />
  );
}

function SuspendAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const form = useReasonForm(userTexts, 'userAdmin.suspend.empty');
  return (
    <UserAction
      button={t('userAdmin.suspend.button')}
      icon={Ban}
      title={t('userAdmin.suspend.title', { name: displayName || username })}
      text={t('userAdmin.suspend.text')}
      action={t('userAdmin.suspend.action')}
      done={t('userAdmin.suspend.done')}
      isDangerous
      form={form}
      call={(api, body) => api.call(adminUsersApi.suspend, { params: { id }, body })}
      onDone={() => form.reset()}
    >
      <ReasonField {...form.register('reason')} error={form.errorOf('reason')} label={t('userAdmin.suspend.reason')} />
    </UserAction>
  );
}
