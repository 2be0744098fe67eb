import { LogOut } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { UserAction } from './user-action.tsx';

export function EndSessionsAction({ user: { id, displayName, username, sessions } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  return (
    <UserAction
      button={t('userAdmin.end.button')}
      icon={LogOut}
      title={t('userAdmin.end.title', { name: displayName || username })}
      text={t('userAdmin.end.text', { count: sessions.length })}
      action={t('userAdmin.end.action')}
      done={t('userAdmin.end.done')}
      isDangerous
      call={(api) => api.call(adminUsersApi.endSessions, { params: { id } })}
    />
  );
}
