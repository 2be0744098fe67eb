import { Link } from 'react-router';
import { type Dashboard, PlanCard } from '#features/dashboard/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { layoutTexts } from '../../layout/texts.ts';
import { pageExists } from '../../page-paths.ts';
import { isCurrent, places } from './places.ts';
import styles from './side-bar.module.css';
import { UnseenCount } from './unseen-count.tsx';

interface BarProps {
  path: string;
  /** Nothing until it is known, or where it could not be had: the places are there all the same. */
  news: Pick<Dashboard, 'unseenLeads' | 'plan' | 'steps'> | undefined;
}

export function SideBar({ path, news }: BarProps) {
  const t = useTexts(layoutTexts);
  return (
    <nav className={styles.bar} aria-label={t('layout.places.label')}>
      <div className={styles.inside}>
        <ul className={styles.places}>
          {places
            .filter(({ href }) => pageExists(href))
            .map((place) => (
              <li key={place.name}>
                <Link
                  className={styles.place}
                  to={place.href}
                  aria-current={isCurrent(place, path) ? 'page' : undefined}
                >
                  <place.icon size={21} strokeWidth={1.75} aria-hidden="true" />
                  <span className={styles.name}>{t(`layout.places.${place.name}`)}</span>
                  {place.name === 'leads' && <UnseenCount count={news?.unseenLeads ?? 0} />}
                </Link>
              </li>
            ))}
        </ul>
        {news && <PlanCard plan={news.plan} steps={news.steps} hasPlans={pageExists('/subscription')} />}
      </div>
    </nav>
  );
}
