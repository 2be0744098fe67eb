import { useCallback } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { RequestError } from '#web-kit/request-error.ts';
import { useTellLimit } from './plan-context.ts';
import { editorTexts } from './texts.ts';

/** Says what went wrong; a limit of the plan is explained with the way out of it. */
export function useTellFailure(): (error: unknown) => void {
  const t = useTexts(editorTexts);
  const tellLimit = useTellLimit();
  return useCallback(
    (error) => {
      // Whose session is over has left this page by now, and was told so.
      if (error instanceof RequestError && error.status === 401) return;
      const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
      const sentence = field ?? (error instanceof Error ? error.message : String(error));
      if (error instanceof RequestError && error.status === 402) return tellLimit(sentence);
      toast({ variant: 'destructive', title: t('editor.failure'), description: sentence });
    },
    [t, tellLimit],
  );
}
