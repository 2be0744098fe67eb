import { useEffect, useState } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';

/** What is loaded once it is wanted. Not `lazy`: a broken line would take the whole page down. */
export function useLoaded<T>(isEnabled: boolean, load: () => Promise<T>, onFailed: () => void): T | undefined {
  const t = useTexts(errorTexts);
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const isMissing = isEnabled && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it is wanted and not there
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (value) => setLoaded({ value }),
      () => {
        toast({ title: t('errors.network'), variant: 'destructive' });
        onFailed();
      },
    );
  }, [isMissing]);
  return loaded?.value;
}
