import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#base/endpoint.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { adminUsersApi } from '../../admin-contract.ts';
import { accountApi } from '../../contract.ts';

type EventPage = CallAnswer<typeof accountApi.securityEvents>;

const paged = (key: readonly unknown[], read: (after: string | undefined) => Promise<EventPage>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Events happen elsewhere, so every mount refetches.
    staleTime: 0,
  });

export const activityQueries = {
  own: (api: Api) =>
    paged(['/api/account/security-events'], (after) => api.call(accountApi.securityEvents, { query: { after } })),
  of: (api: Api, id: number) =>
    paged(['/api/admin/users', 'security-events', id], (after) =>
      api.call(adminUsersApi.securityEvents, { params: { id }, query: { after } }),
    ),
};
