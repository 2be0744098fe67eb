import { Facts, Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminUserDetail } from '../../admin-contract.ts';
import { RoleAction } from './actions/role-action.tsx';
import { userTexts } from './user-texts.ts';
import { usersTexts } from './users-texts.ts';

export function UserAccount({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const yes = (is: boolean) => (is ? t('userAdmin.yes') : t('userAdmin.no'));
  const role = user.role === 'admin' ? list('usersAdmin.isAdmin') : list('usersAdmin.isOwner');
  return (
    <Panel title={t('userAdmin.account.title')} actions={<RoleAction user={user} />}>
      <Facts
        rows={[
          { name: t('userAdmin.account.id'), value: <LatinText>{user.id}</LatinText> },
          { name: t('userAdmin.account.email'), value: <LatinText>{user.email}</LatinText> },
          { name: t('userAdmin.account.verified'), value: yes(user.isVerified) },
          { name: t('userAdmin.account.registered'), value: <DateText value={user.createdAt} time /> },
          { name: t('userAdmin.account.role'), value: role },
          { name: t('userAdmin.account.language'), value: t(`userAdmin.account.${user.language}`) },
          { name: t('userAdmin.account.password'), value: yes(user.hasPassword) },
          { name: t('userAdmin.account.google'), value: yes(user.hasGoogle) },
          { name: t('userAdmin.account.secondFactor'), value: yes(user.hasSecondFactor) },
        ]}
      />
    </Panel>
  );
}
