import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { profilesApi } from '#features/profiles/contract.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { statsApi } from '../contract.ts';
import type { Span } from './controls/controls.tsx';

export const statsQueries = {
  /** For one profile, or for all together. */
  of: (api: Api, profileId: number | undefined, { from, to }: Span) =>
    queryOptions({
      queryKey: ['/api/stats', profileId ?? 'all', from, to],
      queryFn: () =>
        profileId === undefined
          ? api.call(statsApi.all, { query: { from, to } })
          : api.call(statsApi.one, { params: { profileId }, query: { from, to } }),
      // Not cached, since a visit may happen at any time.
      staleTime: 0,
      // The old figures stay, dimmed, until the new ones are loaded, which avoids a layout shift.
      placeholderData: keepPreviousData,
    }),
  profiles: (api: Api) =>
    queryOptions({ queryKey: ['/api/profiles'], queryFn: () => api.call(profilesApi.list, {}), staleTime: 0 }),
};
