interface SumTextProps {
  /** Agorot. */
  value: number;
  className?: string;
}

const written = (agorot: number): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: agorot % 100 === 0 ? 0 : 2,
  }).format(agorot / 100);

/** For the middle of a sentence, which may run the other way. */
export const sumWords = (agorot: number): string => `\u2066${written(agorot)}\u2069`;

export function SumText({ value, className }: SumTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {written(value)}
    </bdi>
  );
}
