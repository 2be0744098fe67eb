import { AdminPage, useListParams } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { ContactsSection } from './contacts-section.tsx';
import { ConversationsSection } from './conversations-section.tsx';
import { supportAdminTexts } from './support-admin-texts.ts';
import { SupportTabs } from './support-tabs.tsx';

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
