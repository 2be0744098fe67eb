import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { adminProfilesApi, type ProfileFilter } from '../../admin-contract.ts';

const path = '/api/admin/profiles';

export const profilesKeys = {
  list: (query: Readonly<Record<string, string>>) => [path, 'list', query],
  one: (id: number) => [path, 'one', id],
} as const;

/** Owners change them all the time: every look asks. */
export const profilesQueries = {
  list: (api: Api, query: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: profilesKeys.list(query),
      // What stands in the address is the server's to judge.
      queryFn: () => api.call(adminProfilesApi.list, { query: query as unknown as ProfileFilter }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: profilesKeys.one(id),
      queryFn: () => api.call(adminProfilesApi.find, { params: { id } }),
      staleTime: 0,
    }),
};
