import { formatAgorot, formatPrice, type Money } from '#base/money.ts';
import { LatinText } from './latin-text.tsx';

export function MoneyText({ value, className }: { value: Money | undefined; className?: string }) {
  return <LatinText className={className}>{formatPrice(value ?? { amount: 0, currency: 'ILS' })}</LatinText>;
}

/** An amount to the agora, as in bank statements and invoices. A refund has a minus sign. */
export function AmountText({ agorot, className }: { agorot: number; className?: string }) {
  return <LatinText className={className}>{formatAgorot(agorot)}</LatinText>;
}
