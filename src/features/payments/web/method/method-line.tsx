import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { payingTexts } from '../texts.ts';
import { BrandMark } from './brand-mark.tsx';
import { ExpiryText } from './expiry-text.tsx';
import styles from './method-line.module.css';

type Named = Pick<PaymentMethod, 'brand' | 'last4'>;
type Expiring = Partial<Pick<PaymentMethod, 'expMonth' | 'expYear' | 'expiry'>>;

interface MethodLineProps {
  /** Without an expiry, as a payment remembers it, the line is the name alone. */
  method: Named & Expiring;
}

/** A payment method in one line, made of phrases alone so that it can stand in a label. */
export function MethodLine({ method: { brand, last4, expMonth, expYear, expiry } }: MethodLineProps) {
  const t = useTexts(payingTexts);
  return (
    <span className={styles.line}>
      <BrandMark brand={brand} />
      <span className={styles.words}>
        <span className={styles.name}>
          {t(`paying.brand.${brand}`)} <VisuallyHidden>{t('paying.method.ending')} </VisuallyHidden>
          <LatinText className={styles.digits ?? ''}>
            <span aria-hidden="true">•••• </span>
            {last4}
          </LatinText>
        </span>
        {expMonth !== undefined && expYear !== undefined && (
          <ExpiryText month={expMonth} year={expYear} expiry={expiry ?? 'good'} />
        )}
      </span>
    </span>
  );
}
