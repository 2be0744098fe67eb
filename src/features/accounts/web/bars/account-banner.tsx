import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '#web-kit/session/session-store.ts';

/** Shown on every page during impersonation, and while the account waits for its deletion. Its content loads only then. */
export function AccountBanner() {
  const { user } = useSession();
  const isNeeded = user?.viewedBy ?? user?.deletesAt;
  const [Bars, setBars] = useState<ComponentType>();
  useEffect(() => {
    if (isNeeded) void import('./account-bars.tsx').then(({ AccountBars }) => setBars(() => AccountBars));
  }, [isNeeded]);
  return isNeeded && Bars ? <Bars /> : null;
}
