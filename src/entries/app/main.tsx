import '#ui/tokens.css';
import '#ui/base.css';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, type LoaderFunctionArgs, Outlet, RouterProvider, useLocation } from 'react-router';
import { loadAdminReauthentication } from '#features/accounts/web/index.ts';
import { type Dashboard, dashboardQuery, PlanCard } from '#features/dashboard/web/index.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { showsBars } from '../layout/links.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { layoutTexts } from '../layout/texts.ts';
import { pageExists } from '../page-paths.ts';
import { createBrowserEnvironment } from '../page-root/browser-environment.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { appPages } from './app-table.ts';
import { type BottomBarItem, isCurrent, type NavItem, navItems } from './bars/nav-items.ts';
import { followPolicy } from './follow-policy.ts';
import styles from './guarded.module.css';
import { Guarded } from './guarded.tsx';

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

function AppLayout() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  const hasBars = useSession().user !== undefined && showsBars(pathname);
  const { data: dashboard } = useQuery({ ...dashboardQuery, enabled: hasBars });
  const bars = hasBars && {
    side: <SideBar path={pathname} dashboard={dashboard} />,
    bottom: <BottomBar path={pathname} unseenLeads={dashboard?.unseenLeads ?? 0} />,
  };
  return (
    <PageFrame path={pathname} year={new Date().getFullYear()} bars={bars || undefined}>
      <Outlet />
    </PageFrame>
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

const policyLoader = ({ request }: LoaderFunctionArgs) =>
  followPolicy(request.url, document.documentElement.dataset.policy);

const router = createBrowserRouter([
  {
    element: <AppLayout />,
    HydrateFallback: () => null,
    errorElement: <AppFailed />,
    children: [
      {
        errorElement: <AppFailed />,
        children: [
          ...Object.entries(appPages).map(([path, { access, load }]) => ({
            path,
            loader: policyLoader,
            lazy: async () => {
              const [{ Page }, Around] = await Promise.all([
                load(),
                access === 'admin' ? loadAdminReauthentication() : Fragment,
              ]);
              return {
                element: (
                  <Guarded access={access}>
                    <Around>
                      <Page />
                    </Around>
                  </Guarded>
                ),
              };
            },
          })),
          { path: '*', loader: policyLoader, element: <AppNotFound /> },
        ],
      },
    ],
  },
]);

const container = document.getElementById('root');
if (container) {
  const { report, ...environment } = createBrowserEnvironment();
  createRoot(container, { onUncaughtError: (error) => report('react.uncaught', error) }).render(
    <PageRoot {...environment}>
      <RouterProvider router={router} onError={(error) => report('react.page', error)} />
    </PageRoot>,
  );
  document.documentElement.dataset.ready = 'true';
}

/** The app has no route for this path; a reload lets the server respond, with a proper 404 if necessary. */
function AppNotFound() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** Shown instead of a page that crashed or failed to load; the layout and navigation remain. */
function AppFailed() {
  return (
    <div className={styles.location}>
      <ErrorCard level="h1" onRetry={() => window.location.reload()} homeHref="/" />
    </div>
  );
}
