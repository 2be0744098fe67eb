interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** At most, or at least, this. */
  readonly max?: number;
  readonly min?: number;
}

/** Prints a figure beside its bar; a figure on the wrong side makes the program end with 1. */
export function report({ what, value, unit, max, min }: Figure): void {
  const isWithin = (max === undefined || value <= max) && (min === undefined || value >= min);
  const bar = max === undefined ? `at least ${min}` : `at most ${max}`;
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${Math.round(value * 100) / 100} ${unit} (${bar})`);
  if (!isWithin) process.exitCode = 1;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
