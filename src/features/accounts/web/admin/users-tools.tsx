import { FilterDates, FilterSelect, ListTools } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminUsersApi, userStandings } from '../../admin-contract.ts';
import { usersTexts } from './users-texts.ts';

const roles = ['user', 'admin'] as const;
const states = ['active', 'suspended', 'deleting'] as const;

export function UsersTools() {
  const t = useTexts(usersTexts);
  return (
    <ListTools
      search={{ label: t('usersAdmin.search') }}
      csv={{ path: adminUsersApi.csv.path, name: t('usersAdmin.file') }}
    >
      <FilterSelect
        name="standing"
        label={t('usersAdmin.filters.standing')}
        options={userStandings.map((value) => ({ value, label: t(`usersAdmin.standing.${value}`) }))}
      />
      <FilterSelect
        name="state"
        label={t('usersAdmin.filters.state')}
        options={states.map((value) => ({ value, label: t(`usersAdmin.state.${value}`) }))}
      />
      <FilterSelect
        name="role"
        label={t('usersAdmin.filters.role')}
        options={roles.map((value) => ({ value, label: t(`usersAdmin.role.${value}`) }))}
      />
      <FilterDates label={t('usersAdmin.filters.dates')} />
    </ListTools>
  );
}
