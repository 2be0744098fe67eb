import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { supportApi } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';
import { readAgain } from '../queries.ts';
import { useTellFailure } from './tell.ts';

interface Wish {
  /** Any message of the conversation. */
  readonly id: number;
  readonly isClosed: boolean;
}

/** An admin closes a conversation, or opens it again; either can be taken back. */
export function useSetClosed() {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: async ({ id, isClosed }: Wish) => {
      await api.call(isClosed ? supportApi.close : supportApi.reopen, { params: { id } });
      await readAgain(queries);
    },
    onSuccess: (_, { isClosed }) => toast({ title: t(isClosed ? 'chat.toast.closed' : 'chat.toast.reopened') }),
    onError: (error, { isClosed }) =>
      tellFailure(t(isClosed ? 'chat.toast.closeFailed' : 'chat.toast.reopenFailed'), error),
  });
}
