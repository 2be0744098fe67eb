import { trialDays } from '#features/packages/plan.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import styles from './last-call.module.css';
import layout from './layout.module.css';
import { PlanStrip } from './plan-strip.tsx';

interface LastCallProps {
  onRegister(): void;
  onLogin(): void;
}

export function LastCall({ onRegister, onLogin }: LastCallProps) {
  const t = useTexts(landingTexts);
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="landing-last">
      <div className={styles.call} data-theme="dark">
        <span className={styles.rings} aria-hidden="true" />
        <Mark size={64} />
        <h2 className={styles.title} id="landing-last">
          {t('landing.last.title')}
        </h2>
        <p className={styles.text}>{t('landing.last.text')}</p>
        <div className={styles.actions}>
          <Button variant="hot" size="lg" onClick={() => onRegister()}>
            {t('landing.last.register', { days: trialDays })}
          </Button>
          <Button variant="outline" size="lg" className={styles.login} onClick={() => onLogin()}>
            {t('landing.last.login')}
          </Button>
        </div>
        <PlanStrip />
      </div>
    </section>
  );
}
