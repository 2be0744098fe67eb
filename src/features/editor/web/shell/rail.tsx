import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { editorTexts } from '../texts.ts';
import styles from './rail.module.css';
import { tabIcons, tabNames } from './tabs.ts';
import { usePlace } from './use-place.ts';

/** At the start edge of a wide screen, under the thumb on a phone. */
export function Rail() {
  const t = useTexts(editorTexts);
  const { place } = usePlace();
  return (
    <nav className={styles.rail} aria-label={t('editor.tabs.label')}>
      <ul className={styles.tabs}>
        {tabNames.map((tab) => {
          const Icon = tabIcons[tab];
          return (
            <li key={tab}>
              <Link
                className={styles.tab}
                to={{ search: `?tab=${tab}` }}
                preventScrollReset
                {...(place.tab === tab && { 'aria-current': 'page' })}
                onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                {t(`editor.tabs.${tab}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
