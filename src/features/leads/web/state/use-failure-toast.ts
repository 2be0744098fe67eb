import { useCallback } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { inboxTexts } from '../inbox-texts.ts';

/** Says what went wrong, in the server's words where it named a cause. */
export function useFailureToast(): (error: unknown) => void {
  const t = useTexts(inboxTexts);
  return useCallback(
    (error) => {
      if (isSessionOver(error)) return;
      toast({ variant: 'destructive', title: t('inbox.failure'), description: failureMessage(error) });
    },
    [t],
  );
}
