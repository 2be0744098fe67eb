import { Undo2 } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { usersTexts } from '../users-texts.ts';
import { UserAction } from './user-action.tsx';

export function TakeAction({ user: { id, givenPackage } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  return (
    <UserAction
      button={t('userAdmin.take.button')}
      icon={Undo2}
      title={t('userAdmin.take.title')}
      text={t('userAdmin.take.text', { name: givenPackage ? list(`usersAdmin.packages.${givenPackage}`) : '' })}
      action={t('userAdmin.take.action')}
      done={t('userAdmin.take.done')}
      isDangerous
      call={(api) => api.call(adminUsersApi.give, { params: { id }, body: { gift: null } })}
    />
  );
}
