import { shekels } from '#base/money.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { landingTexts } from '../texts.ts';
import styles from './plan-strip.module.css';

/** The static prices of the landing page, free of what the packages hold at the moment. */
export function PlanStrip() {
  const t = useTexts(landingTexts);
  return (
    <section className={styles.plans} aria-label={t('landing.plans.label')}>
      <dl className={styles.strip}>
        <div className={styles.plan}>
          <dt>{t('landing.plans.free')}</dt>
          <dd className={styles.price}>{t('landing.plans.freePrice')}</dd>
          <dd className={styles.note}>{t('landing.plans.freeNote')}</dd>
        </div>
        <div className={styles.plan}>
          <dt>{t('landing.plans.monthly')}</dt>
          <dd className={styles.price}>
            <MoneyText value={shekels(landingPrices.monthly)} />{' '}
            <span className={styles.per}>{t('landing.plans.monthlyPer')}</span>
          </dd>
          <dd className={styles.note}>{t('landing.plans.monthlyNote')}</dd>
        </div>
        <div className={styles.plan}>
          <dt>{t('landing.plans.yearly')}</dt>
          <dd className={styles.price}>
            <MoneyText value={shekels(landingPrices.yearly)} />{' '}
            <span className={styles.per}>{t('landing.plans.yearlyPer')}</span>
          </dd>
          <dd className={styles.note}>
            {t('landing.plans.yearlyWas')}{' '}
            <s>
              <MoneyText value={shekels(landingPrices.yearlyBefore)} />
            </s>
            <Badge variant="count">{t('landing.plans.saving', { percent: landingPrices.savingPercent })}</Badge>
          </dd>
        </div>
      </dl>
    </section>
  );
}
