import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { type Dashboard, dashboardQuery, PlanCard } from '#features/dashboard/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { showsBars } from '../layout/links.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { layoutTexts } from '../layout/texts.ts';
import { pageExists } from '../page-paths.ts';
import styles from './bars/bottom-bar.module.css';
import { type BottomBarItem, isCurrent, type NavItem, navItems } from './bars/nav-items.ts';

interface BottomBarProps {
  path: string;
  unseenLeads: number;
}

const isInBottomBar = (item: NavItem): item is BottomBarItem => item.isInBottomBar;

/** The five places within reach of a thumb; the rest are in the menu above. */
function BottomBar({ path, unseenLeads }: BottomBarProps) {
  const t = useTexts(layoutTexts);
  return (
    <nav className={styles.bar} data-over-page aria-label={t('layout.places.label')}>
      <ul className={styles.places}>
        {navItems
          .filter(isInBottomBar)
          .filter(({ href }) => pageExists(href))
          .map((item) => (
            <li key={item.name} className={styles.cell}>
              <Link className={styles.place} to={item.href} aria-current={isCurrent(item, path) ? 'page' : undefined}>
                <span className={styles.icon}>
                  <item.icon size={22} strokeWidth={1.75} aria-hidden="true" />
                  {item.name === 'leads' && <UnseenCount className={styles.count} count={unseenLeads} />}
                </span>
                <span>{t(`layout.shortPlaces.${item.name}`)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function AppLayout() {
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
  /** Nothing until it is known, or where it could not be had: the places are there all the same. */
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

interface UnseenCountProps {
  count: number;
  className?: string | undefined;
}

/** A number for the eye, a sentence for the ear. */
function UnseenCount({ count, className }: UnseenCountProps) {
  const t = useTexts(layoutTexts);
  if (count === 0) return null;
  return (
    <Badge variant="count" {...(className && { className })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('layout.places.unseen', { count })}</VisuallyHidden>
    </Badge>
  );
}
