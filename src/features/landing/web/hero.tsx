import { Check, Nfc, Play } from 'lucide-react';
import { trialDays } from '#features/packages/plan.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene.tsx';
import layout from './layout.module.css';

const reassurances = ['noCard', 'cancel', 'language'] as const;

interface HeroProps {
  onRegister(): void;
  onDemo(): void;
}

export function Hero({ onRegister, onDemo }: HeroProps) {
  const t = useTexts(landingTexts);
  return (
    <section className={styles.hero} aria-labelledby="landing-hero">
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.badge}>
            <Nfc aria-hidden="true" />
            {t('landing.hero.badge')}
          </p>
          <h1 className={styles.title} id="landing-hero">
            <span className={styles.line}>{t('landing.hero.title')}</span>{' '}
            <span className={styles.part}>{t('landing.hero.titleRest')}</span>{' '}
            <span className={`${styles.part} ${styles.hot}`}>{t('landing.hero.titleHot')}</span>
          </h1>
          <p className={styles.lead}>{t('landing.hero.lead')}</p>
          <div className={styles.actions}>
            <Button variant="hot" size="lg" onClick={() => onRegister()}>
              {t('landing.hero.register', { days: trialDays })}
            </Button>
            <Button variant="outline" size="lg" onClick={() => onDemo()}>
              <Play aria-hidden="true" />
              {t('landing.hero.demo')}
            </Button>
          </div>
          <ul className={styles.reassurances}>
            {reassurances.map((id) => (
              <li key={id}>
                <Check aria-hidden="true" />
                {t(`landing.hero.reassurances.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <HeroScene />
      </div>
    </section>
  );
}
