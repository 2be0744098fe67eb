import { useCallback } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { workshopLabelTexts } from '../label-texts.ts';

/** Says what went wrong, in the server's words where it named a cause. */
export function useFailureToast(): (error: unknown) => void {
  const t = useTexts(workshopLabelTexts);
  return useCallback(
    (error) => {
      if (isSessionOver(error)) return;
      toast({ variant: 'destructive', title: t('workshopWords.failure'), description: failureMessage(error) });
    },
    [t],
  );
}
