import { formatAgorot } from '#base/money.ts';

interface AmountTextProps {
  agorot: number;
  className?: string;
}

/** An amount to the agora, as banks and invoices write it. A refund has its minus. */
export function AmountText({ agorot, className }: AmountTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {formatAgorot(agorot)}
    </bdi>
  );
}
