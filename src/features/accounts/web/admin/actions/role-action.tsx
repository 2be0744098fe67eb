import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { UserAction } from './user-action.tsx';

export function RoleAction({ user: { id, role, displayName, username } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const name = displayName || username;
  const isAdmin = role === 'admin';
  const words = isAdmin
    ? {
        ...{ button: t('userAdmin.role.demote'), title: t('userAdmin.role.demoteTitle', { name }) },
        ...{ text: t('userAdmin.role.demoteText'), action: t('userAdmin.role.demoteAction') },
        done: t('userAdmin.role.demoteDone'),
      }
    : {
        ...{ button: t('userAdmin.role.promote'), title: t('userAdmin.role.promoteTitle', { name }) },
        ...{ text: t('userAdmin.role.promoteText'), action: t('userAdmin.role.promoteAction') },
        done: t('userAdmin.role.promoteDone'),
      };
  return (
    <UserAction
      {...words}
      icon={isAdmin ? ShieldOff : ShieldCheck}
      isDangerous={isAdmin}
      call={(api) => api.call(adminUsersApi.setRole, { params: { id }, body: { role: isAdmin ? 'user' : 'admin' } })}
    />
  );
}
