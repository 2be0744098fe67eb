import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Dashboard, dashboardQuery, PlanCard } from '#features/dashboard/web/index.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { SkeletonCards } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Grid, Row, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { createRouter, Link, memoryHistory, RouterProvider, useLocation } from '#ui/router.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { showsBars } from '../layout/links.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { layoutTexts } from '../layout/texts.ts';
import { pageExists } from '../page-paths.ts';
import { type BottomBarItem, isCurrent, type NavItem, navItems } from './bars/nav-items.ts';
import styles from './guarded.module.css';

const barsOf = (path: string, dashboard?: BarProps['dashboard']) => ({
  side: <SideBar path={path} dashboard={dashboard} />,
  bottom: <BottomBar path={path} unseenLeads={dashboard?.unseenLeads ?? 0} />,
});

export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
  const hasBars = useSession().user !== undefined && showsBars(pathname);
  const { data: dashboard } = useQuery({ ...dashboardQuery, enabled: hasBars });
  return (
    <PageFrame path={pathname} year={new Date().getFullYear()} bars={hasBars ? barsOf(pathname, dashboard) : undefined}>
      {children}
    </PageFrame>
  );
}

/** In the place of a page whose code is loading. */
export function PageSkeleton() {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  if (!showsBars(pathname)) return <LoadingPage />;
  return (
    <AppPage>
      <SkeletonCards label={t('layout.places.loading')} shapes={['title', 'line', 'block']} />
    </AppPage>
  );
}

interface AppShellProps {
  path: string;
  year: number;
  /** The browser has a session cookie, which may have expired. */
  hasSession: boolean;
}

/** The first HTML of every page of the app: its frame, the navigation and a skeleton, readable before any script. */
export function AppShell({ path, year, hasSession }: AppShellProps) {
  return (
    <RouterProvider router={createRouter(memoryHistory(path))}>
      <PageFrame
        path={path}
        year={year}
        bars={hasSession && showsBars(path) ? barsOf(path) : undefined}
        isPending={hasSession}
      >
        <PageSkeleton />
      </PageFrame>
    </RouterProvider>
  );
}

const isInBottomBar = (item: NavItem): item is BottomBarItem => item.isInBottomBar;

/** The five items in the mobile bottom bar; the rest are in the menu at the top. */
function BottomBar({ path, unseenLeads }: { path: string; unseenLeads: number }) {
  const t = useTexts(layoutTexts);
  return (
    <nav className={styles.bar} data-over-page aria-label={t('layout.places.label')}>
      <Row as="ul" className={styles.places}>
        {navItems
          .filter(isInBottomBar)
          .filter(({ href }) => pageExists(href))
          .map((item) => (
            <li key={item.name} className={styles.cell}>
              <Link
                className={styles.appLayoutPlace}
                to={item.href}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
              >
                <Grid as="span" align="center" justify="center" className={styles.icon}>
                  <item.icon size={22} strokeWidth={1.75} aria-hidden="true" />
                  {item.name === 'leads' && <UnseenCount className={styles.count} count={unseenLeads} />}
                </Grid>
                <span>{t(`layout.shortPlaces.${item.name}`)}</span>
              </Link>
            </li>
          ))}
      </Row>
    </nav>
  );
}

interface BarProps {
  path: string;
  /** Undefined while loading or after a failure: the navigation items are rendered anyway. */
  dashboard: Pick<Dashboard, 'unseenLeads' | 'plan' | 'steps'> | undefined;
}

function SideBar({ path, dashboard }: BarProps) {
  const t = useTexts(layoutTexts);
  return (
    <nav className={styles.sideBarBar} aria-label={t('layout.places.label')}>
      <div className={styles.inside}>
        <Stack as="ul" gap="hair">
          {navItems
            .filter(({ href }) => pageExists(href))
            .map((item) => (
              <li key={item.name}>
                <Link
                  className={styles.sideBarPlace}
                  to={item.href}
                  aria-current={isCurrent(item, path) ? 'page' : undefined}
                >
                  <item.icon size={21} strokeWidth={1.75} aria-hidden="true" />
                  <span className={styles.name}>{t(`layout.places.${item.name}`)}</span>
                  {item.name === 'leads' && <UnseenCount count={dashboard?.unseenLeads ?? 0} />}
                </Link>
              </li>
            ))}
        </Stack>
        {dashboard && <PlanCard plan={dashboard.plan} steps={dashboard.steps} hasPlans={pageExists('/subscription')} />}
      </div>
    </nav>
  );
}

/** A visible number, with a full sentence for screen readers. */
function UnseenCount({ count, className }: { count: number; className?: string | undefined }) {
  const t = useTexts(layoutTexts);
  if (count === 0) return null;
  return (
    <Badge variant="count" {...(className && { className })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('layout.places.unseen', { count })}</VisuallyHidden>
    </Badge>
  );
}
