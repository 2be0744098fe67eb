import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/index.ts';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { adminSettingsQuery } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { SettingsPanels } from './settings-panels.tsx';
import type { SettingsSlots } from './slots.ts';

/** `/admin/settings`. */
export function SettingsPage(slots: SettingsSlots) {
  const t = useTexts(settingsAdminTexts);
  usePageTitle(t('settingsAdmin.title'));
  const { data, error, refetch } = useQuery(adminSettingsQuery(useApi()));
  return (
    <AdminPage title={t('settingsAdmin.title')} lead={t('settingsAdmin.lead')}>
      {!data && error && (
        <ErrorCard title={t('settingsAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Stack gap={4} role="status" aria-busy="true" aria-label={t('settingsAdmin.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {data && <SettingsPanels settings={data} slots={slots} />}
    </AdminPage>
  );
}
