import { formatPrice, type Money } from '#base/money.ts';

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
