import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { adminUsersApi, type UserFilter } from '../../admin-contract.ts';

const path = '/api/admin/users';

export const usersKeys = {
  list: (query: Readonly<Record<string, string>>) => [path, 'list', query],
  one: (id: number) => [path, 'one', id],
} as const;

/** Others may be at it too: every look asks. */
export const usersQueries = {
  list: (api: Api, query: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: usersKeys.list(query),
      // What stands in the address is the server's to judge.
      queryFn: () => api.call(adminUsersApi.list, { query: query as unknown as UserFilter }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: usersKeys.one(id),
      queryFn: () => api.call(adminUsersApi.find, { params: { id } }),
      staleTime: 0,
    }),
};
