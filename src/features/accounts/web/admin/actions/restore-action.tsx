import { RotateCcw } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { UserAction } from './user-action.tsx';

export function RestoreAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
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
