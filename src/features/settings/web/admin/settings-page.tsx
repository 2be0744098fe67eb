import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/index.ts';
import { QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { adminSettingsQuery } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { SettingsPanels } from './settings-panels.tsx';
import type { SettingsSlots } from './slots.ts';

/** `/admin/settings`. */
export function SettingsPage(slots: SettingsSlots) {
  const t = useTexts(settingsAdminTexts);
  usePageTitle(t('settingsAdmin.title'));
  const settings = useQuery(adminSettingsQuery(useApi()));
  return (
    <AdminPage title={t('settingsAdmin.title')} lead={t('settingsAdmin.lead')}>
      <QueryContent
        query={settings}
        failed={t('settingsAdmin.failed')}
        skeleton={<SkeletonGroup label={t('settingsAdmin.loading')} gap={4} shapes={['block', 'block', 'block']} />}
      >
        {(data) => <SettingsPanels settings={data} slots={slots} />}
      </QueryContent>
    </AdminPage>
  );
}
