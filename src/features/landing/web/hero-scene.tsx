import { BellRing } from 'lucide-react';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import { DrawnPhone } from './drawings/drawn-phone.tsx';
import { DrawnPhysicalCard } from './drawings/drawn-physical-card.tsx';
import { DrawnProfile } from './drawings/drawn-profile.tsx';
import styles from './hero-scene.module.css';

/** A card touches a phone, rings spread, the profile opens, a lead arrives. Exposed to screen readers as one image. */
export function HeroScene() {
  const t = useTexts(landingTexts);
  return (
    <div className={styles.frame} role="img" aria-label={t('landing.hero.scene')}>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.glow} />
        <div className={styles.phone}>
          <DrawnPhone>
            <DrawnProfile />
          </DrawnPhone>
        </div>
        <span className={styles.rings}>
          <span className={styles.ring} />
          <span className={styles.ring} />
          <span className={styles.ring} />
        </span>
        <div className={styles.card}>
          <DrawnPhysicalCard material="sea" />
        </div>
        <Row align="center" className={styles.notice}>
          <Grid as="span" align="center" justify="center" className={styles.bell}>
            <BellRing />
          </Grid>
          <span className={styles.texts}>
            <span className={styles.title}>{t('landing.notice.title')}</span>
            <span className={styles.when}>{t('landing.notice.when')}</span>
          </span>
        </Row>
      </div>
    </div>
  );
}
