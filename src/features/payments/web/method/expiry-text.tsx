import { Badge } from '#ui/badge.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { payingTexts } from '../texts.ts';
import styles from './method-line.module.css';

interface ExpiryTextProps {
  month: number;
  year: number;
  expiry: PaymentMethod['expiry'];
}

/** As it is printed on the card, and a word where it is about to matter. */
export function ExpiryText({ month, year, expiry }: ExpiryTextProps) {
  const t = useTexts(payingTexts);
  const printed = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
  return (
    <span className={styles.expiry}>
      <span>
        {t('paying.method.expiry')} <LatinText>{printed}</LatinText>
      </span>
      {expiry !== 'good' && (
        <Badge size="sm" variant={expiry === 'over' ? 'bad' : 'warn'}>
          {t(`paying.method.${expiry}`)}
        </Badge>
      )}
    </span>
  );
}
