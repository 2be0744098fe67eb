interface SumTextProps {
  agorot: number;
  className?: string;
}

/** Whole shekels stay whole; where there are agorot they are told. What is refunded stands with its minus. */
export function SumText({ agorot, className }: SumTextProps) {
  const digits = agorot % 100 === 0 ? 0 : 2;
  const text = new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(agorot / 100);
  return (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  );
}
