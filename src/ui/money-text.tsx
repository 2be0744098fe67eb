import type { Money } from '#base/money.ts';

interface MoneyTextProps {
  value: Money | undefined;
  className?: string;
}

/**
 * The sign before the number in both languages. The he-IL form carries direction marks that would turn the order around
 * inside a left-to-right isolate, so here the English form of the same amount is used.
 */
export function MoneyText({ value, className }: MoneyTextProps) {
  const { amount, currency } = value ?? { amount: 0, currency: 'ILS' };
  const text = new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount / 100);
  return (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  );
}
