import { FilterDates, FilterSelect, ListTools } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminUsersApi, userPlanStatuses } from '../../admin-contract.ts';
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
        name="planStatus"
        label={t('usersAdmin.filters.planStatus')}
        options={userPlanStatuses.map((value) => ({ value, label: t(`usersAdmin.planStatus.${value}`) }))}
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
