import { Check } from 'lucide-react';
import { useState } from 'react';
import { shekels } from '#base/money.ts';
import { landingPrices } from '#features/packages/prices.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import styles from './required-page.module.css';
import { requiredTexts } from './required-texts.ts';

const plans = ['basic', 'monthly', 'yearly'] as const;
type Plan = (typeof plans)[number];
const lines = ['one', 'two', 'three'] as const;

interface RequiredPlansProps {
  /** Settles when the plan is joined. */
  onJoin(plan: Plan): Promise<void>;
}

/** The three static plans of the specification, whatever the packages hold at the moment. */
export function RequiredPlans({ onJoin }: RequiredPlansProps) {
  const t = useTexts(requiredTexts);
  const [joining, setJoining] = useState<Plan>();
  const join = async (plan: Plan) => {
    if (joining) return;
    setJoining(plan);
    await onJoin(plan);
    setJoining(undefined);
  };
  return (
    <ul className={styles.plans} aria-label={t('required.plans')}>
      {plans.map((plan) => (
        <li key={plan} className={styles.plan} data-plan={plan}>
          <h2 className={styles.name}>
            {t(`required.${plan}.name`)}
            {plan === 'yearly' && <Badge variant="hot">{t('required.popular')}</Badge>}
          </h2>
          <Price plan={plan} />
          <Button
            block
            variant={plan === 'yearly' ? 'default' : 'outline'}
            loading={joining === plan}
            disabled={joining !== undefined && joining !== plan}
            onClick={() => void join(plan)}
          >
            {t(`required.${plan}.action`)}
          </Button>
          <ul className={styles.lines} aria-label={t('required.includes', { name: t(`required.${plan}.name`) })}>
            {lines.map((line) => (
              <li key={line}>
                <Check size={18} aria-hidden="true" />
                {t(`required.lines.${plan}.${line}`)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface PriceProps {
  plan: Plan;
}

function Price({ plan }: PriceProps) {
  const t = useTexts(requiredTexts);
  if (plan === 'basic')
    return (
      <div className={styles.price}>
        <p className={styles.amount}>{t('required.basic.price')}</p>
        <p className={styles.note}>{t('required.basic.text')}</p>
      </div>
    );
  const { yearlyBefore, savingPercent } = landingPrices;
  const text =
    plan === 'yearly'
      ? t('required.yearly.text', { before: `\u2066₪${yearlyBefore}\u2069`, percent: savingPercent })
      : t('required.monthly.text');
  return (
    <div className={styles.price}>
      <p className={styles.amount}>
        <MoneyText value={shekels(landingPrices[plan])} />{' '}
        <span className={styles.per}>{t(`required.${plan}.per`)}</span>
      </p>
      <p className={styles.note}>{text}</p>
    </div>
  );
}
