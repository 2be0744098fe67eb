import { formatAgorot, formatPrice, type Money } from '#base/money.ts';

interface MoneyTextProps {
  value: Money | undefined;
  className?: string;
}

export function MoneyText({ value, className }: MoneyTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {formatPrice(value ?? { amount: 0, currency: 'ILS' })}
    </bdi>
  );
}

interface AmountTextProps {
  agorot: number;
  className?: string;
}

/** An amount to the agora, as in bank statements and invoices. A refund has a minus sign. */
export function AmountText({ agorot, className }: AmountTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {formatAgorot(agorot)}
    </bdi>
  );
}
