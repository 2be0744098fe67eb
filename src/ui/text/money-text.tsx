import { formatMoney } from '#base/money.ts';
import { LatinText } from './latin-text.tsx';

interface MoneyTextProps {
  /** In agorot, or cents. A refund is negative. */
  agorot: number | undefined;
  currency?: string;
  className?: string;
}

export function MoneyText({ agorot, currency, className }: MoneyTextProps) {
  return <LatinText className={className}>{formatMoney(agorot, currency)}</LatinText>;
}
