interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Upper or lower limit. */
  readonly max?: number;
  readonly min?: number;
}

/** Prints a figure with its limit; a figure beyond the limit sets exit code 1. */
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
