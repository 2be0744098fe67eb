import { useCallback } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { inboxTexts } from '../inbox-texts.ts';

/** Says what went wrong, in the server's words where it named a cause. */
export function useFailureToast(): (error: unknown) => void {
  const t = useTexts(inboxTexts);
  return useCallback(
    (error) => {
      // Whose session is over has left this page by now, and was told so.
      if (error instanceof RequestError && error.status === 401) return;
      const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
      const sentence = field ?? (error instanceof Error ? error.message : String(error));
      toast({ variant: 'destructive', title: t('inbox.failure'), description: sentence });
    },
    [t],
  );
}
