import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { editorTexts } from '../texts.ts';
import styles from './rail.module.css';
import { roomIcons, roomNames } from './features.ts';
import { usePlace } from './use-place.ts';

/** At the start edge of a wide screen, under the thumb on a phone. */
export function Rail() {
  const t = useTexts(editorTexts);
  const { place } = usePlace();
  return (
    <nav className={styles.rail} aria-label={t('editor.rooms.label')}>
      <ul className={styles.rooms}>
        {roomNames.map((room) => {
          const Icon = roomIcons[room];
          return (
            <li key={room}>
              <Link
                className={styles.room}
                to={{ search: `?room=${room}` }}
                preventScrollReset
                {...(place.room === room && { 'aria-current': 'page' })}
                onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                {t(`editor.rooms.${room}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
