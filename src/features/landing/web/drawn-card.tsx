import { Mark } from '#ui/brand/mark.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { landingTexts } from '../texts.ts';
import { CardGrain } from './card-grain.tsx';
import { Contactless } from './contactless.tsx';
import styles from './drawn-card.module.css';
import { DrawnQr } from './drawn-qr.tsx';

type CardMaterial = 'sea' | 'pvc' | 'wood' | 'metal';

/** A physical card at 85.6 × 54, measured in em so that its font size alone sets how large it is. */
export function DrawnCard({ material }: { material: CardMaterial }) {
  const t = useTexts(landingTexts);
  const ui = useTexts(uiTexts);
  return (
    <div className={styles.card} data-material={material} aria-hidden="true">
      <span className={styles.ground} />
      <CardGrain material={material} />
      <span className={styles.arcs} />
      <span className={styles.sheen} />
      <span className={styles.brand}>
        <span className={styles.mark}>
          <Mark />
        </span>
        {ui('ui.brand.name')}
      </span>
      <Contactless className={styles.contactless} />
      <span className={styles.person}>
        <span className={styles.name}>{t('landing.person.name')}</span>
        <span className={styles.role}>{t('landing.person.role')}</span>
      </span>
      <DrawnQr className={styles.qr} />
    </div>
  );
}
