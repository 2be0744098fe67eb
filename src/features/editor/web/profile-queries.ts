import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { statsApi } from '#features/stats/contract.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

export const profileQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: ['/api/profiles'],
      queryFn: () => api.call(profilesApi.list, {}),
      // Always refetches, because profiles change in other tabs and on other devices.
      staleTime: 0,
    }),
  week: (api: Api) =>
    // Visits happen at any time.
    queryOptions({ queryKey: ['/api/stats/week'], queryFn: () => api.call(statsApi.week, {}), staleTime: 0 }),
  deleted: (api: Api) =>
    queryOptions({
      queryKey: ['/api/profiles/deleted'],
      queryFn: () => api.call(profilesApi.deleted, {}),
      // A profile deleted a moment ago must be there to be restored.
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['/api/profiles', id],
      queryFn: () => api.call(profilesApi.get, { params: { id } }),
      // The editor holds the latest state while it is open; reopening it refetches.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  versions: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['/api/profiles', id, 'versions'],
      queryFn: () => api.call(profilesApi.versions, { params: { id } }),
      // Each publish adds a version, also in another tab.
      staleTime: 0,
    }),
};

/** Responses to profile changes contain the profile, so it is cached without a refetch. */
export function useCacheProfile(): (profile: Profile) => void {
  const queries = useQueryClient();
  return useCallback((profile) => queries.setQueryData(['/api/profiles', profile.id], profile), [queries]);
}
