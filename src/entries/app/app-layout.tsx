import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { dashboardQuery } from '#features/dashboard/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { showsBars } from '../layout/links.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { layoutTexts } from '../layout/texts.ts';
import { pageExists } from '../page-paths.ts';
import styles from './bars/bottom-bar.module.css';
import { isCurrent, type Place, places, type ThumbPlace } from './bars/places.ts';
import { SideBar } from './bars/side-bar.tsx';
import { UnseenCount } from './bars/unseen-count.tsx';

interface BottomBarProps {
  path: string;
  unseenLeads: number;
}

const isAtThumb = (place: Place): place is ThumbPlace => place.isAtThumb;

/** The five places within reach of a thumb; the rest are in the menu above. */
function BottomBar({ path, unseenLeads }: BottomBarProps) {
  const t = useTexts(layoutTexts);
  return (
    <nav className={styles.bar} data-over-page aria-label={t('layout.places.label')}>
      <ul className={styles.places}>
        {places
          .filter(isAtThumb)
          .filter(({ href }) => pageExists(href))
          .map((place) => (
            <li key={place.name} className={styles.cell}>
              <Link className={styles.place} to={place.href} aria-current={isCurrent(place, path) ? 'page' : undefined}>
                <span className={styles.icon}>
                  <place.icon size={22} strokeWidth={1.75} aria-hidden="true" />
                  {place.name === 'leads' && <UnseenCount className={styles.count} count={unseenLeads} />}
                </span>
                <span className={styles.name}>{t(`layout.shortPlaces.${place.name}`)}</span>
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
