import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useCall } from '#web-kit/api/use-call.ts';
import { communitiesApi, type OwnMembership } from '../../../contract.ts';
import { communityKeys } from '../../queries.ts';
import { ownMembershipTexts } from './own-texts.ts';

/** Cards are published and paused elsewhere: every look asks. */
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
  /** What to say when it is done, if anything. */
  readonly done?: string;
}

/** A step of one of my cards; the lists that show it are read again. */
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
    // Not waited for: the step itself is over, and a switch shows what it has led to.
    onSettled: () => void queries.invalidateQueries({ queryKey: communityKeys.all }),
  });
}
