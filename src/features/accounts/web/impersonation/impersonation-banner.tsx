import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '#web-kit/session/session-store.ts';

/** Shown on every page during impersonation. Its content loads only then. */
export function ImpersonationBanner() {
  const isImpersonated = useSession().user?.viewedBy !== undefined;
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (isImpersonated)
      void import('./impersonation-bar.tsx').then(({ ImpersonationBar: ViewBar }) => setBar(() => ViewBar));
  }, [isImpersonated]);
  return isImpersonated && Bar ? <Bar /> : null;
}
