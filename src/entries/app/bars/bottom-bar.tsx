import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { layoutTexts } from '../../layout/texts.ts';
import { pageExists } from '../../page-paths.ts';
import styles from './bottom-bar.module.css';
import { isCurrent, type Place, places, type ThumbPlace } from './places.ts';
import { UnseenCount } from './unseen-count.tsx';

interface BottomBarProps {
  path: string;
  unseenLeads: number;
}

const isAtThumb = (place: Place): place is ThumbPlace => place.isAtThumb;

/** The five places within reach of a thumb; the rest are in the menu above. */
export function BottomBar({ path, unseenLeads }: BottomBarProps) {
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
