import { Nfc } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { shippingDays } from '../domain.ts';
import { landingTexts } from '../texts.ts';
import { DrawnCard } from './drawn-card.tsx';
import layout from './layout.module.css';
import styles from './physical-cards.module.css';

const steps = ['design', 'ship', 'tap'] as const;
const materials = ['pvc', 'wood', 'metal'] as const;

export function PhysicalCards() {
  const t = useTexts(landingTexts);
  return (
    <section className={`${styles.band} ${layout.section}`} data-theme="dark" aria-labelledby="landing-physical">
      <div className={layout.wrap}>
        <div className={styles.top}>
          <div className={styles.words}>
            <p className={styles.badge}>
              <Nfc aria-hidden="true" />
              {t('landing.physical.badge')}
            </p>
            <h2 className={layout.title} id="landing-physical">
              {t('landing.physical.title')}
            </h2>
            <p className={styles.lead}>{t('landing.physical.lead')}</p>
          </div>
          <ol className={styles.steps}>
            {steps.map((id, index) => (
              <li key={id} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className={styles.stepTitle}>{t(`landing.physical.steps.${id}.title`)}</h3>
                  <p className={styles.stepText}>{t(`landing.physical.steps.${id}.text`, { ...shippingDays })}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <ul className={styles.materials} aria-label={t('landing.physical.materials.label')}>
          {materials.map((id) => (
            <li key={id} className={styles.material} data-material={id}>
              <div className={styles.stage}>
                <DrawnCard material={id} />
              </div>
              <div className={styles.caption}>
                <h3 className={styles.materialName}>{t(`landing.physical.materials.${id}.name`)}</h3>
                <p className={styles.stepText}>{t(`landing.physical.materials.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
