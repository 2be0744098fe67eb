import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { AdminList, AdminPage, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { ConversationsSection } from './conversations-section.tsx';
import styles from './support-admin.module.css';
import { supportAdminQueries } from './support-admin-queries.ts';
import { supportAdminTexts } from './support-admin-texts.ts';
import { useContactColumns } from './use-contact-columns.tsx';

const states = ['open', 'done'] as const;

function ContactsSection() {
  const t = useTexts(supportAdminTexts);
  const query = useQuery(supportAdminQueries.contacts(useApi(), useListParams().all()));
  return (
    <>
      <ListTools search={{ label: t('supportAdmin.contacts.search') }}>
        <FilterSelect
          name="state"
          label={t('supportAdmin.contacts.state')}
          values={states}
          text={(value) => t(`supportAdmin.contacts.states.${value}`)}
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

const paths = { conversations: '/admin/support', contacts: '/admin/support?tab=contacts' } as const;

/** Ordinary links: each list has an address of its own. */
function SupportTabs({ tab }: { tab: keyof typeof paths }) {
  const t = useTexts(supportAdminTexts);
  const link = (name: keyof typeof paths) => (
    <Link className={styles.tab} to={paths[name]} {...(name === tab && { 'aria-current': 'page' as const })}>
      {t(`supportAdmin.tabs.${name}`)}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('supportAdmin.tabs.label')}>
      {link('conversations')}
      {link('contacts')}
    </nav>
  );
}

/** `/admin/support`: conversations with owners, and what visitors wrote. */
export function SupportAdminPage() {
  const t = useTexts(supportAdminTexts);
  usePageTitle(t('supportAdmin.title'));
  const tab = useListParams().get('tab') === 'contacts' ? 'contacts' : 'conversations';
  return (
    <AdminPage title={t('supportAdmin.title')} lead={t('supportAdmin.lead')}>
      <SupportTabs tab={tab} />
      {tab === 'contacts' ? <ContactsSection /> : <ConversationsSection />}
    </AdminPage>
  );
}
