import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageFrame } from '../layout/page-frame.tsx';

export function AppLayout() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <PageFrame path={pathname} year={new Date().getFullYear()}>
      <Outlet />
    </PageFrame>
  );
}
