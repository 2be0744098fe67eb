import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
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

interface AdminCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A) => void;
  /** Shows what the server said beside its cause; false hands it on to a message. */
  readonly onFailed?: (error: RequestError) => boolean;
}

/** A change by an admin: everything that shows communities is read again. */
export function useAdminCall<A, I = void>({ call, onDone, onFailed }: AdminCall<I, A>) {
  const t = useTexts(communitiesAdminTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => {
      const isKnown = error instanceof RequestError;
      // Whose session is over has left this page by now, and was told so.
      if (isKnown && (error.status === 401 || onFailed?.(error))) return;
      toast({ variant: 'destructive', title: t('communitiesAdmin.failure'), description: error.message });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.all }),
        queries.invalidateQueries({ queryKey: communityKeys.all }),
      ]),
  });
  return { send: mutate, isPending };
}
