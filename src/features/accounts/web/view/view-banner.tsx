import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '#web-kit/use-session.ts';

/** Over every page while an admin looks through an owner's eyes. What it shows loads only then. */
export function ViewBanner() {
  const isViewed = useSession().user?.viewedBy !== undefined;
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (isViewed) void import('./view-bar.tsx').then(({ ViewBar }) => setBar(() => ViewBar));
  }, [isViewed]);
  return isViewed && Bar ? <Bar /> : null;
}
