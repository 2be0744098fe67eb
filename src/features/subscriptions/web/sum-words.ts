/**
 * Agorot inside a sentence: whole shekels stay whole, and whatever is refunded is told to the agora. Isolated, so that
 * the sign stands before the number in Hebrew too.
 */
export function sumWords(agorot: number): string {
  const digits = agorot % 100 === 0 ? 0 : 2;
  const text = new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(agorot / 100);
  return `\u2066${text}\u2069`;
}
