import { Link } from 'react-router';
import { AdminListSection, AdminPage, useListParams } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { contactsList } from './contacts-list.tsx';
import { conversationsList } from './conversations-list.tsx';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

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
      {tab === 'contacts' ? (
        <AdminListSection key="contacts" list={contactsList} />
      ) : (
        <AdminListSection key="conversations" list={conversationsList} />
      )}
    </AdminPage>
  );
}
