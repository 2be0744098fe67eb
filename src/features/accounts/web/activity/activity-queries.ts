import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { adminUsersApi } from '../../admin-contract.ts';
import { accountApi, type SecurityEvent } from '../../contract.ts';

interface EventPage {
  readonly rows: SecurityEvent[];
  readonly next: string | null;
}

/** Events happen elsewhere, so every mount refetches. */
const paged = (key: readonly unknown[], read: (after: string | undefined) => Promise<EventPage>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
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
