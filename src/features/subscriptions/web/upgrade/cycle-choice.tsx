import { useId } from 'react';
import { shekels } from '#base/money.ts';
import type { Product } from '#features/packages/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Cycle } from '../../domain.ts';
import styles from './cycle-choice.module.css';
import { upgradeTexts } from './upgrade-texts.ts';

/** The specification's own figure for the upgrade dialog, in percent; computed savings stand beside the prices elsewhere. */
const yearlyHint = 17;

interface CycleChoiceProps {
  product: Product;
  /** Those that can be had at once. */
  cycles: readonly Cycle[];
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
}

/** Native radios: arrows, names and groups come with them. */
export function CycleChoice({ product, cycles, cycle, onCycle }: CycleChoiceProps) {
  const t = useTexts(upgradeTexts);
  const name = useId();
  const prices = { monthly: product.monthlyPrice, yearly: product.yearlyPrice };
  const periods = { monthly: t('upgradePlan.perMonth'), yearly: t('upgradePlan.perYear') };
  return (
    <fieldset className={styles.choice} data-count={cycles.length}>
      <legend>
        <VisuallyHidden>{t('upgradePlan.cycle')}</VisuallyHidden>
      </legend>
      {cycles.map((value) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={cycle === value}
            onChange={() => onCycle(value)}
          />
          <span className={styles.name}>
            {t(`upgradePlan.${value}`)}
            {value === 'yearly' && (
              <Badge variant="hot" size="sm">
                {t('upgradePlan.hint', { percent: yearlyHint })}
              </Badge>
            )}
          </span>
          <span className={styles.price}>
            <MoneyText className={styles.sum ?? ''} value={shekels(prices[value])} /> {periods[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
