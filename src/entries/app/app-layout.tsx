import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { dashboardQuery } from '#features/dashboard/web/index.ts';
import { useSession } from '#web-kit/use-session.ts';
import { showsBars } from '../layout/links.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { BottomBar } from './bars/bottom-bar.tsx';
import { SideBar } from './bars/side-bar.tsx';

export function AppLayout() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  const hasBars = useSession().user !== undefined && showsBars(pathname);
  const { data: news } = useQuery({ ...dashboardQuery, enabled: hasBars });
  const bars = hasBars && {
    side: <SideBar path={pathname} news={news} />,
    bottom: <BottomBar path={pathname} unseenLeads={news?.unseenLeads ?? 0} />,
  };
  return (
    <PageFrame path={pathname} year={new Date().getFullYear()} bars={bars || undefined}>
      <Outlet />
    </PageFrame>
  );
}
