interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** At most, or at least, this. */
  readonly most?: number;
  readonly least?: number;
}

/** Prints a figure beside its bar; a figure on the wrong side makes the program end with 1. */
export function report({ what, value, unit, most, least }: Figure): void {
  const isGood = (most === undefined || value <= most) && (least === undefined || value >= least);
  const bar = most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(`${isGood ? '✓' : '✗'} ${what}: ${Math.round(value * 100) / 100} ${unit} (${bar})`);
  if (!isGood) process.exitCode = 1;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
