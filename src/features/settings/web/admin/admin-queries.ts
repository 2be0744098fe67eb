import { queryOptions } from '@tanstack/react-query';
import { vatApi } from '#features/invoices/vat-contract.ts';
import type { Api } from '#web-kit/api-client.ts';
import { adminSettingsApi } from '../../admin-contract.ts';

export const settingsKey = ['/api/admin/settings'] as const;
export const vatKey = ['/api/admin/vat-rates'] as const;

/** Others may be at it too: every look asks. */
export const adminSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: settingsKey, queryFn: () => api.call(adminSettingsApi.read, {}), staleTime: 0 });

export const vatQuery = (api: Api) =>
  queryOptions({ queryKey: vatKey, queryFn: () => api.call(vatApi.list, {}), staleTime: 0 });
