import { useEffect } from 'react';
import { loadSignOut } from '#features/accounts/web/index.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';

/** Loaded as soon as there is somebody who could want it, so that it can say so when the line is gone by then. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const { locale } = useLocale();
  const t = useTexts(errorTexts);
  useEffect(() => {
    loadSignOut().catch(() => undefined);
  }, []);
  return async () => {
    try {
      const { signOut, browserTools } = await loadSignOut();
      await signOut(browserTools(api, locale));
    } catch {
      toast({ title: t('errors.network'), variant: 'destructive' });
    }
  };
}
