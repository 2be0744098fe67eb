import { useId } from 'react';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { packagesTexts } from '../texts.ts';
import styles from './packages.module.css';

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Native radio buttons provide arrow keys, labels and grouping, without the inline styles of Radix's toggle group. */
export function BillingToggle({ cycle, onChange }: { cycle: BillingCycle; onChange(cycle: BillingCycle): void }) {
  const t = useTexts(packagesTexts);
  const name = useId();
  return (
    <Grid as="fieldset" inline shrink className={styles.toggle}>
      <legend>
        <VisuallyHidden>{t('packages.pricing.cycle')}</VisuallyHidden>
      </legend>
      {billingCycles.map((value) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={cycle === value}
            onChange={() => onChange(value)}
          />
          <span>{t(`packages.pricing.${value}`)}</span>
        </label>
      ))}
    </Grid>
  );
}
