import { useEffect } from 'react';
import { loadSignOut } from '#features/accounts/web/index.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';

/** Loads the code as soon as a user is signed in, so that an error can be shown even if the network fails later. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const choice = useLocale();
  const t = useTexts(errorTexts);
  useEffect(() => {
    loadSignOut().catch(() => undefined);
  }, []);
  return async () => {
    try {
      const { signOut, browserTools } = await loadSignOut();
      await signOut(browserTools(api, choice));
    } catch {
      toast({ title: t('errors.network'), variant: 'destructive' });
    }
  };
}
