import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useCall } from '#web-kit/api/use-call.ts';
import { communitiesApi, type OwnMembership } from '../../../contract.ts';
import { communityKeys } from '../../queries.ts';
import { ownMembershipTexts } from './own-texts.ts';

/** Always refetches, because profiles are published and paused on other pages. */
export const mineQuery = (api: Api, communityId: number, userId: number) =>
  queryOptions({
    queryKey: communityKeys.mine(communityId, userId),
    queryFn: () => api.call(communitiesApi.mine, { params: { id: communityId } }),
    staleTime: 0,
  });

interface MembershipCall {
  readonly communityId: number;
  readonly userId: number;
  readonly call: (api: Api) => Promise<OwnMembership[]>;
  /** Text of the success toast, if any. */
  readonly done?: string;
}

/** Changes the membership of one of the user's profiles and invalidates the lists that show it. */
export function useMembershipCall({ communityId, userId, call, done }: MembershipCall) {
  const t = useTexts(ownMembershipTexts);
  const queries = useQueryClient();
  return useCall({
    call,
    onDone: (mine) => {
      queries.setQueryData(communityKeys.mine(communityId, userId), mine);
      if (done) toast({ title: done });
    },
    onFailed: ({ message }) =>
      toast({ variant: 'destructive', title: t('ownMembership.failure'), description: message }),
    // Not awaited: the mutation is complete, and the switch must show its result at once.
    onSettled: () => void queries.invalidateQueries({ queryKey: communityKeys.all }),
  });
}
