import { KeyRound } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { UserAction } from './user-action.tsx';

export function ResetAction({ user: { id, email } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  return (
    <UserAction
      button={t('userAdmin.reset.button')}
      icon={KeyRound}
      title={t('userAdmin.reset.title')}
      text={t('userAdmin.reset.text', { email: `\u2068${email}\u2069` })}
      action={t('userAdmin.reset.action')}
      done={t('userAdmin.reset.done')}
      call={(api) => api.call(adminUsersApi.sendReset, { params: { id } })}
    />
  );
}
