interface SumProps {
  amount: number;
  className?: string;
}

/** Agorot where there are any: here every one of them counts. The sign stands before the number in both languages. */
export const sumText = (amount: number): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);

/** For the middle of a sentence, which may run the other way. */
export const sumInText = (amount: number): string => `\u2066${sumText(amount)}\u2069`;

export function Sum({ amount, className }: SumProps) {
  return (
    <bdi dir="ltr" className={className}>
      {sumText(amount)}
    </bdi>
  );
}
