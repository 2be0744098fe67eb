import { Eye } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { UserAction } from './user-action.tsx';

export function ViewAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
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
