import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.tsx';
import { adminSettingsApi } from '../../admin-contract.ts';

export const settingsKey = ['/api/admin/settings'] as const;

/** Not cached, since other admins may edit the settings too. */
export const adminSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: settingsKey, queryFn: () => api.call(adminSettingsApi.read, {}), staleTime: 0 });
