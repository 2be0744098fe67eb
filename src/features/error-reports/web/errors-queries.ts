import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { errorsAdminApi } from '../admin-contract.ts';

const path = '/api/admin/errors';

export const errorsKeys = {
  list: (filter: Readonly<Record<string, string>>) => [path, 'list', filter] as const,
  one: (id: number) => [path, id] as const,
};

/** Others may be at it too: every look asks. */
export const errorsQueries = {
  list: (api: Api, filter: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: errorsKeys.list(filter),
      queryFn: () => api.call(errorsAdminApi.list, { query: filter as never }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: errorsKeys.one(id),
      queryFn: () => api.call(errorsAdminApi.get, { params: { id } }),
      staleTime: 0,
    }),
};
