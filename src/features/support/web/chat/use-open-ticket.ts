import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { supportApi } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';
import { keepMessage } from '../queries.ts';
import { htmlOfTyped } from './logic/typed-html.ts';
import { useTellFailure } from './tell.ts';
import { useBox } from './use-outbox.ts';
import { useThank } from './use-thank.ts';

/** Whoever is signed in may, on every plan. What was typed stays until the ticket stands. */
export function useOpenTicket(conversation: string, onOpened: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const { act } = useBox(conversation);
  const [thank, tellFailure] = [useThank(), useTellFailure()];
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ subject, typed }: { subject: string; typed: string }) =>
      api.call(supportApi.createTicket, { body: { subject, content: htmlOfTyped(typed) } }),
    onSuccess: ({ message }) => {
      keepMessage(queries, message);
      act({ kind: 'opened' });
      toast({ title: t('chat.toast.sent'), description: t('chat.ticket.opened') });
      thank(conversation, message.id);
      onOpened();
    },
    onError: (error) => tellFailure(t('chat.toast.sendFailed'), error),
  });
}
