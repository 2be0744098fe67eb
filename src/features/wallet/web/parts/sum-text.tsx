interface SumTextProps {
  /** Agorot. */
  value: number;
  className?: string;
}

/** Whole shekels stay whole; where there are agorot they are told, because these sums are compared with a bank's. */
export function SumText({ value, className }: SumTextProps) {
  const digits = value % 100 === 0 ? 0 : 2;
  const text = new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value / 100);
  return (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  );
}
