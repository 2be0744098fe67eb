const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `+15d` → milliseconds; undefined if invalid. */
export function offsetMilliseconds(text: string): number | undefined {
  if (text === '0') return 0;
  const match = /^([+-]?)(\d{1,6})([smhd])$/.exec(text);
  if (!match) return undefined;
  const [, sign, count, unit] = match;
  return (sign === '-' ? -1 : 1) * Number(count) * units[unit as keyof typeof units];
}
