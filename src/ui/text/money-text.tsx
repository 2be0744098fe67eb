import { formatAgorot, formatPrice, type Money } from '#base/money.ts';

export function MoneyText({ value, className }: { value: Money | undefined; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {formatPrice(value ?? { amount: 0, currency: 'ILS' })}
    </bdi>
  );
}

/** An amount to the agora, as in bank statements and invoices. A refund has a minus sign. */
export function AmountText({ agorot, className }: { agorot: number; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {formatAgorot(agorot)}
    </bdi>
  );
}
