export interface Change {
  readonly kind: 'more' | 'less' | 'same';
  readonly amount: number;
  readonly isPercent: boolean;
}

/** Of a handful, a percentage says less than the difference itself; of a thousandfold, nothing at all. */
const minForPercent = 10;
const maxPercent = 1_000;

/** What became of a figure since the period before; undefined where that is not known. */
export function changeOf(value: number, before: number | null | undefined): Change | undefined {
  if (before === null || before === undefined) return undefined;
  const difference = Math.abs(value - before);
  if (difference === 0) return { kind: 'same', amount: 0, isPercent: false };
  const kind = value > before ? 'more' : 'less';
  const percent = before < minForPercent ? 0 : Math.round((difference / before) * 100);
  const isPercent = percent > 0 && percent < maxPercent;
  return { kind, amount: isPercent ? percent : difference, isPercent };
}
