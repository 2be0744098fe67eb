import { MapPin, Nfc } from 'lucide-react';
import { ArrowForward } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import styles from './drawn-address.module.css';

/** The same printed card leads to the new address. */
export function DrawnAddress() {
  const t = useTexts(landingTexts);
  return (
    <div className={styles.change}>
      <span className={styles.card}>
        <Nfc />
      </span>
      <ArrowForward className={styles.arrow} />
      <span className={styles.addresses}>
        <s className={styles.before}>{t('landing.features.always.before')}</s>
        <span className={styles.after}>
          <MapPin />
          {t('landing.features.always.after')}
        </span>
      </span>
    </div>
  );
}
