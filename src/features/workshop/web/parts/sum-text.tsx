interface SumTextProps {
  agorot: number;
}

/** To the agora where there are any: what is refunded is told exactly. */
export function SumText({ agorot }: SumTextProps) {
  const digits = agorot % 100 === 0 ? 0 : 2;
  const text = new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(agorot / 100);
  return <bdi dir="ltr">{text}</bdi>;
}
