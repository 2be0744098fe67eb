import { type ComponentType, useEffect, useState } from 'react';
import { type AuthAsk, type AuthModalControllerProps, loadAuthModal } from '#features/accounts/web/index.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { onAuthWanted } from '#web-kit/auth-events.ts';
import { sessionState } from '#web-kit/session-store.ts';
import { useSession } from '#web-kit/use-session.ts';
import { pageExists } from '../page-paths.ts';
import { isDemoUser } from '../page-root/demo-user.ts';
import { takeAuthParameter } from './auth-parameter.ts';
import { layoutTexts } from './texts.ts';

/** Where a new link is asked for, and where we can be written to. */
const contactHref = '/contact#password';

/** Signing in anew would first end the session there is: an owner who presses "start" is led to what is theirs. */
const ownPlace = pageExists('/dashboard') ? '/dashboard' : '/account';

/** Hears everybody who wants in, from the first moment on; what answers them loads with the first. */
export function AuthHost() {
  const [ask, setAsk] = useState<AuthAsk>();
  const [news, setNews] = useState<string>();
  useEffect(
    () =>
      onAuthWanted((mode) => {
        const { user } = sessionState();
        if (user && !isDemoUser(user)) window.location.assign(ownPlace);
        else setAsk({ mode, opener: document.activeElement });
      }),
    [],
  );
  useEffect(() => setNews(takeAuthParameter(window)), []);
  useExpiryNotice();
  const Controller = useController(ask ?? news);
  return Controller ? <Controller ask={ask} news={news} pageExists={pageExists} contactHref={contactHref} /> : null;
}

/** Not `lazy`: on a broken line that would take the whole page down, and never try again. */
function useController(trigger: unknown): ComponentType<AuthModalControllerProps> | undefined {
  const t = useTexts(errorTexts);
  const [Controller, setController] = useState<ComponentType<AuthModalControllerProps>>();
  useEffect(() => {
    if (!trigger || Controller) return;
    loadAuthModal().then(
      (loaded) => setController(() => loaded),
      () => toast({ title: t('errors.network'), variant: 'destructive' }),
    );
  }, [trigger, Controller, t]);
  return Controller;
}

function useExpiryNotice(): void {
  const t = useTexts(layoutTexts);
  const { ended } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, not again in another language
  useEffect(() => {
    if (ended === 'expired')
      toast({
        title: t('layout.session.expired'),
        description: t('layout.session.expiredText'),
        variant: 'warning',
      });
  }, [ended]);
}
