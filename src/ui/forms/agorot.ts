/** Parses an amount in shekels; undefined if invalid or more than `max`. Accepts a comma as the decimal separator. */
export function agorotOf(typed: string, max: number): number | undefined {
  const [, integer, fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (integer === undefined) return undefined;
  const agorot = Number(integer) * 100 + Number(fraction.padEnd(2, '0'));
  return agorot > 0 && agorot <= max ? agorot : undefined;
}

/** A fraction of an agora, such as 10.555. After a comma, three digits may also be thousands. */
export const isTooFine = (typed: string): boolean => /^\d+\.\d{3,}$/.test(typed.trim());

/** Formatted as a user would type it. */
export const shekelsOf = (agorot: number): string => (agorot / 100).toFixed(2);
