import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { communitiesApi } from '../../contract.ts';
import { communityKeys } from '../queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';

export const adminKeys = {
  all: ['/api/admin/communities'],
  list: ['/api/admin/communities', 'list'],
  members: (id: number) => ['/api/admin/communities', 'members', id],
} as const;

/** Others may be at it too: every look asks. */
export const adminQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: adminKeys.list,
      queryFn: () => api.call(communitiesApi.adminList, {}),
      staleTime: 0,
    }),
  members: (api: Api, id: number) =>
    queryOptions({
      queryKey: adminKeys.members(id),
      queryFn: () => api.call(communitiesApi.adminMembers, { params: { id } }),
      staleTime: 0,
    }),
};

/** A change by an admin: everything that shows communities is read again. */
export function useAdminCall<A, I = void>(call: Call<I, A>) {
  const t = useTexts(communitiesAdminTexts);
  const queries = useQueryClient();
  return useCall({
    ...call,
    onFailed: ({ message }) =>
      toast({ variant: 'destructive', title: t('communitiesAdmin.failure'), description: message }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.all }),
        queries.invalidateQueries({ queryKey: communityKeys.all }),
      ]),
  });
}
