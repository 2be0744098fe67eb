import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { AdminList, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { supportAdminQueries } from './support-admin-queries.ts';
import { supportAdminTexts } from './support-admin-texts.ts';
import { useContactColumns } from './use-contact-columns.tsx';

const states = ['open', 'done'] as const;

export function ContactsSection() {
  const t = useTexts(supportAdminTexts);
  const query = useQuery(supportAdminQueries.contacts(useApi(), useListParams().all()));
  return (
    <>
      <ListTools search={{ label: t('supportAdmin.contacts.search') }}>
        <FilterSelect
          name="state"
          label={t('supportAdmin.contacts.state')}
          options={states.map((value) => ({ value, label: t(`supportAdmin.contacts.states.${value}`) }))}
        />
      </ListTools>
      <AdminList
        caption={t('supportAdmin.contacts.caption')}
        query={query}
        columns={useContactColumns()}
        keyOf={({ id }) => id}
        empty={{
          icon: Mail,
          title: t('supportAdmin.contacts.empty.title'),
          text: t('supportAdmin.contacts.empty.text'),
        }}
      />
    </>
  );
}
