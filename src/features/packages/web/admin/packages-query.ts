import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.tsx';
import { adminPackagesApi } from '../../admin-contract.ts';

export const adminPackagesKey = ['/api/admin/packages'] as const;

export const adminPackagesQuery = (api: Api) =>
  queryOptions({ queryKey: adminPackagesKey, queryFn: () => api.call(adminPackagesApi.list, {}) });
