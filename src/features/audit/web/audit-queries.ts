import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { auditApi } from '../contract.ts';

const path = '/api/admin/audit';

export const auditKeys = {
  list: (filter: Readonly<Record<string, string>>) => [path, 'list', filter] as const,
  choices: [path, 'actions'] as const,
};

/** Others go on working: every look asks. */
export const auditQueries = {
  list: (api: Api, filter: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: auditKeys.list(filter),
      queryFn: () => api.call(auditApi.list, { query: filter as never }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  choices: (api: Api) =>
    queryOptions({ queryKey: auditKeys.choices, queryFn: () => api.call(auditApi.actions, {}), staleTime: 60_000 }),
};
