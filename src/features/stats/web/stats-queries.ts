import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { profilesApi } from '#features/profiles/contract.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { statsApi } from '../contract.ts';
import type { Span } from './controls/range-selection.ts';

export const statsQueries = {
  /** Of one card, or of all together. */
  of: (api: Api, profileId: number | undefined, { from, to }: Span) =>
    queryOptions({
      queryKey: ['/api/stats', profileId ?? 'all', from, to],
      queryFn: () =>
        profileId === undefined
          ? api.call(statsApi.all, { query: { from, to } })
          : api.call(statsApi.one, { params: { profileId }, query: { from, to } }),
      // Somebody may open the card at this very moment: every look asks.
      staleTime: 0,
      // The old figures stay, dimmed, until the new ones are there: nothing jumps.
      placeholderData: keepPreviousData,
    }),
  profiles: (api: Api) =>
    queryOptions({ queryKey: ['/api/profiles'], queryFn: () => api.call(profilesApi.list, {}), staleTime: 0 }),
};
