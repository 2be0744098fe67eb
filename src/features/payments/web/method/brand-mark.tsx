import { CreditCard } from 'lucide-react';
import type { MethodBrand } from '../../domain.ts';
import styles from './brand-mark.module.css';

/** What the eye looks for on a card; its name stands beside it in words. Marks never mirror. */
const letters: Partial<Record<MethodBrand, string>> = {
  visa: 'VISA',
  amex: 'AMEX',
  isracard: 'ISRA',
  diners: 'DINERS',
};

export function BrandMark({ brand }: { brand: MethodBrand }) {
  return (
    <span className={styles.mark} data-brand={brand} dir="ltr" aria-hidden="true">
      {brand === 'mastercard' && <Circles />}
      {brand === 'other' && <CreditCard size={20} strokeWidth={1.75} />}
      {letters[brand]}
    </span>
  );
}

function Circles() {
  return (
    <svg width="26" height="16" viewBox="0 0 26 16" aria-hidden="true">
      <circle className={styles.first} cx="8" cy="8" r="8" />
      <circle className={styles.second} cx="18" cy="8" r="8" />
    </svg>
  );
}
